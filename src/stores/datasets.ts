import { computed, effect, signal, type ReadonlySignal } from '@preact/signals-react'
import { parsers } from 'strandline:parsers'
import {
  cacheKey,
  datasetNames,
  fileUrl,
  isOwnSource,
  staleOnReturnMs,
  takeRequest,
} from '../device/data-files'
import { isLate, type JsonRequest } from '../device/fetch-json'
import { msSince } from '../device/ms-since'
import { parseStored, readStored, writeStored } from '../device/storage'
import { ageText, msPerMinute } from '../lib/durations'
import { helpText, statusText, type Status } from '../lib/status-text'
import { isInstant } from '../lib/iso-date'
import type { DatasetName, Files } from '../schemas'
import { countMinutesFrom, now } from './clock'
import { online } from './connection'
import { openPath } from './route'
import { visibility } from './visibility'

/** The wait doubles with each retry, up to `longestRetryMs`. */
const firstRetryMs = 30_000
const longestRetryMs = 300_000
const staleInForegroundMs = 15 * msPerMinute

interface Cached<Data> {
  data: Data
  /** Epoch milliseconds of the fetch. */
  lastUpdated: number
}

/** One data file. Never has more than one request pending. */
interface Dataset<Data> {
  status: ReadonlySignal<Status>
  /** The content of the last valid file. */
  data: ReadonlySignal<Data | undefined>
  statusText: ReadonlySignal<ReturnType<typeof statusText>>
  /** Epoch milliseconds; 0 without data. */
  lastUpdated: () => number
  /** Requests the file unless a request is pending and not late. Resolves when the request has succeeded or failed. */
  refresh: () => Promise<void>
  /** Call these as an effect, when the app returns to the foreground, and when the device is online again. */
  refreshWhenDue: () => (() => void) | undefined
  onReturn: () => void
  onOnline: () => void
}

/** Returns undefined if the stored text is invalid or another camp's. */
const parseCached = <Name extends DatasetName>(
  name: Name,
  text: string | null,
): Cached<Files[Name]> | undefined => {
  const { lastUpdatedUtc, source, data } = parseStored(text)
  if (!isOwnSource(name, source) || !isInstant(lastUpdatedUtc)) return undefined
  try {
    return { data: parsers[name](data), lastUpdated: Date.parse(lastUpdatedUtc as string) }
  } catch {
    // An older shape.
    return undefined
  }
}

/** Returns the newer copy, with the older one's data object if both say the same, so that no screen renders again. */
const newerOf = <Data>(older: Cached<Data> | undefined, newer: Cached<Data>): Cached<Data> =>
  older && JSON.stringify(older.data) === JSON.stringify(newer.data) ? { ...newer, data: older.data } : newer

type Outcome<Data> = { cached: Cached<Data>; storedText: string } | { problem: string }

const outcomeOf = async <Name extends DatasetName>(
  name: Name,
  request: JsonRequest,
): Promise<Outcome<Files[Name]>> => {
  try {
    const data = await request.json
    // The page's head may have requested the file long before the app started.
    const lastUpdated = request.answeredAt
    return {
      cached: { data: parsers[name](data), lastUpdated },
      storedText: JSON.stringify({ lastUpdatedUtc: new Date(lastUpdated), source: fileUrl(name), data }),
    }
  } catch (error) {
    return { problem: String(error) }
  }
}

