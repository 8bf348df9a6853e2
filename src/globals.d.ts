/** The app's base path, with a slash at both ends. Set by the build. */
declare const BASE_PATH: string
/** URL of the folder of data files, with a slash at the end. Set by the build. */
declare const DATA_URL: string
/** The credit of the gauge that the tides are predicted from, if any. Set by the build. */
declare const TIDE_CREDIT: { name: string; url: string } | undefined

interface Window {
  /** Requests that the script in the page's head started. The app removes each one when it first needs the file. */
  earlyRequests?: Partial<Record<import('./schemas').DatasetName, import('./device/fetch-json').JsonRequest>>
}

/** Generated from `schemas.ts` by the build (`tools/page/compile-parsers.ts`). */
declare module 'strandline:parsers' {
  type Files = import('./schemas').Files
  export const parsers: { [Name in keyof Files]: import('./lib/parse').Parser<Files[Name]> }
}
