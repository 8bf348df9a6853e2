/** Makes texts as the app keeps them in local storage. */
import { campFiles } from './files'

/** Returns a stored copy of a data set, without a source, as older builds wrote it. */
export const cacheEntry = (data: unknown, lastUpdatedUtc: string): string =>
  JSON.stringify({ lastUpdatedUtc, data })

/** Returns stored copies of the data files for a date, by their key in local storage. */
export const cachedFiles = (date: string, lastUpdatedUtc: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(campFiles(date)).map(([name, file]) => [
      `cache:${name}`,
      cacheEntry(file, lastUpdatedUtc),
    ]),
  )

/** Returns the stored record that the install hint was dismissed at a given time. */
export const dismissedAt = (lastDismissedUtc: string): Record<string, string> => ({
  'dismiss:pwa-warning': JSON.stringify({ lastDismissedUtc }),
})
