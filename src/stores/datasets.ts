import { computed, signal, type ReadonlySignal } from '@preact/signals-react'
import { checks } from 'strandline:checks'
import type { Copy, DatasetState } from '../lib/dataset-state'
import { copyKey, datasetNames, fetchFile } from '../lib/data-files'
import { statusText } from '../lib/dataset-state'
import { isInstant } from '../lib/iso-date'
import { readStored, writeStored } from '../lib/storage'
import type { CalendarFile, DatasetName, LocationsFile, TidesFile, WeatherFile } from '../schemas'
import { now } from './clock'

const staleAfterMs = 5 * 60_000
const retryAfterMs = 30_000

/** One of the four files: its state, and the one way to change it. */
export interface Dataset<Data> {
  state: ReadonlySignal<DatasetState<Data>>
  /** The last good copy's content; undefined until there is one. */
  data: ReadonlySignal<Data | undefined>
  /** The text of its status line, kept current. */
  statusText: ReadonlySignal<string>
  /** Fetches the file anew, unless that is under way. Never rejects. */
  refresh: () => Promise<void>
  /** Refreshes what is older than 5 minutes, or failed 30 seconds ago or more. */
  refreshIfDue: () => void
}

/** The copy that a stored text holds; undefined when it holds none that is valid. */
const parseCopy = <Data>(name: DatasetName, text: string | null): Copy<Data> | undefined => {
  try {
    const { lastUpdatedUtc, data } = JSON.parse(text ?? '')
    if (isInstant(lastUpdatedUtc) && !checks[name](data))
      return { data, lastUpdated: Date.parse(lastUpdatedUtc) }
  } catch {
    // Not ours, or of an older shape: as good as none.
  }
  return undefined
}

export const createDataset = <Data>(name: DatasetName): Dataset<Data> => {
  const state = signal<DatasetState<Data>>({
    status: 'loading',
    copy: parseCopy(name, readStored(copyKey(name))),
  })
  let exchange: Promise<void> | undefined

  // What another open tab has fetched.
  addEventListener('storage', ({ key, newValue }) => {
    const copy = key === copyKey(name) && parseCopy<Data>(name, newValue)
    if (copy && copy.lastUpdated > (state.value.copy?.lastUpdated ?? 0)) {
      state.value = { status: exchange ? 'loading' : 'loaded', copy }
    }
  })

  const load = async () => {
    // The first load finds it so, and nothing is rendered twice.
    if (state.value.status !== 'loading') state.value = { status: 'loading', copy: state.value.copy }
    try {
      const data = await fetchFile(name)
      const problem = checks[name](data)
      if (problem) throw new Error(problem)
      const lastUpdated = Date.now()
      // The check above is what makes it `Data`.
      state.value = { status: 'loaded', copy: { data: data as Data, lastUpdated } }
      writeStored(copyKey(name), JSON.stringify({ lastUpdatedUtc: new Date(lastUpdated).toJSON(), data }))
    } catch (error) {
      console.error(`${name}.json: ${error}`)
      state.value = { status: 'error', copy: state.value.copy, failedAt: Date.now() }
    }
    exchange = undefined
  }
  const refresh = () => (exchange ??= load())

  return {
    state,
    data: computed(() => state.value.copy?.data),
    statusText: computed(() => statusText(state.value, now.value)),
    refresh,
    refreshIfDue() {
      const current = state.value
      const [since, limit] =
        current.status === 'error'
          ? [current.failedAt, retryAfterMs]
          : [current.copy?.lastUpdated ?? 0, staleAfterMs]
      // A clock that was set back must not keep old data for good.
      if (Math.abs(Date.now() - since) >= limit) void refresh()
    },
  }
}

export const locations = createDataset<LocationsFile>('locations')
export const weather = createDataset<WeatherFile>('weather')
export const tides = createDataset<TidesFile>('tides')
export const calendar = createDataset<CalendarFile>('calendar')

/** What a data set's status line shows. */
export const statusOf = ({ state, statusText }: Dataset<unknown>) => ({
  status: state.value.status,
  text: statusText.value,
})

const byName: Record<DatasetName, Dataset<unknown>> = { weather, tides, locations, calendar }

/** Fetches all four files, and again when it is likely to help. Resolves when each is there or has failed. */
export const startDatasets = async (): Promise<void> => {
  const datasets = datasetNames().map((name) => byName[name])
  addEventListener('online', () => {
    for (const dataset of datasets) if (dataset.state.value.status === 'error') void dataset.refresh()
  })
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) for (const dataset of datasets) dataset.refreshIfDue()
  })
  await Promise.all(datasets.map((dataset) => dataset.refresh()))
}
