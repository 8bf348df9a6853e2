import { all, one, render, textOf } from '../../support/render'
import { assert, test } from '#test'
import { TabBar } from '../../../src/components/tab-bar'
import { routes } from '../../../src/routes'

const renderBar = (currentPath: string) =>
  render(<TabBar tabs={routes} currentPath={currentPath} href={(path) => `/camp${path}`} />)

test('tab bar: has a link per screen, named by its text alone', () => {
  const container = renderBar('/weather')
  const links = all(one(container, 'nav'), 'a')
  assert.equal(
    links.map((link) => [textOf(link), link.getAttribute('href'), link.getAttribute('aria-label')]),
    routes.map(({ title, path }) => [title, `/camp${path}`, null]),
  )
  assert.is(all(container, 'svg[aria-hidden=true]').length, routes.length)
})

test('tab bar: only the tab of the exact path is current', () => {
  const links = all(renderBar('/tides'), 'a')
  assert.equal(
    links.map((link) => link.getAttribute('aria-current')),
    routes.map(({ path }) => (path === '/tides' ? 'page' : null)),
  )
  for (const path of ['/no/such', '/weather/today', '/Weather', '/']) {
    assert.is(all(renderBar(path), '[aria-current]').length, 0, path)
  }
})
