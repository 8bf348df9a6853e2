import { importBundle } from '../import-bundle'
import type { Settings } from '../settings'
import { bundleOptions } from './bundle-options'

/** The page's shell as HTML. Its links work before the script has loaded. */
export const buildShell = async (settings: Settings): Promise<string> => {
  const { module } = await importBundle<typeof import('./shell-markup')>(
    'tools/page/shell-markup.tsx',
    bundleOptions(settings),
  )
  return module.shellMarkup(settings.basePath)
}
