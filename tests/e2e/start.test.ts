import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { checks } from 'strandline:checks'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { projectFolder } from '../../tools/files'
import { serve } from '../../tools/dev/server'
import { campDate } from '../../src/lib/camp-time'
import type { CalendarFile, DatasetName, TidesFile, WeatherFile } from '../../src/schemas'
import { dataScreens, datasetNames } from '../support/app-tables'
import { loaded, openedScreen, openScreen } from '../support/page'
import { until } from '../support/until'
import { tidesFile } from '../support/files'
import {
  freePort,
  inBrowser,
  spawnScript,
  start,
  startScript,
  type Command,
  type Started,
} from '../support/command'

const dist = path.join(projectFolder, 'dist')

/** Says whether there is a build for the web, and which. */
const builtForTheWeb = () =>
  stat(dist).then(
    ({ ino }) => ino,
    () => undefined,
  )

const test = suite<{ sample: Started; built: number | undefined }>('start')

test.before(async (context) => {
  context.built = await builtForTheWeb()
  context.sample = await start([], { DATA_OWNER: 'someone', DATA_REPO: 'else' })
})
test.after(async ({ sample }) => {
  await sample.stop()
})

test('npm start: it says in one line where the app is, and nothing on stderr', ({ sample }) => {
  assert.is(sample.url, `http://localhost:${sample.port}/`)
  assert.is(sample.command.written.stderr, '')
})

test('npm start: the sample camp has four valid files for the present date, at the same path shape', async ({
  sample,
}) => {
  const files = {} as Record<DatasetName, unknown>
  for (const name of datasetNames) {
    const response = await fetch(`${sample.url}sample/camp/main/data/${name}.json`)
    assert.is(response.status, 200, name)
    files[name] = await response.json()
    assert.is(checks[name](files[name]), undefined, name)
  }
  const today = campDate(Date.now())
  assert.ok((files.weather as WeatherFile).data.some(({ date }) => date === today))
  assert.ok((files.tides as TidesFile).dates.some(({ date }) => date === today))
  const { startDate, endDate } = files.calendar as CalendarFile
  assert.ok(startDate <= today && today <= endDate)
})

test('npm start: the app shows the sample camp, whatever the environment says of a data host', async ({
  sample,
}) => {
  await inBrowser(async (page) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    await page.goto(sample.url)
    for (const name of dataScreens) {
      await openScreen(page, name)
      await loaded(page)
      assert.ok((await openedScreen(page).locator(':is(table, ul)').count()) > 0, name)
    }
    assert.equal(errors, [])
  })
})

test('Reliability: the page answers every screen; a missing file is a 404, never the page', async ({
  sample,
}) => {
  const answer = async (file: string) => {
    const response = await fetch(sample.url + file)
    return `${response.status} ${response.headers.get('content-type')?.split(';')[0]}`
  }
  for (const screen of ['', 'weather', 'calendar']) assert.is(await answer(screen), '200 text/html', screen)
  assert.is(await answer('no-such-screen'), '404 text/html', "the app's own page says so")
  for (const file of ['missing.js', 'icons/missing.png', 'sample/camp/main/data/other.json', 'package.json'])
    assert.is(await answer(file), '404 text/plain', file)
  for (const file of ['..%2fpackage.json', 'sample/camp/main/data/..%2f..%2fpackage.json'])
    assert.is(await answer(file), '404 text/plain', file)
})

test('Reliability: a path that cannot be decoded is a 404, not the page', async ({ sample }) => {
  assert.is((await fetch(`${sample.url}%zz.json`)).status, 404)
})

test('Reliability: the local host gives out nothing from beside its folder', async () => {
  const parent = await mkdtemp(path.join(tmpdir(), 'strandline-'))
  const folder = path.join(parent, 'site')
  for (const name of ['site', 'site-private']) {
    await mkdir(path.join(parent, name))
    await writeFile(path.join(parent, name, `${name}.json`), '{}')
  }
  const server = await serve({ folder, basePath: '/', readData: () => Promise.resolve(undefined) }, 0)
  try {
    const { port, address } = server.address() as AddressInfo
    assert.ok(['127.0.0.1', '::1'].includes(address), `${address} is this machine's alone`)
    const statusOf = async (file: string) => (await fetch(`http://localhost:${port}/${file}`)).status
    assert.is(await statusOf('site.json'), 200)
    assert.is(await statusOf('..%2fsite-private%2fsite-private.json'), 404)
    assert.is(await statusOf('%2e%2e%2fsite-private%2fsite-private.json'), 404)
  } finally {
    server.closeAllConnections()
    server.close()
    await rm(parent, { recursive: true, force: true })
  }
})

