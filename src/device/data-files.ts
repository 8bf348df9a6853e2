/** The data sets' files: their order, addresses, requests, and keys in local storage. */
import type { DatasetName } from '../schemas'
import { requestJson, timeoutMs, type JsonRequest } from './fetch-json'

/** The usual order of fetching. */
const usualOrder: Record<DatasetName, number> = { weather: 0, tides: 1, locations: 2, calendar: 3 }

/** All data sets in the order to fetch them now: first that of the open screen. */
export const datasetNames = (): DatasetName[] => {
  const names = Object.keys(usualOrder) as DatasetName[]
  const isOpen = (name: DatasetName) => location.pathname.slice(BASE_PATH.length).includes(name)
  return names.sort((a, b) => Number(isOpen(b)) - Number(isOpen(a)) || usualOrder[a] - usualOrder[b])
}

/** The address of a data set's file. */
export const fileUrl = (name: DatasetName): string => DATA_URL + name + '.json'

/** Asks the host for a data set's file. */
export const requestFile = (name: DatasetName): JsonRequest => {
  const request = requestJson(fileUrl(name))
  // The error is handled where the request is awaited, which may be later: this keeps it from being reported as
  // unhandled.
  request.json.catch(() => {})
  return request
}

/**
 * A request for a data set's file: at first the one that the page's head has started, unless it has timed out because
 * the page was slow to arrive, and afterwards a new one.
 */
export const takeRequest = (name: DatasetName): JsonRequest => {
  const early = window.earlyRequests?.[name]
  delete window.earlyRequests?.[name]
  return early && Date.now() - early.startedAt < timeoutMs ? early : requestFile(name)
}

/** The key of a data set's cached file in local storage. */
export const cacheKey = (name: DatasetName): string => 'cache:' + name

/** Whether a cached file's `source` is this data set's file, and not that of another camp on this origin. */
export const isOwnSource = (name: DatasetName, source: unknown): boolean =>
  // Older builds stored no source. At a base path of its own, such a file may be that of another camp on this origin.
  source === fileUrl(name) || (source === undefined && BASE_PATH === '/')
