/** Adapter of the data sets' files: their names, their order, the way to them. */
import type { DatasetName } from '../schemas'
import { fetchJson } from './fetch-json'

const names: DatasetName[] = ['weather', 'tides', 'locations', 'calendar']

/** The data sets in the order to fetch them in: first the one that the address bar's screen shows. */
export const datasetNames = (): DatasetName[] => {
  const isOpen = (name: DatasetName) => location.pathname.slice(BASE_PATH.length).includes(name)
  return [...new Set([...names.filter(isOpen), ...names])]
}

/** Asks the host for a data set's file. Resolves with its parsed content, rejects as `fetchJson` does. */
export const requestFile = (name: DatasetName): Promise<unknown> => {
  const file = fetchJson(DATA_URL + name + '.json')
  // Whoever awaits it later hears of the error; until then it is not an unhandled one.
  file.catch(() => {})
  return file
}

/** The parsed file of a data set: of the request that the page's head has begun for it, once; else of a new one. */
export const fetchFile = (name: DatasetName): Promise<unknown> => {
  const early = window.earlyRequests?.[name]
  delete window.earlyRequests?.[name]
  return early ?? requestFile(name)
}

/** The key of a data set's copy in local storage. */
export const copyKey = (name: DatasetName): string => 'cache:' + name
