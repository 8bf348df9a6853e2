import { ageText } from './words'

/** A file's content and when it was fetched (epoch milliseconds). */
export interface Cached<Data> {
  data: Data
  lastUpdated: number
}

/** The state of a request, with the last good file while there is one; a loaded data set always has one. */
export type DatasetState<Data> =
  | { status: 'loading'; cached: Cached<Data> | undefined }
  | { status: 'loaded'; cached: Cached<Data> }
  | { status: 'error'; cached: Cached<Data> | undefined }

/**
 * The text of the status line at a time (epoch milliseconds), in two parts: what a screen reader should say when it
 * changes, and the age of the data, which changes every minute.
 */
export const statusText = (
  { status, cached }: DatasetState<unknown>,
  now: number,
): [state: string, age: string] => {
  const age = cached && ageText(now - cached.lastUpdated)
  if (status === 'error') return age ? ['Error (showing data from ', `${age})`] : ['Error', '']
  return age ? ['Last updated ', age] : ['Loading ...', '']
}
