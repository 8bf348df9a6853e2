/** Adapter of the data sets' files: their names, their order, the way to them, and the keys of their copies. */
import type { DatasetName } from '../schemas'
import { requestJson, type JsonRequest } from './fetch-json'

/** Every data set, in the order to fetch them in: a table, so that one that is left out is a type error. */
const isFetched: Record<DatasetName, true> = { weather: true, tides: true, locations: true, calendar: true }
const names = Object.keys(isFetched) as DatasetName[]

/** The data sets in the order to fetch them in: first the one that the address bar's screen shows. */
export const datasetNames = (): DatasetName[] => {
  const isOpen = (name: DatasetName) => location.pathname.slice(BASE_PATH.length).includes(name)
  return [...new Set([...names.filter(isOpen), ...names])]
}

/** The address of a data set's file. */
export const fileUrl = (name: DatasetName): string => DATA_URL + name + '.json'

/** Asks the host for a data set's file. */
export const requestFile = (name: DatasetName): JsonRequest => {
  const request = requestJson(fileUrl(name))
  // Whoever awaits it later hears of the error; until then it is not an unhandled one.
  request.json.catch(() => {})
  return request
}

/** A request for a data set's file: once the one that the page's head has begun, then new ones. */
export const takeRequest = (name: DatasetName): JsonRequest => {
  const early = window.earlyRequests?.[name]
  delete window.earlyRequests?.[name]
  return early ?? requestFile(name)
}

/** The key of a data set's copy in local storage. */
export const cacheKey = (name: DatasetName): string => 'cache:' + name

/** Whether a copy is of a data set's file, and not of another camp's on this origin. */
export const isOwnSource = (name: DatasetName, source: unknown): boolean =>
  // Older builds kept no source; below a base path another camp may have been one of them.
  source === fileUrl(name) || (source === undefined && BASE_PATH === '/')
