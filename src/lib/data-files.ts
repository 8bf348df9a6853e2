/** Adapter of the data sets' files: their names, their order, the way to them. */
import type { DatasetName } from '../schemas'
import { fetchJson } from './fetch-json'

const names: DatasetName[] = ['weather', 'tides', 'locations', 'calendar']

/** The data sets in the order to fetch them in: first the one that the address bar's screen shows. */
export const datasetNames = (): DatasetName[] => {
  const isOpen = (name: DatasetName) => location.pathname.slice(BASE_PATH.length).includes(name)
  return [...new Set([...names.filter(isOpen), ...names])]
}

/** Exchanges that the script in the page's head began, for the app to take over. */
const begun: Partial<Record<DatasetName, Promise<unknown>>> = {}

/** The parsed file of a data set, from the exchange that was begun for it or a new one. Rejects as `fetchJson` does. */
export const fetchFile = (name: DatasetName): Promise<unknown> => {
  const exchange = begun[name] ?? fetchJson(DATA_URL + name + '.json')
  delete begun[name]
  return exchange
}

/** Begins the exchange for a data set that `fetchFile` will be asked for. */
export const beginFetch = (name: DatasetName): void => {
  const exchange = fetchFile(name)
  begun[name] = exchange
  // Who takes it over hears of the error.
  exchange.catch(() => {})
}

/** The key of a data set's copy in local storage. */
export const copyKey = (name: DatasetName): string => 'cache:' + name
