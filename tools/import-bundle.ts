/** Imports the current version of a module in this project; Node's own import would return a cached one. */
import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build as esbuild, type BuildOptions } from 'esbuild'
import { projectFolder } from './files'

export interface ImportedBundle<Module> {
  module: Module
  /** The module's source files, relative to the project's folder. */
  files: string[]
}

/**
 * Bundles the module at a path relative to the project's folder, and imports the bundle. Rejects with esbuild's error,
 * which names the file and line, if a file cannot be parsed.
 */
export const importBundle = async <Module>(
  entryPoint: string,
  options: BuildOptions,
): Promise<ImportedBundle<Module>> => {
  // The bundle is inside the project, because Node resolves external imports from the bundle's folder.
  const bundle = path.join(projectFolder, '.cache', `bundle-${randomUUID()}.mjs`)
  try {
    const { metafile } = await esbuild({
      ...options,
      absWorkingDir: projectFolder,
      entryPoints: [entryPoint],
      outfile: bundle,
      bundle: true,
      write: true,
      format: 'esm',
      // Makes stack traces name the sources.
      sourcemap: 'inline',
      metafile: true,
      logLevel: 'silent',
    })
    const module = (await import(pathToFileURL(bundle).href)) as Module
    return { module, files: Object.keys(metafile.inputs) }
  } finally {
    await rm(bundle, { force: true })
  }
}
