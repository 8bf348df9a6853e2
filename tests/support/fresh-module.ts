/** Loads a fresh copy of a store's module, as a start of the app does: stores read the page when they load. */
import { build } from 'esbuild'
import { bundleOptions, preactAliases } from '../../tools/page/bundle-options'

let starts = 0

/** A module of `src/`, such as `stores/route`, with its own state. `Module` is its type. */
export const freshModule = async <Module>(path: string, basePath = '/'): Promise<Module> => {
  const { outputFiles } = await build({
    ...bundleOptions({ basePath, dataUrl: 'https://data.example/', buildId: '0123456789' }),
    entryPoints: [`src/${path}.ts`],
    format: 'esm',
    alias: preactAliases,
  })
  const code = `${outputFiles![0]!.text}\n// start ${++starts}`
  return import(`data:text/javascript,${encodeURIComponent(code)}`)
}
