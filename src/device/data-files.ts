/** Adapter of the data sets' files: their order, addresses, requests, and keys in local storage. */
import type { DatasetName } from '../schemas'
import { requestJson, type JsonRequest } from './fetch-json'

/** All data sets, in the usual order of fetching. */
const names = ['weather', 'tides', 'locations', 'calendar'] as const

/** A data set that the list leaves out is a type error here. */
const allNames: [DatasetName] extends [(typeof names)[number]] ? readonly DatasetName[] : never = names

/** All data sets in the order to fetch them now: first that of the open screen. */
export const datasetNames = (): DatasetName[] => {
  const isOpen = (name: DatasetName) => location.pathname.slice(BASE_PATH.length).includes(name)
  return [...new Set([...allNames.filter(isOpen), ...allNames])]
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

/** A request for a data set's file: at first the one that the page's head has started, afterwards a new one. */
export const takeRequest = (name: DatasetName): JsonRequest => {
  const early = window.earlyRequests?.[name]
  delete window.earlyRequests?.[name]
  return early ?? requestFile(name)
}

/** The key of a data set's cached file in local storage. */
export const cacheKey = (name: DatasetName): string => 'cache:' + name

/** Whether a cached file's `source` is this data set's file, and not that of another camp on this origin. */
export const isOwnSource = (name: DatasetName, source: unknown): boolean =>
  // Older builds stored no source. At a base path of its own, such a file may be that of another camp on this origin.
  source === fileUrl(name) || (source === undefined && BASE_PATH === '/')
