export interface Cached<Data> {
  data: Data
  /** Epoch milliseconds of the fetch. */
  lastUpdated: number
}

export type DatasetState<Data> =
  | { status: 'loading'; cached: Cached<Data> | undefined }
  | { status: 'loaded'; cached: Cached<Data> }
  | { status: 'error'; cached: Cached<Data> | undefined }

/** In two parts: a screen reader announces the state, but not the age, which changes every minute. */
export const statusText = (
  status: DatasetState<unknown>['status'],
  age: string | undefined,
): [state: string, age: string] => {
  if (status === 'error') return age ? ['Error (showing data from ', `${age})`] : ['Error', '']
  return age ? ['Last updated ', age] : ['Loading ...', '']
}
