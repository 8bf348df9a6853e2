/** Local storage: what it has when the app starts, texts under the app's keys, and what the app has stored. */
import type { Page } from 'playwright'
import type { DatasetName } from '../../src/schemas'
import { campFiles } from './files'

/** A data set's copy, under `cache:` and its name. */
export const cacheEntry = (data: unknown, lastUpdatedUtc: string): string =>
  JSON.stringify({ lastUpdatedUtc, data })

/** The text of the copy that the app has stored of a data set; empty when there is none. */
export const storedCopy = (page: Page, name: DatasetName): Promise<string> =>
  page.evaluate((key) => localStorage.getItem(key) ?? '', `cache:${name}`)

/** Copies of the four files of a date. */
export const cachedFiles = (date: string, lastUpdatedUtc: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(campFiles(date)).map(([name, file]) => [
      `cache:${name}`,
      cacheEntry(file, lastUpdatedUtc),
    ]),
  )

/** An install hint that was closed at a time. */
export const dismissedAt = (lastDismissedUtc: string): Record<string, string> => ({
  'dismiss:pwa-warning': JSON.stringify({ lastDismissedUtc }),
})
