export interface Cached<Data> {
  data: Data
  /** Epoch milliseconds of the fetch. */
  lastUpdated: number
}

export type DatasetState<Data> =
  | { status: 'loading'; cached: Cached<Data> | undefined }
  | { status: 'loaded'; cached: Cached<Data> }
  | { status: 'error'; cached: Cached<Data> | undefined }

/** Also what the page says before the app starts. */
export const loadingText = 'Loading ...'

/** The status line, in two parts: a screen reader announces the state, but not the age, which changes every minute. */
export const statusText = (
  status: DatasetState<unknown>['status'],
  age: string | undefined,
): [state: string, age: string] => {
  if (status === 'error') return age ? ['Error (showing data from ', `${age})`] : ['Error', '']
  return age ? ['Last updated ', age] : [loadingText, '']
}

/** What a visitor can do about an error without any data to show. */
export const helpText = (isOnline: boolean): string =>
  `${isOnline ? 'The data did not load.' : 'No connection.'} Move somewhere with a better signal; the app will try again.`
