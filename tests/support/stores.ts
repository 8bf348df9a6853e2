/** The app's stores, and what its screens read from them. */
import { answerWith } from './dom'
import type { DatasetName } from '../../src/schemas'
import { now } from '../../src/stores/clock'
import { calendar, locations, tides, weather, type Dataset } from '../../src/stores/datasets'

export const datasets = { weather, tides, locations, calendar } satisfies Record<
  DatasetName,
  Dataset<unknown>
>

/** Sets only the app's own clock. */
export const setNow = (instant: number | string): void => {
  now.value = +new Date(instant)
}

/** Makes the app fetch the given files. */
export const publish = async (files: Partial<Record<DatasetName, object>>): Promise<void> => {
  for (const [name, file] of Object.entries(files)) {
    answerWith(file)
    await datasets[name as DatasetName].refresh()
  }
}
