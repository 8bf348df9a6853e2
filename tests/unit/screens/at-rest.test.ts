import { passTime, stopTime } from '../../support/dom'
import { publish } from '../../support/stores'
import { mount } from '../../support/render'
import { options } from 'preact'
import { createElement } from 'react'
import { assert, test } from '#test'
import { App } from '../../../src/app'
import { startClock } from '../../../src/stores/clock'
import { followVisibility } from '../../../src/stores/visibility'
import { href, navigate } from '../../../src/stores/route'
import { screenPaths } from '../../support/app-tables'
import { campFiles } from '../../support/files'
import { atCamp } from '../../support/camp-clock'

let renders = 0
// Preact's hook for developer tools: called for each render of a component.
const preact = options as { __r?: (vnode: object) => void }
const beforeRender = preact.__r
preact.__r = (vnode) => {
  renders++
  beforeRender?.(vnode)
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

test('at rest: nothing renders unless the page changes', async () => {
  stopTime(atCamp('2026-08-22T13:00:20'))
  followVisibility()
  startClock()
  const { container } = mount(createElement(App))
  const files = campFiles('2026-08-22')
  await publish({ ...files, weather: { ...files.weather, madeAt: atCamp('2026-08-21T13:00:47') } })
  for (const path of screenPaths) navigate(location.origin + href(path))
  for (const path of screenPaths) {
    navigate(location.origin + href(path))
    // Lets the screen finish its first frames.
    for (let frame = 0; frame < 3; frame++) {
      await settle()
      passTime(1000)
    }
    await settle()
    let renderingSeconds = 0
    for (let second = 0; second < 60; second++) {
      renders = 0
      const before = container.innerHTML
      passTime(1000)
      await settle()
      if (renders) renderingSeconds++
      if (container.innerHTML === before) assert.is(renders, 0, `${path} after ${second} s`)
    }
    // The page changes twice a minute: with the clock, and with the age of the data.
    assert.is(renderingSeconds, 2, path)
  }
})
