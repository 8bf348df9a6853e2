/** Bundles the page's two scripts: the one of its head (`src/head.ts`) and the app's (`src/main.tsx`). */
import path from 'node:path'
import { build as esbuild, type BuildOptions, type Metafile } from 'esbuild'
import type { Settings } from '../settings'
import { browsers, bundleOptions, preactAliases } from './bundle-options'

export interface Scripts {
  head: string
  app: string
  /** How many bytes each source has in the two, by esbuild. */
  metafile: Metafile
}

/** How esbuild makes the two: minified, or readable and with source maps for developing. */
export const scriptOptions = (settings: Settings, isDevelopment: boolean) =>
  ({
    ...bundleOptions(settings),
    entryPoints: { head: 'src/head.ts', app: 'src/main.tsx' },
    outdir: '.',
    write: false,
    format: 'iife',
    target: browsers,
    alias: preactAliases,
    minify: !isDevelopment,
    sourcemap: isDevelopment && 'inline',
    metafile: true,
  }) satisfies BuildOptions

/** The scripts, as esbuild writes them. */
export const bundleScripts = async (settings: Settings, isDevelopment: boolean): Promise<Scripts> => {
  const { outputFiles, metafile } = await esbuild(scriptOptions(settings, isDevelopment))
  const textOf = (name: string) =>
    outputFiles.find((file) => path.basename(file.path) === `${name}.js`)?.text ?? ''
  return { head: textOf('head'), app: textOf('app'), metafile }
}
