/** The worker's scope and base path, typed for the modules of this folder. */
declare const self: ServiceWorkerGlobalScope
declare const BASE_PATH: string

export const worker: ServiceWorkerGlobalScope = self

/** The app's base path, with a slash at both ends. */
export const basePath = BASE_PATH
