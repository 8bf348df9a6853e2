import { computed, signal, type ReadonlySignal } from '@preact/signals-react'
import { checks } from 'strandline:checks'
import { cacheKey, datasetNames, fileUrl, isOwnSource, takeRequest } from '../lib/data-files'
import { statusText, type Cached, type DatasetState } from '../lib/dataset-state'
import { timeoutMs, type JsonRequest } from '../lib/fetch-json'
import { isInstant } from '../lib/iso-date'
import { readStored, writeStored } from '../lib/storage'
import type { CalendarFile, DatasetName, LocationsFile, TidesFile, WeatherFile } from '../schemas'
import { now } from './clock'

/** How long the app waits after a failure, while it is in front: each time twice as long, up to the longest. */
const firstRetryMs = 30_000
const longestRetryMs = 300_000
/** The age at which data are refreshed, while the app is in front and when it returns there. */
const staleInFrontMs = 15 * 60_000
const staleOnReturnMs = 5 * 60_000

/** One of the four files: its state, and the one way to change it. There is one request at a time. */
export interface Dataset<Data> {
  state: ReadonlySignal<DatasetState<Data>>
  /** The last good copy's content; undefined until there is one. */
  data: ReadonlySignal<Data | undefined>
  /** The parts of its status line's text, kept current. */
  statusText: ReadonlySignal<ReturnType<typeof statusText>>
  /** Fetches the file anew, unless that is under way. Resolves when it is there or has failed. */
  refresh: () => Promise<void>
  /** Has what is due done as time passes while the app is in front. */
  onTick: () => void
  /** Has what is due done when the app returns to the foreground. */
  onReturn: () => void
  /** Has what is due done when the device has a connection again. */
  onOnline: () => void
}

/** A clock that was set back must not keep old data for good. */
const isOld = (since: number, limitMs: number) => Math.abs(Date.now() - since) >= limitMs

/** The copy that a stored text holds; undefined when it holds none that is valid, or one of another camp. */
const parseCached = <Data>(name: DatasetName, text: string | null): Cached<Data> | undefined => {
  try {
    const { lastUpdatedUtc, source, data } = JSON.parse(text ?? '')
    if (isOwnSource(name, source) && isInstant(lastUpdatedUtc) && !checks[name](data))
      return { data, lastUpdated: Date.parse(lastUpdatedUtc) }
  } catch {
    // Not ours, or of an older shape: as good as none.
  }
  return undefined
}

export const createDataset = <Data>(name: DatasetName): Dataset<Data> => {
  const state = signal<DatasetState<Data>>({
    status: 'loading',
    cached: parseCached(name, readStored(cacheKey(name))),
  })
  let current: { request: JsonRequest; ended: Promise<void> } | undefined
  let triedAt = 0
  let failures = 0
  let triesAgain = false

  // What another open tab has fetched.
  addEventListener('storage', ({ key, newValue }) => {
    const cached = key === cacheKey(name) && parseCached<Data>(name, newValue)
    if (cached && cached.lastUpdated > (state.value.cached?.lastUpdated ?? 0)) {
      state.value = { status: current ? 'loading' : 'loaded', cached }
    }
  })

  const load = async (request: JsonRequest) => {
    triedAt = request.startedAt
    // The first load finds it so, and nothing is rendered twice.
    if (state.value.status !== 'loading') state.value = { status: 'loading', cached: state.value.cached }
    let data: unknown
    let lastUpdated = 0
    let storedText = ''
    let problem: string | undefined
    try {
      data = await request.json
      lastUpdated = Date.now()
      // What is stored is what was fetched; the check takes out what is optional and does not fit.
      storedText = JSON.stringify({ lastUpdatedUtc: new Date(lastUpdated), source: fileUrl(name), data })
      problem = checks[name](data)
    } catch (error) {
      problem = String(error)
    }
    // It was given up for a newer one.
    if (current?.request !== request) return
    current = undefined
    if (problem === undefined) {
      failures = 0
      // The check above is what makes it `Data`.
      state.value = { status: 'loaded', cached: { data: data as Data, lastUpdated } }
      writeStored(cacheKey(name), storedText)
    } else {
      console.error(`${name}.json: ${problem}`)
      failures++
      state.value = { status: 'error', cached: state.value.cached }
      if (triesAgain) void refresh()
    }
    triesAgain = false
  }

  const refresh = () => {
    if (!current) {
      const request = takeRequest(name)
      current = { request, ended: load(request) }
    }
    return current.ended
  }

  const refreshIfOld = (retryMs: number, staleMs: number) => {
    const { status, cached } = state.value
    if (status === 'error' ? isOld(triedAt, retryMs) : isOld(cached?.lastUpdated ?? 0, staleMs))
      void refresh()
  }

  /** A request that the phone slept through is given up for a new one. */
  const isDead = () => current !== undefined && isOld(triedAt, timeoutMs)
  const replaceRequest = () => {
    current?.request.abort()
    current = undefined
    void refresh()
  }

  return {
    state,
    data: computed(() => state.value.cached?.data),
    statusText: computed(() => statusText(state.value, now.value)),
    refresh,
    onTick() {
      refreshIfOld(Math.min(firstRetryMs * 2 ** (failures - 1), longestRetryMs), staleInFrontMs)
    },
    onReturn() {
      if (isDead()) replaceRequest()
      else refreshIfOld(firstRetryMs, staleOnReturnMs)
    },
    onOnline() {
      if (isDead() || state.value.status === 'error') replaceRequest()
      else triesAgain = current !== undefined
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

/** When the newest of the data was fetched, in epoch milliseconds; 0 when there are none. */
export const lastUpdated = computed(() =>
  Math.max(...Object.values(byName).map(({ state }) => state.value.cached?.lastUpdated ?? 0)),
)

/** Whether the requests of the start are over: until then, nothing else should take up the connection. */
export const isStarted = signal(false)

/** Fetches all four files, and again when it is likely to help. Resolves when each is there or has failed. */
export const startDatasets = async (): Promise<void> => {
  const datasets = datasetNames().map((name) => byName[name])
  const ended = datasets.map(({ refresh }) => refresh())
  now.subscribe(() => {
    for (const dataset of datasets) dataset.onTick()
  })
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) for (const dataset of datasets) dataset.onReturn()
  })
  addEventListener('online', () => {
    for (const dataset of datasets) dataset.onOnline()
  })
  await Promise.all(ended)
  isStarted.value = true
}
