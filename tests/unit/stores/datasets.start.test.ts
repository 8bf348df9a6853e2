import { goTo, passTime, setClock, setHidden, stopTime, stubFetch, takeErrors } from '../../support/dom'
import { assert, test } from '#test'
import type { DatasetName } from '../../../src/schemas'
import { datasets, firstLoadEnded, newestUpdate, startDatasets } from '../../../src/stores/datasets'
import { followVisibility } from '../../../src/stores/visibility'
import { campFiles } from '../../support/files'
import { datasetNames } from '../../support/app-tables'
import { msPerHour, msPerMinute } from '../../../src/lib/durations'

const start = Date.parse('2026-08-22T18:00:00Z')
const files = campFiles('2026-08-22')
const all = datasetNames.toSorted()

/** Returns the names of the files that the app requests during `act`. Requests for `missing` files fail. */
const requestedBy = async (missing: DatasetName[], act: () => unknown): Promise<DatasetName[]> => {
  const names: DatasetName[] = []
  stubFetch((url) => {
    const name = /(\w+)\.json$/.exec(url)?.[1] as DatasetName
    names.push(name)
    return new Response(JSON.stringify(files[name]), { status: missing.includes(name) ? 429 : 200 })
  })
  act()
  // `refresh` waits for a pending request instead of starting another.
  const pending = Object.values(datasets).filter(({ status }) => status.value === 'loading')
  await Promise.all(pending.map(({ refresh }) => refresh()))
  assert.is(takeErrors().length, names.filter((name) => missing.includes(name)).length)
  return names
}

// Also works if no change to the background came before, because some browsers do not report it.
const comeBackAt = (ms: number) => () => {
  setClock(start + ms)
  setHidden(false)
}
const goOnline = () => dispatchEvent(new Event('online'))

test('start: requests all files, then those that are due', async () => {
  stopTime(start)
  followVisibility()
  goTo('/calendar')
  const names = await requestedBy(['tides'], () => {
    void startDatasets()
    assert.not(firstLoadEnded.value)
  })
  assert.is(names[0], 'calendar')
  assert.equal(names.toSorted(), all)
  assert.is(datasets.tides.status.value, 'error')
  assert.is(datasets.weather.status.value, 'loaded')
  await Promise.resolve()
  assert.ok(firstLoadEnded.value)
  assert.is(newestUpdate.value, start)

  assert.equal(await requestedBy(['tides'], goOnline), ['tides'])
  assert.equal(await requestedBy([], comeBackAt(29_000)), [])
  assert.equal(await requestedBy(['tides'], comeBackAt(30_000)), ['tides'])
  const leave = () => {
    setClock(start + msPerHour)
    setHidden(true)
  }
  assert.equal(await requestedBy([], leave), [])
  assert.equal((await requestedBy([], comeBackAt(msPerHour))).toSorted(), all)
  assert.is(datasets.tides.status.value, 'loaded')
  assert.equal(await requestedBy([], goOnline), [])
  assert.equal((await requestedBy([], () => passTime(15 * msPerMinute))).toSorted(), all)
})
