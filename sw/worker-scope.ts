/** Shared by `worker.ts` and `retire.ts`. */
declare const self: ServiceWorkerGlobalScope
declare const BASE_PATH: string

export const worker: ServiceWorkerGlobalScope = self

/** The app's base path, with a slash at both ends. */
export const basePath = BASE_PATH
