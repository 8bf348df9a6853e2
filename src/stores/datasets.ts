import { computed, signal, type ReadonlySignal } from '@preact/signals-react'
import { checks } from 'strandline:checks'
import { cacheKey, datasetNames, fileUrl, isOwnSource, takeRequest } from '../device/data-files'
import { statusText, type Cached, type DatasetState } from '../lib/dataset-state'
import { timeoutMs, type JsonRequest } from '../device/fetch-json'
import { isInstant } from '../lib/iso-date'
import { readStored, writeStored } from '../device/storage'
import type { CalendarFile, DatasetName, LocationsFile, TidesFile, WeatherFile } from '../schemas'
import { now } from './clock'

/**
 * How long the app waits after a failure, while it is in the foreground: each time twice as long, up to the longest.
 */
const firstRetryMs = 30_000
const longestRetryMs = 300_000
/** The age at which data are refreshed, while the app is in the foreground and when it returns there. */
const staleInFrontMs = 15 * 60_000
const staleOnReturnMs = 5 * 60_000

/** One of the four files: its state, and the one way to change it. There is one request at a time. */
export interface Dataset<Data> {
  state: ReadonlySignal<DatasetState<Data>>
  /** The content of the last good file; undefined until there is one. */
  data: ReadonlySignal<Data | undefined>
  /** The two parts of the status line's text, kept current. */
  statusText: ReadonlySignal<ReturnType<typeof statusText>>
  /** Requests the file, unless a request is pending. Resolves when the request has succeeded or failed. */
  refresh: () => Promise<void>
  /** To be called every second while the app is in the foreground: refreshes the file when it is due. */
  onTick: () => void
  /** To be called when the app returns to the foreground: refreshes the file when it is due. */
  onReturn: () => void
  /** To be called when the device is online again: tries once more what has failed. */
  onOnline: () => void
}

/**
 * Whether an instant is as far away as a limit, in either direction: a clock that was set back must not keep old data for
 * good.
 */
const isOld = (since: number, limitMs: number) => Math.abs(Date.now() - since) >= limitMs

/** The cached file that a stored text holds; undefined when it is invalid or of another camp. */
const parseCached = <Data>(name: DatasetName, text: string | null): Cached<Data> | undefined => {
  try {
    // No text is an empty record, because an error would hold the start up: see `stores/banner.ts`.
    const { lastUpdatedUtc, source, data } = JSON.parse(text ?? '{}')
    if (isOwnSource(name, source) && isInstant(lastUpdatedUtc) && !checks[name](data))
      return { data, lastUpdated: Date.parse(lastUpdatedUtc) }
  } catch {
    // The text is not the app's, or of an older shape: nothing is cached.
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

  // Another open tab has fetched the file.
  addEventListener('storage', ({ key, newValue }) => {
    const cached = key === cacheKey(name) && parseCached<Data>(name, newValue)
    if (cached && cached.lastUpdated > (state.value.cached?.lastUpdated ?? 0)) {
      state.value = { status: current ? 'loading' : 'loaded', cached }
    }
  })

  const load = async (request: JsonRequest) => {
    triedAt = request.startedAt
    // At the first load the state is `loading` already; assigning it again would render the screen a second time.
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
    // This request was aborted, and a newer one has taken its place.
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

  /** Whether the pending request is past its time-out, because the phone has slept meanwhile. */
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

/** Fetches all files, and each again when that is due: while in front, on return, and when online again. Resolves when each is there or has failed. */
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
