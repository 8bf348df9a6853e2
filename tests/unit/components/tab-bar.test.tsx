import { all, one, render, textOf } from '../../support/render'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { TabBar } from '../../../src/components/tab-bar'
import { routes } from '../../../src/routes'

const renderBar = (currentPath: string) =>
  render(<TabBar tabs={routes} currentPath={currentPath} href={(path) => `/camp${path}`} />)

const currentOf = (container: HTMLElement) => all(container, '[aria-current]').map(textOf)

test('Shell: the bar has an entry for each screen, in order, each a link to its route', async () => {
  const links = all(one(await renderBar('/weather'), 'nav'), 'a')
  assert.equal(
    links.map(textOf),
    routes.map(({ title }) => title),
  )
  assert.equal(
    links.map((link) => link.getAttribute('href')),
    routes.map(({ path }) => `/camp${path}`),
  )
})

test('Bar: an entry is named by its text alone; its icon is an ornament', async () => {
  const container = await renderBar('/weather')
  assert.equal(
    all(container, 'a').filter((link) => link.hasAttribute('aria-label')),
    [],
  )
  assert.is(all(container, 'svg[aria-hidden=true]').length, routes.length)
})

test('Shell: an entry is highlighted when the path equals its route exactly', async () => {
  const container = await renderBar('/calendar')
  assert.equal(currentOf(container), ['Calendar'])
  assert.is(one(container, '[aria-current]').getAttribute('aria-current'), 'page')
  for (const path of ['/no/such', '/weather/today', '/Weather', '/']) {
    assert.equal(currentOf(await renderBar(path)), [], path)
  }
})

test('Shell: the highlighted entry looks different', async () => {
  const classes = all(await renderBar('/tides'), 'a').map(({ className }) => className)
  assert.is.not(classes[1], classes[0])
  assert.is(classes[2], classes[0])
})

test.run()
