/** The app's own tables, for tests that go through all of its screens or files. */
import { schemas, type DatasetName } from '../../src/schemas'
import { tabs } from '../../src/tabs'

export const screenNames = tabs.map(({ title }) => title)

export const screenPaths = tabs.map(({ path }) => path)

const isDataset = (name: string): name is DatasetName => name in schemas

/** The data sets, in the order of the bar. */
export const datasetNames = screenPaths.map((path) => path.slice(1)).filter(isDataset)

/** Returns one file for each data set, by name. */
export const filesOf = (fileOf: (name: DatasetName) => unknown): Record<string, unknown> =>
  Object.fromEntries(datasetNames.map((name) => [name, fileOf(name)]))

/** Names of the screens that show a data set, in the order of the bar. */
export const dataScreens = tabs.filter(({ path }) => isDataset(path.slice(1))).map(({ title }) => title)
