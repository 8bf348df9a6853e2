import { goTo } from '../../support/dom'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { freshModule } from './fresh-module'
import { screenPaths } from '../../support/app-tables'

type RouteStore = typeof import('../../../src/stores/route')

/** Starts the app at an address; says what it shows, and what the address bar and the history say then. */
const startAt = async (address: string, basePath?: string) => {
  goTo(address)
  const entries = history.length
  const { navigation } = await freshModule<RouteStore>('route', basePath)
  assert.is(history.length, entries, 'nothing is pushed')
  return { ...navigation.value, address: location.pathname + location.search + location.hash }
}

test('Routes: a route is shown as it stands in the address', async () => {
  for (const path of screenPaths) {
    assert.equal(await startAt(path), { path, scrollY: undefined, address: path })
  }
})

test('The address /: it is replaced by /weather, not pushed, so that Back leaves the app', async () => {
  assert.equal(await startAt('/'), { path: '/weather', scrollY: undefined, address: '/weather' })
})

test('Unknown path: a trailing slash is replaced by the route without it', async () => {
  assert.is((await startAt('/weather/')).address, '/weather')
  assert.is((await startAt('/tides//')).address, '/tides')
  assert.is((await startAt('/tides/')).path, '/tides')
})

test('router: the names of the files that hosts serve are dropped', async () => {
  for (const { address, becomes } of [
    { address: '/index.html', becomes: '/weather' },
    { address: '/weather.html', becomes: '/weather' },
    { address: '/tides.html?from=sign', becomes: '/tides?from=sign' },
    { address: '/tides/index.html', becomes: '/tides' },
  ])
    assert.is((await startAt(address)).address, becomes)
  assert.is((await startAt('/camp/index.html', '/camp/')).address, '/camp/weather')
})

test('Query and fragment stay where an address is put right', async () => {
  assert.is((await startAt('/tides/?from=sign#top')).address, '/tides?from=sign#top')
  assert.is((await startAt('/?source=home')).address, '/weather?source=home')
})

test('Unknown path: it stays in the address, with its trailing slash gone', async () => {
  assert.equal(await startAt('/no/such'), { path: '/no/such', scrollY: undefined, address: '/no/such' })
  assert.is((await startAt('/Weather')).path, '/Weather')
  assert.is((await startAt('/no/such/')).path, '/no/such')
})

test('An address with doubled slashes, which reads as another host, does not keep the app from starting', async () => {
  for (const address of ['//', '//weather/', '//evil.example/', '///tides//']) {
    const start = await startAt(address).catch((error: unknown) => String(error))
    assert.type(start, 'object', `${address}: ${start}`)
    assert.is(location.hostname, 'camp.example')
  }
})

test('Base path: the routes are below it, and it is replaced by Weather with and without its slash', async () => {
  assert.equal(await startAt('/camp/site/tides', '/camp/site/'), {
    path: '/tides',
    scrollY: undefined,
    address: '/camp/site/tides',
  })
  assert.is((await startAt('/camp/site/', '/camp/site/')).address, '/camp/site/weather')
  assert.is((await startAt('/camp/site', '/camp/site/')).address, '/camp/site/weather')
  assert.is((await startAt('/camp/site/info/', '/camp/site/')).address, '/camp/site/info')
})

test('Base path: the addresses of the routes begin with it', async () => {
  assert.is((await freshModule<RouteStore>('route', '/camp/')).href('/weather'), '/camp/weather')
  assert.is((await freshModule<RouteStore>('route')).href('/weather'), '/weather')
})

test.run()
