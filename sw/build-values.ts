/** Lists that the build writes into the worker. */
import { basePath } from './worker-scope'

declare const self: { __WB_MANIFEST: PrecachedFile[] }
declare const ROUTES: string[]

/** The paths for which the worker serves the page: each screen's, and the base path. */
export const appPaths: string[] = [...ROUTES.map((route) => basePath + route.slice(1)), basePath]

export interface PrecachedFile {
  /** The file's path on this origin. */
  url: string
  /** SHA-256 of the file's bytes, in base64. */
  revision: string
}

/** The page, listed under the base path, and the files of `src/precached-files.ts`. */
export const files: PrecachedFile[] = self.__WB_MANIFEST
