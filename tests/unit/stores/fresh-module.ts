/** Stores read the page when they are loaded: this loads one anew, as a start of the app does. */
import { build } from 'esbuild'
import { bundleOptions, preactAliases } from '../../../tools/page/bundle-options'

let starts = 0

/** A store of `src/stores/` with a state of its own. `Store` is the type of its module. */
export const freshModule = async <Store>(name: string, basePath = '/'): Promise<Store> => {
  const { outputFiles } = await build({
    ...bundleOptions({ basePath, dataUrl: 'https://data.example/', buildId: '0123456789' }),
    entryPoints: [`src/stores/${name}.ts`],
    format: 'esm',
    alias: preactAliases,
  })
  const code = `${outputFiles![0]!.text}\n// start ${++starts}`
  return import(`data:text/javascript,${encodeURIComponent(code)}`)
}
