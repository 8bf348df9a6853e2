/** Path that the app lives below, with a slash at both ends. Set by the build. */
declare const BASE_PATH: string
/** Address of the folder that holds the four files, with a slash at the end. Set by the build. */
declare const DATA_URL: string

interface Window {
  /**
   * The requests for data files that the head's script has started, by data set. The app takes each out when it first
   * needs the file. Undefined where the head requests nothing.
   */
  earlyRequests?: Partial<Record<import('./schemas').DatasetName, import('./device/fetch-json').JsonRequest>>
}

/** Made from `schemas.ts` by the build (`tools/page/compile-checks.ts`). */
declare module 'strandline:checks' {
  /** One check a data set: what is wrong with a file, and where; undefined when nothing is. */
  export const checks: Record<import('./schemas').DatasetName, (file: unknown) => string | undefined>
}
