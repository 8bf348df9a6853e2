/** Imports the current version of a module in this project; Node's own import would return a cached one. */
import { randomUUID } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Bundles the module at a path relative to `absWorkingDir`, the project's folder, and imports the bundle. Returns its
 * module, and the source files in it by their relative paths. Rejects with esbuild's error, which names the file and
 * line, if a file cannot be parsed.
 *
 * @template Module
 * @param {string} entryPoint
 * @param {import('esbuild').BuildOptions} options
 * @returns {Promise<{ module: Module; files: string[] }>}
 */
export async function importBundle(entryPoint, options) {
  // Imported only here, because without `npm ci` there is no esbuild.
  const { build } = await import('esbuild')
  const { absWorkingDir: projectFolder } = options
  // The bundle is inside the project, because Node resolves external imports from the bundle's folder.
  const bundle = path.join(projectFolder, '.cache', `bundle-${randomUUID()}.mjs`)
  try {
    const { metafile } = await build({
      ...options,
      // An absolute path, because `packages` would take `build.ts` for the name of a package.
      entryPoints: [path.resolve(projectFolder, entryPoint)],
      outfile: bundle,
      bundle: true,
      write: true,
      format: 'esm',
      // Makes stack traces name the sources.
      sourcemap: 'inline',
      metafile: true,
      logLevel: 'silent',
      // Removed as soon as it runs: at the end would be too late, because `npm start` only ends when it is killed.
      banner: { js: "import { rmSync as removeBundle } from 'node:fs'\nremoveBundle(import.meta.filename)" },
    })
    return { module: await import(pathToFileURL(bundle).href), files: Object.keys(metafile.inputs) }
  } finally {
    // A bundle that is cut off, or cannot be loaded because a package is missing, has not removed itself.
    if (existsSync(bundle)) rmSync(bundle)
  }
}
