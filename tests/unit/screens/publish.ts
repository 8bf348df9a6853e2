import { stubFetch } from '../../support/dom'
import type { DatasetName } from '../../../src/schemas'
import { now } from '../../../src/stores/clock'
import { calendar, locations, tides, weather } from '../../../src/stores/datasets'

const datasets = { weather, tides, locations, calendar }

/** The evening of 22 August 2026 at the camp, 19:00 BST. */
export const evening = '2026-08-22T18:00:00Z'

export const setNow = (instant: string): void => {
  now.value = Date.parse(instant)
}

/** Has the app fetch some files, as they stand. */
export const publish = async (files: Partial<Record<DatasetName, object>>): Promise<void> => {
  for (const [name, file] of Object.entries(files)) {
    stubFetch(() => new Response(JSON.stringify(file)))
    await datasets[name as DatasetName].refresh()
  }
}
