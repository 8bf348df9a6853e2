/** Renders the page's shell when the app is built. */
import path from 'node:path'
import { build as esbuild } from 'esbuild'
import { bundleOptions, projectFolder } from './bundle'
import type { Settings } from './settings'
import { shortNamesPlugin, type ShortNames } from './short-names'

/** The shell as HTML. Its links lead to pages of their own, also without the script. */
export const buildShell = async (settings: Settings, names: ShortNames): Promise<string> => {
  const { outputFiles } = await esbuild({
    ...bundleOptions(settings),
    plugins: [shortNamesPlugin(names)],
    entryPoints: [path.join(projectFolder, 'build/shell-markup.tsx')],
    format: 'esm',
    minify: true,
  })
  const code = `data:text/javascript;base64,${Buffer.from(outputFiles![0]!.text).toString('base64')}`
  const { shellMarkup }: typeof import('./shell-markup') = await import(code)
  // Shapes of SVG can close themselves.
  return shellMarkup(settings.basePath).replaceAll('></path>', '/>')
}
