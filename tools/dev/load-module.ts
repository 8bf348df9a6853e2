import { importBundle, type ImportedBundle } from '../import-bundle'

/**
 * A function that gives the module at a path relative to the project's folder. It takes the files that have changed
 * since the last call, and loads the module again only when it imports one of them. Rejects as `importBundle` does.
 */
export const createModuleLoader = <Module>(entryPoint: string) => {
  let loaded: ImportedBundle<Module> | undefined
  return async (changed: string[]): Promise<Module> => {
    const isCurrent = loaded && !loaded.files.some((file) => changed.includes(file))
    if (loaded && isCurrent) return loaded.module
    // A module that cannot be loaded now is tried again after any change.
    loaded = undefined
    loaded = await importBundle<Module>(entryPoint, { packages: 'external', platform: 'node' })
    return loaded.module
  }
}
