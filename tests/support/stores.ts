/** Sets the app's stores, and returns what its status lines say. */
import { answerWith } from './dom'
import { statusText, type Status } from '../../src/lib/status-text'
import { ageText } from '../../src/lib/durations'
import type { DatasetName } from '../../src/schemas'
import { now } from '../../src/stores/clock'
import { datasets } from '../../src/stores/datasets'
import { href, navigate } from '../../src/stores/route'

/** Opens a path, such as `/tides`: on other screens, what changes from minute to minute is not rendered. */
export const openPath = (path: string): void => navigate(location.origin + href(path))

/** Sets the app's clock, but neither `Date` nor timers. */
export const setNow = (instant: number | string): void => {
  now.value = +new Date(instant)
}

/** Returns what the status line says, with data of the given age if there is any. */
export const statusLine = (status: Status, ageMs?: number): string =>
  statusText(status, ageMs === undefined ? undefined : ageText(ageMs)).join('')

/** Makes the app fetch the given files. */
export const publish = async (files: Partial<Record<DatasetName, object>>): Promise<void> => {
  for (const [name, file] of Object.entries(files)) {
    answerWith(file)
    await datasets[name as DatasetName].refresh()
  }
}
