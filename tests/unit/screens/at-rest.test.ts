import { passTime, stopTime } from '../../support/dom'
import { openPath, publish } from '../../support/stores'
import { mount } from '../../support/render'
import { createElement } from 'react'
import { assert, test } from '#test'
import { App } from '../../../src/app'
import { now, startClock } from '../../../src/stores/clock'
import { followVisibility } from '../../../src/stores/visibility'
import { datasetNames, screenPaths } from '../../support/app-tables'
import { campFiles } from '../../support/files'
import { atCamp } from '../../support/camp-clock'

const settle = () => new Promise((resolve) => setImmediate(resolve))

test.before(() => {
  stopTime(atCamp('2026-08-22T13:00:20'))
  followVisibility()
  startClock()
})

test('at rest: only what changes on the open screen is touched', async () => {
  const { container } = mount(createElement(App))
  const mutations: MutationRecord[] = []
  const observer = new MutationObserver((records) => void mutations.push(...records))
  observer.observe(container, { subtree: true, childList: true, attributes: true, characterData: true })
  const files = campFiles('2026-08-22')
  await publish({ ...files, weather: { ...files.weather, madeAt: atCamp('2026-08-21T12:30:47') } })
  for (const path of screenPaths) openPath(path)
  for (const path of screenPaths) {
    openPath(path)
    // Lets the screen finish its first frames.
    for (let frame = 0; frame < 3; frame++) {
      await settle()
      passTime(1000)
    }
    await settle()
    let changes = 0
    let before = container.innerHTML
    for (let second = 0; second < 60; second++) {
      mutations.length = 0
      passTime(1000)
      await settle()
      if (!mutations.length) continue
      changes++
      assert.is.not(container.innerHTML, before, `${path} after ${second} s`)
      before = container.innerHTML
    }
    // What is shown changes with the minutes of the clock, of the data's age and of the countdown; on a screen without data, nothing does.
    const isWithoutTime = !datasetNames.some((name) => path === `/${name}`)
    assert.ok(isWithoutTime ? !changes : changes && changes <= 3, `${path}: ${changes} changes in a minute`)
  }
})

test('at rest: the clock ticks for no age that is not shown', async () => {
  const { weather } = campFiles('2026-08-22')
  const secondsOfTicks = (): number[] => {
    const seconds = new Set<number>()
    for (let second = 0; second < 120; second++) {
      passTime(1000)
      // The first minute's ticks were planned before.
      if (second >= 60) seconds.add(Math.floor((now.value / 1000) % 60))
    }
    return [...seconds].sort((a, b) => a - b)
  }
  await publish({ weather: { ...weather, madeAt: atCamp('2026-08-22T12:00:47') } })
  const fetchedAt = (Date.now() / 1000) % 60
  openPath('/info')
  assert.equal(secondsOfTicks(), [0])
  openPath('/weather')
  assert.equal(secondsOfTicks(), [0, fetchedAt])
})
