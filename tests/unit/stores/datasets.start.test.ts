import { goTo, setHidden, stubFetch, takeErrors } from '../../support/dom'
import { setClock, stopTime } from '../../support/timers'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { DatasetName } from '../../../src/schemas'
import { startDatasets, tides, weather } from '../../../src/stores/datasets'
import { followVisibility } from '../../../src/stores/visibility'
import { campFiles } from '../../support/files'
import { datasets } from '../../support/stores'
import { datasetNames } from '../../support/app-tables'

const start = Date.parse('2026-08-22T18:00:00Z')
const files = campFiles('2026-08-22')

const nameOf = (url: string) => /(\w+)\.json$/.exec(url)?.[1] as DatasetName

/** A network on which some files cannot be had; returns the names asked for. */
const serve = (...missing: DatasetName[]) => {
  const names: string[] = []
  stubFetch((url) => {
    const name = nameOf(url)
    names.push(name)
    return missing.includes(name)
      ? new Response('', { status: 429 })
      : new Response(JSON.stringify(files[name]))
  })
  return names
}

/** Waits for the requests that are under way; a refresh joins a pending one. */
const settled = () =>
  Promise.all(
    Object.values(datasets)
      .filter(({ state }) => state.value.status === 'loading')
      .map(({ refresh }) => refresh()),
  )

test.before(followVisibility)
test.before.each(() => stopTime(start))

test('All four data sets: each is fetched once at the start, that of the open screen first', async () => {
  const names = serve('tides')
  goTo('/calendar')
  void startDatasets()
  await settled()
  assert.is(names[0], 'calendar')
  assert.equal(names.toSorted(), datasetNames.toSorted())
  assert.match(takeErrors().join(), /tides.*429/)
})

test('Data loading: each data set has a state of its own', () => {
  assert.is(tides.state.value.status, 'error')
  assert.is(weather.state.value.status, 'loaded')
})

test('Refresh: on the online event every data set in error is fetched at once, and no other', async () => {
  const names = serve('tides')
  dispatchEvent(new Event('online'))
  await settled()
  assert.equal(names, ['tides'])
  assert.is(takeErrors().length, 1)
})

test('Refresh: on return to the foreground within 30 seconds nothing is fetched', () => {
  const names = serve()
  setClock(start + 29_000)
  setHidden(true)
  setHidden(false)
  assert.equal(names, [])
})

test('Refresh: on return to the foreground what failed 30 seconds ago is fetched', async () => {
  const names = serve('tides')
  setClock(start + 30_000)
  setHidden(true)
  setHidden(false)
  await settled()
  assert.equal(names, ['tides'])
  assert.is(takeErrors().length, 1)
})

test('Refresh: going to the background fetches nothing', () => {
  const names = serve()
  setClock(start + 6 * 60_000)
  setHidden(true)
  assert.equal(names, [])
})

test('Refresh: on return to the foreground after 5 minutes everything is fetched', async () => {
  const names = serve()
  setClock(start + 6 * 60_000)
  setHidden(true)
  setHidden(false)
  await settled()
  assert.equal(names.toSorted(), datasetNames.toSorted())
  assert.is(tides.state.value.status, 'loaded')
})

test('Refresh: with nothing in error the online event fetches nothing', () => {
  const names = serve()
  dispatchEvent(new Event('online'))
  assert.equal(names, [])
})

test.run()
