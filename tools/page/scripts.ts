/** Bundles the page's two scripts: `src/head.ts` and `src/main.tsx`. */
import path from 'node:path'
import { build as esbuild, type BuildOptions, type Metafile } from 'esbuild'
import type { Settings } from '../settings'
import { browsers, bundleOptions, preactAliases } from './bundle-options'

export interface Scripts {
  head: string
  app: string
  /** From esbuild: the bytes of each source in the two scripts. */
  metafile: Metafile
}

/** Options for esbuild: minified scripts, or for development readable ones with source maps. */
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

export const bundleScripts = async (settings: Settings, isDevelopment: boolean): Promise<Scripts> => {
  const { outputFiles, metafile } = await esbuild(scriptOptions(settings, isDevelopment))
  const textOf = (name: string) =>
    outputFiles.find((file) => path.basename(file.path) === `${name}.js`)?.text ?? ''
  return { head: textOf('head'), app: textOf('app'), metafile }
}
