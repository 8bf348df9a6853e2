/** Loads a fresh copy of a module, as a launch of the app does, because stores read the page when they load. */
import { build } from 'esbuild'
import { bundleOptions, preactAliases } from '../../tools/page/bundle-options'

let starts = 0

/** Returns a module of `src/`, such as `stores/route`, with its own state. `Module` is its type. */
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
