/** What the last request for a data file has come to. */
export type Status = 'loading' | 'loaded' | 'error'

/** Also shown by the page before the app starts. */
export const loadingText = 'Loading ...'

/** Returns the status line in two parts: a screen reader announces the state, but not the age, which keeps changing. */
export const statusText = (status: Status, age: string | undefined): [state: string, age: string] => {
  if (status === 'error') return age ? ['Error (showing data from ', `${age})`] : ['Error', '']
  return age ? ['Last updated ', age] : [loadingText, '']
}

/** Returns what a visitor can do if there was an error and there is no data to show. */
export const helpText = (isOnline: boolean): string =>
  `${isOnline ? 'The data did not load.' : 'No connection.'} Move somewhere with a better signal; the app will try again.`
