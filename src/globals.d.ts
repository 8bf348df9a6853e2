/** Path that the app lives below, with a slash at both ends. Set by the build. */
declare const BASE_PATH: string
/** First 7 characters of the build id. Set by the build. */
declare const VERSION: string
/** Address of the folder that holds the four files, with a slash at the end. Set by the build. */
declare const DATA_URL: string

interface Window {
  /**
   * What the head's script hands over to the app's: the requests for data files that it has begun, by data set. The
   * app takes each out when it first needs the file. Missing at a later start, when the head asks for nothing.
   */
  earlyRequests?: Partial<Record<import('./schemas').DatasetName, import('./lib/fetch-json').JsonRequest>>
}

/** Made from `schemas.ts` by the build (`build/page/compile-checks.ts`). */
declare module 'strandline:checks' {
  /** One check a data set: what is wrong with a file, and where; undefined when nothing is. */
  export const checks: Record<import('./schemas').DatasetName, (file: unknown) => string | undefined>
}