test('npm start: with --data FOLDER and BASE_PATH it serves those files below that path; one that lacks is a 404', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'strandline-'))
  const written = JSON.stringify({ ...tidesFile('2026-08-22'), comment: 'é' }, undefined, 1)
  await writeFile(path.join(folder, 'tides.json'), written)
  await writeFile(path.join(folder, 'weather.json'), 'not JSON')
  await writeFile(path.join(folder, 'secret.json'), '{}')
  // Relative to where npm was called, not to the project.
  const { dir, base } = path.parse(folder)
  const real = await start(['--data', base], { BASE_PATH: 'camp', INIT_CWD: dir })
  try {
    assert.is(real.url, `http://localhost:${real.port}/camp/`)
    const get = async (name: string) => {
      const response = await fetch(`${real.url}sample/camp/main/data/${name}`)
      return [response.status, await response.text()]
    }
    assert.equal(await get('tides.json'), [200, written])
    assert.equal(await get('weather.json'), [200, 'not JSON'])
    assert.is((await get('calendar.json'))[0], 404)
    assert.is((await get('secret.json'))[0], 404, 'only the four files are served')
    await writeFile(path.join(folder, 'tides.json'), '{}')
    assert.equal(await get('tides.json'), [200, '{}'], 'as it is now')
    assert.is((await fetch(`${real.url}tides`)).status, 200)
    assert.is((await fetch(`http://localhost:${real.port}/tides`)).status, 404)
    assert.match(await (await fetch(real.url)).text(), 'href="/camp/')
  } finally {
    await real.stop()
    await rm(folder, { recursive: true, force: true })
  }
})

/** A command that is misused ends by itself, with one line that names the mistake. */
const complains = async (command: Command, about: RegExp) => {
  const code = await command.ended
  const { stdout, stderr } = command.written
  assert.match(stderr, about)
  assert.is(stderr.trim().split('\n').length, 1, stderr)
  assert.not.match(stderr, /^\s+at |Error:/m)
  assert.is(code, 2)
  assert.not.match(stdout, /http:/)
}

const misuses: [
  what: string,
  script: string,
  parameters: string[],
  environment: Record<string, string>,
  about: RegExp,
][] = [
  ['a wrong flag', startScript, ['--dta', 'x'], {}, /--dta/],
  ['--data without a folder', startScript, ['--data'], {}, /--data/],
  ['a folder that is missing', startScript, ['--data', '/no/such/folder'], {}, /\/no\/such\/folder/],
  ['PORT=abc', startScript, [], { PORT: 'abc' }, /PORT.*abc/],
  ['--port abc', startScript, ['--port', 'abc'], {}, /--port.*abc/],
  ['a host that is not here', startScript, ['--host', '8.8.8.8'], {}, /--host 8\.8\.8\.8/],
  ['an argument for the build', 'build.ts', ['--anything'], {}, /--anything/],
  ['a BASE_PATH with bad characters', startScript, [], { BASE_PATH: '/a b"<>/' }, /BASE_PATH.*\/a b"<>\//],
  ['DATA_OWNER without DATA_REPO', 'build.ts', [], { DATA_OWNER: 'camp', DATA_REPO: '' }, /DATA_REPO/],
]

test('npm start: each misuse ends with one line that names the mistake, without a stack trace', async ({
  sample,
}) => {
  const waiting = [...misuses]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [what, script, parameters, environment, about] = next
      const command = spawnScript(script, parameters, { PORT: String(sample.port), ...environment })
      await complains(command, about).catch((error: Error) => {
        error.message = `${what}: ${error.message}`
        throw error
      })
    }
  }
  await Promise.all([work(), work()])
})

test('npm start: it leaves alone what was built for the web', async ({ built }) => {
  assert.is(await builtForTheWeb(), built)
})

test('npm start: who comes before the app is built gets the app, not what was built before', async () => {
  const port = await freePort()
  const command = spawnScript(startScript, [], { PORT: String(port), BASE_PATH: '/early/' })
  try {
    const ask = () => fetch(`http://localhost:${port}/early/`).catch(() => undefined)
    let response: Response | undefined
    await until(async () => (response = await ask()), 'the port is open', 60_000)
    assert.is(response?.status, 200)
    assert.match((await response?.text()) ?? '', '/early/tides')
  } finally {
    command.child.kill()
    await command.ended
  }
})

test('npm start: a port in use is said in one line', async ({ sample }) => {
  await complains(
    spawnScript(startScript, [], { PORT: String(sample.port) }),
    new RegExp(`${sample.port}.*in use`),
  )
})

test('npm start: --host and --port choose the address, and HOST does not', async () => {
  const port = String(await freePort())
  const server = await start(['--host', '127.0.0.1', '--port', port], { HOST: 'shell.invalid', PORT: 'abc' })
  try {
    assert.is(server.url, `http://127.0.0.1:${port}/`)
    assert.is((await fetch(server.url)).status, 200)
  } finally {
    await server.stop()
  }
})

test.run()
