import { msPerMinute } from '../lib/durations'
import type { DatasetName } from '../schemas'
import { isLate, requestJson, type JsonRequest } from './fetch-json'

/** On return to the foreground, the app fetches data and looks for a new build if it last did so this long ago. */
export const staleOnReturnMs = 5 * msPerMinute

const isOpen = (name: DatasetName): boolean => location.pathname.slice(BASE_PATH.length).includes(name)

/** All data sets in the order in which to fetch them, the open screen's first. */
export const datasetNames = (): DatasetName[] => {
  const names: DatasetName[] = ['weather', 'tides', 'locations', 'calendar']
  return names.sort((a, b) => Number(isOpen(b)) - Number(isOpen(a)))
}

export const fileUrl = (name: DatasetName): string => DATA_URL + name + '.json'

export const requestFile = (name: DatasetName): JsonRequest => {
  const request = requestJson(fileUrl(name))
  // The request may fail before it is awaited, which would be an unhandled rejection.
  request.json.catch(() => {})
  return request
}

/**
 * Returns the request that the page's head started; a new one if that is already taken, late, or answered before the
 * copy of `lastUpdated` (epoch milliseconds), which another tab has fetched since.
 */
export const takeRequest = (name: DatasetName, lastUpdated: number): JsonRequest => {
  const early = window.earlyRequests?.[name]
  delete window.earlyRequests?.[name]
  return early && !(early.answeredAt < lastUpdated || isLate(early)) ? early : requestFile(name)
}

export const cacheKey = (name: DatasetName): string => 'cache:' + name

/** Returns whether a stored file is this camp's: other camps on this origin may use the same keys. */
export const isOwnSource = (name: DatasetName, source: unknown): boolean =>
  // Older builds stored no source. Below a base path, a copy without a source may belong to another camp.
  source === fileUrl(name) || (source === undefined && BASE_PATH === '/')
