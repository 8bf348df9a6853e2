/**
 * Runs one of the project's commands: `node tools/run.mjs build.ts`. Bundles it first, including TypeBox: loading one
 * file takes half the processor time of loading TypeBox's 700.
 */
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const projectFolder = path.dirname(import.meta.dirname)

process.argv.splice(1, 1)
// A mistake in `src/camp.ts` can keep a command from starting; it is explained like any other.
try {
  await importBundled(process.argv[1])
} catch (error) {
  process.exitCode = 2
  try {
    const { reportError } = await importBundled('tools/fail.ts')
    await reportError(error)
  } catch {
    // The bundle cannot be written, for example because the disk is full.
    console.error(error.message)
  }
}

async function importBundled(entryPoint) {
  const bundle = path.join(projectFolder, '.cache', `run-${randomUUID()}.mjs`)
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
  try {
    return await import(pathToFileURL(bundle).href)
  } finally {
    // A bundle that cannot be loaded, for example because a package is missing, has not removed itself.
    rmSync(bundle, { force: true })
  }
}

/** An esbuild plugin, because `packages` has no exceptions. */
function bundleTypeBox(build) {
  build.onResolve({ filter: /^typebox/ }, ({ path }) => ({ path: fileURLToPath(import.meta.resolve(path)) }))
}
