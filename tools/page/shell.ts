/** Renders the page's shell when the app is built. */
import { importBundle } from '../import-bundle'
import type { Settings } from '../settings'
import { bundleOptions } from './bundle-options'

/** The shell as HTML. Its links lead to pages of their own, also without the script. */
export const buildShell = async (settings: Settings): Promise<string> => {
  const { module } = await importBundle<typeof import('./shell-markup')>(
    'tools/page/shell-markup.tsx',
    bundleOptions(settings),
  )
  return module.shellMarkup(settings.basePath)
}
