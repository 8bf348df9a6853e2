import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { assert, suite } from '#test'
import { inBrowser, spawnScript, startScript, type Command } from '../support/command'
import { freePort } from '../support/local-server'
import { copyProject } from '../support/other-camp'
import { allLoaded, openScreen } from '../support/page'
import { until } from '../support/until'

const test = suite<{ sample: Command; port: number; folder: string }>('start')

test.before(async (context) => {
  // A copy, because a camp's fork has a folder `data/`.
  context.folder = await copyProject()
  context.port = await freePort()
  const environment = { PORT: String(context.port), DATA_OWNER: 'someone', DATA_REPO: 'else' }
  const { written } = (context.sample = spawnScript(startScript, [], environment, context.folder))
  await until(
    () => written.stdout.includes('http:'),
    () => `npm start prints its URL: ${written.stderr}`,
    60_000,
  )
})
test.after(async ({ sample, folder }) => {
  sample.child.kill()
  await sample.ended
  await rm(folder, { recursive: true })
})

test('npm start: serves the sample camp', async ({ sample, port, folder }) => {
  const url = `http://localhost:${port}/`
  assert.match(sample.written.stdout, url)
  assert.is(sample.written.stderr, '')
  assert.not(existsSync(path.join(folder, 'dist')), 'there is no dist/')
  await inBrowser(async (page) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    await page.goto(url)
    await allLoaded(page)
    await openScreen(page, 'Calendar')
    await page.locator('main [aria-current=date]').waitFor()
    assert.equal(errors, [])
  })
})

test('npm start: serves a folder, even before the app is built', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'strandline-'))
  await writeFile(path.join(folder, 'tides.json'), '{ "year": 2026 }')
  await writeFile(path.join(folder, 'weather.json'), 'not JSON')
  await writeFile(path.join(folder, 'secret.json'), '{}')
  // The folder's path is relative to where npm was called, not to the project.
  const { dir, base } = path.parse(folder)
  const port = String(await freePort())
  const { child, ended } = spawnScript(startScript, ['--data', base, '--host', '127.0.0.1', '--port', port], {
    BASE_PATH: 'camp',
    INIT_CWD: dir,
    HOST: 'shell.invalid',
    PORT: 'abc',
  })
  try {
    const get = async (target: string) => {
      const response = await fetch(`http://127.0.0.1:${port}/${target}`)
      return `${response.status} ${await response.text()}`
    }
    let page: string | undefined
    await until(async () => (page = await get('camp/').catch(() => undefined)), 'the port is open', 60_000)
    assert.match(page!, /^200 .*\/camp\/tides/s)
    assert.match(await get('tides'), /^404/)
    const data = 'camp/sample/camp/main/data'
    assert.is(await get(`${data}/tides.json`), '200 { "year": 2026 }')
    assert.is(await get(`${data}/weather.json`), '200 not JSON')
    await writeFile(path.join(folder, 'tides.json'), '{}')
    assert.is(await get(`${data}/tides.json`), '200 {}', 'the current file')
    for (const name of ['calendar', 'secret']) assert.match(await get(`${data}/${name}.json`), /^404/)
  } finally {
    child.kill()
    await ended
    await rm(folder, { recursive: true, force: true })
  }
})

/** Checks that a misused command exits with one line that names the mistake. */
const complains = async ({ ended, written }: Command, about: RegExp) => {
  assert.is(await ended, 2)
  assert.match(written.stderr, about)
  assert.is(written.stderr.trim().split('\n').length, 1, written.stderr)
  assert.not.match(written.stderr, /^\s+at |Error:/m)
  assert.not.match(written.stdout, /http:/)
}

const misuses: [script: string, parameters: string[], about: RegExp][] = [
  [startScript, ['--dta', 'x'], /--dta/],
  [startScript, ['--data', '/no/such/folder'], /\/no\/such\/folder/],
  [startScript, ['--port', 'abc'], /--port.*abc/],
  [startScript, ['--host', '8.8.8.8'], /--host 8\.8\.8\.8/],
  ['build.ts', ['--anything'], /--anything/],
]

test('npm start, build: name each misuse in one line', async ({ port }) => {
  const environment = { PORT: String(port) }
  await complains(spawnScript(startScript, [], environment), new RegExp(`${port}.*in use`))
  for (const [script, parameters, about] of misuses)
    await complains(spawnScript(script, parameters, environment), about)
})
