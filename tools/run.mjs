/**
 * Runs one of the project's commands: `node tools/run.mjs build.ts`. Bundles it first, including TypeBox: loading one
 * file takes half the processor time of loading TypeBox's 700.
 */
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { importBundle } from './import-bundle.mjs'

const projectFolder = path.dirname(import.meta.dirname)

process.argv.splice(1, 1)
process.setSourceMapsEnabled(true)
// A mistake in `src/camp.ts` can keep a command from starting; it is explained like any other.
try {
  await importTool(process.argv[1] ?? '')
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
    const { module } = await importTool('tools/command/run-tool.ts')
    await module.reportError(error)
  } catch {
    // esbuild gives the system's reason, such as "no space left on device".
    const [, reason] = /^error: Failed to (?:write to|create) output .*: (.*)$/m.exec(error.message) ?? []
    const cacheFolder = path.join(projectFolder, '.cache')
    console.error(
      reason ? `${cacheFolder}: cannot be written (${reason}); correct that, and try again` : error.message,
    )
  }
}

function importTool(entryPoint) {
  return importBundle(entryPoint, {
    absWorkingDir: projectFolder,
    platform: 'node',
    packages: 'external',
    plugins: [{ name: 'bundle-typebox', setup: bundleTypeBox }],
    sourcesContent: false,
  })
}

/** An esbuild plugin, because `packages` has no exceptions. */
function bundleTypeBox(build) {
  build.onResolve({ filter: /^typebox/ }, ({ path }) => ({ path: fileURLToPath(import.meta.resolve(path)) }))
}
