/**
 * Runs one of the project's commands: `node tools/run.mjs build.ts`. Bundles it first, including TypeBox: loading one
 * file takes half the processor time of loading TypeBox's 700.
 */
import { randomUUID } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const projectFolder = path.dirname(import.meta.dirname)
const cacheFolder = path.join(projectFolder, '.cache')

process.argv.splice(1, 1)
// A mistake in `src/camp.ts` can keep a command from starting; it is explained like any other.
try {
  await importBundled(process.argv[1])
} catch (error) {
  process.exitCode = 2
  await report(error)
}

async function report(error) {
  // If a package's folder is there but empty, Node's message has a path instead of a name.
  const [, missingPackage] =
    /Cannot find (?:package|module) '(?:.*node_modules\/)?((?:@[^/']+\/)?[^/']+)/.exec(error.message) ?? []
  if (missingPackage) return console.error(`node_modules/${missingPackage}: not found; run npm ci`)
  try {
    const { reportError } = await importBundled('tools/fail.ts')
    await reportError(error)
  } catch {
    // esbuild gives the system's reason, such as "no space left on device".
    const [, reason] = /^error: Failed to (?:write to|create) output .*: (.*)$/m.exec(error.message) ?? []
    console.error(
      reason ? `${cacheFolder}: cannot be written (${reason}); correct that, and try again` : error.message,
    )
  }
}

async function importBundled(entryPoint) {
  // Imported only here, because without `npm ci` there is no esbuild.
  const { build } = await import('esbuild')
  const bundle = path.join(cacheFolder, `run-${randomUUID()}.mjs`)
  try {
    await build({
      absWorkingDir: projectFolder,
      // An absolute path, because `packages` would take `build.ts` for the name of a package.
      entryPoints: [path.resolve(projectFolder, entryPoint ?? '')],
      outfile: bundle,
      bundle: true,
      format: 'esm',
      platform: 'node',
      packages: 'external',
      plugins: [{ name: 'bundle-typebox', setup: bundleTypeBox }],
      // Makes stack traces name the sources.
      sourcemap: 'inline',
      sourcesContent: false,
      logLevel: 'silent',
      // Removed as soon as it runs: at the end would be too late, because `npm start` only ends when it is killed.
      banner: { js: "import { rmSync as removeBundle } from 'node:fs'\nremoveBundle(import.meta.filename)" },
    })
    process.setSourceMapsEnabled(true)
    return await import(pathToFileURL(bundle).href)
  } finally {
    // A bundle that is cut off, or cannot be loaded because a package is missing, has not removed itself.
    if (existsSync(bundle)) rmSync(bundle)
  }
}

/** An esbuild plugin, because `packages` has no exceptions. */
function bundleTypeBox(build) {
  build.onResolve({ filter: /^typebox/ }, ({ path }) => ({ path: fileURLToPath(import.meta.resolve(path)) }))
}
