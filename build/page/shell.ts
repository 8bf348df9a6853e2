/** Renders the page's shell when the app is built. */
import { build as esbuild } from 'esbuild'
import type { Settings } from '../settings'
import { bundleOptions } from './bundle'

/** The shell as HTML. Its links lead to pages of their own, also without the script. */
export const buildShell = async (settings: Settings): Promise<string> => {
  const { outputFiles } = await esbuild({
    ...bundleOptions(settings),
    write: false,
    entryPoints: ['build/page/shell-markup.tsx'],
    format: 'esm',
  })
  const code = `data:text/javascript;base64,${Buffer.from(outputFiles[0]!.text).toString('base64')}`
  const { shellMarkup }: typeof import('./shell-markup') = await import(code)
  return shellMarkup(settings.basePath)
}
