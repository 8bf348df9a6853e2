export interface Cached<Data> {
  data: Data
  /** Epoch milliseconds of the fetch. */
  lastUpdated: number
}

/** The state of the request, with the last valid file; a loaded data set always has one. */
export type DatasetState<Data> =
  | { status: 'loading'; cached: Cached<Data> | undefined }
  | { status: 'loaded'; cached: Cached<Data> }
  | { status: 'error'; cached: Cached<Data> | undefined }

/**
 * The status line's text from the age of the data (undefined without data), in two parts: the state, which a screen
 * reader announces when it changes, and the age, which changes every minute.
 */
export const statusText = (
  status: DatasetState<unknown>['status'],
  age: string | undefined,
): [state: string, age: string] => {
  if (status === 'error') return age ? ['Error (showing data from ', `${age})`] : ['Error', '']
  return age ? ['Last updated ', age] : ['Loading ...', '']
}