export const createDataset = <Name extends DatasetName>(name: Name): Dataset<Files[Name]> => {
  // Parsed when first read: the first frame of a later start needs only the open screen's file.
  const stored = computed(() => parseCached(name, readStored(cacheKey(name))))
  const fetched = signal<Cached<Files[Name]>>()
  const latest = computed(() => fetched.value ?? stored.value)
  const lastUpdated = () => latest.value?.lastUpdated ?? 0
  const status = signal<Status>('loading')
  let current: JsonRequest | undefined
  let ended = Promise.resolve()
  let triedAt = 0
  let failures = 0
  let retriesOnce = false

  // Takes over the file when another open tab has fetched it.
  addEventListener('storage', ({ key, newValue }) => {
    const cached = key === cacheKey(name) && parseCached(name, newValue)
    if (cached && cached.lastUpdated > lastUpdated()) {
      failures = 0
      fetched.value = newerOf(latest.value, cached)
      if (!current) status.value = 'loaded'
    }
  })

  const load = async (request: JsonRequest) => {
    triedAt = request.startedAt
    status.value = 'loading'
    const outcome = await outcomeOf(name, request)
    // Another request has replaced this one.
    if (current !== request) return
    current = undefined
    if ('problem' in outcome) {
      console.error(`${name}.json: ${outcome.problem}`)
      failures++
      status.value = 'error'
      if (retriesOnce) tryNow()
    } else {
      failures = 0
      fetched.value = newerOf(latest.value, outcome.cached)
      status.value = 'loaded'
      writeStored(cacheKey(name), outcome.storedText)
    }
    retriesOnce = false
  }

  const refresh = () => {
    if (!current || isLate(current)) {
      current?.abort()
      current = takeRequest(name, lastUpdated())
      ended = load(current)
    }
    return ended
  }

  /** Tries again when the connection may be back; if it is not, the next wait is the shortest. */
  const tryNow = () => {
    failures = 0
    void refresh()
  }

  /** Returns a negative number if the file is overdue. */
  const msUntilDue = (retryMs: number, staleMs: number) =>
    status.value === 'error' ? retryMs - msSince(triedAt) : staleMs - msSince(lastUpdated())

  const age = computed(() => latest.value && ageText(now.value - lastUpdated()))
  // Only its own screen shows a file's age by the minute.
  countMinutesFrom(() => (openPath.value === `/${name}` ? lastUpdated() : NaN))

  return {
    status,
    data: computed(() => latest.value?.data),
    statusText: computed(() => statusText(status.value, age.value)),
    lastUpdated,
    refresh,
    refreshWhenDue() {
      if (!visibility.value.isVisible || status.value === 'loading') return undefined
      const retryMs = Math.min(firstRetryMs * 2 ** (failures - 1), longestRetryMs)
      const timer = setTimeout(refresh, msUntilDue(retryMs, staleInForegroundMs))
      return () => clearTimeout(timer)
    },
    onReturn() {
      if (current || msUntilDue(firstRetryMs, staleOnReturnMs) <= 0) tryNow()
    },
    onOnline() {
      if (status.value === 'error' || (current && isLate(current))) tryNow()
      else retriesOnce = current !== undefined
    },
  }
}

export const locations = createDataset('locations')
export const weather = createDataset('weather')
export const tides = createDataset('tides')
export const calendar = createDataset('calendar')

export const statusOf = ({ status, data, statusText }: Dataset<unknown>) => ({
  status: status.value,
  text: statusText.value,
  help: status.value === 'error' && !data.value ? helpText(online.value) : undefined,
})

export const datasets: { [Name in DatasetName]: Dataset<Files[Name]> } = {
  weather,
  tides,
  locations,
  calendar,
}

/** When the newest file was fetched, in epoch milliseconds; 0 without data. */
export const newestUpdate = computed(() =>
  Math.max(...Object.values(datasets).map(({ lastUpdated }) => lastUpdated())),
)

/** Whether the first load has ended; until then, nothing else should use the connection. */
export const firstLoadEnded = signal(false)

/** Fetches all files and keeps them fresh. Resolves when each first request has succeeded or failed. */
export const startDatasets = async (): Promise<void> => {
  const inOrder: Dataset<unknown>[] = datasetNames().map((name) => datasets[name])
  const ended = inOrder.map(({ refresh }) => refresh())
  for (const { onReturn, refreshWhenDue, onOnline } of inOrder) {
    visibility.subscribe(({ isVisible }) => {
      if (isVisible) onReturn()
    })
    effect(refreshWhenDue)
    addEventListener('online', onOnline)
  }
  await Promise.all(ended)
  firstLoadEnded.value = true
}
