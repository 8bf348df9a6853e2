import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { spawnScript, startScript, type Command } from '../support/command'
import { newFolder, writeFiles } from '../support/folder'
import { mapOrigin } from '../support/map-origin'
import { copyProject } from '../support/other-camp'
import { allLoaded, openScreen } from '../support/page'
import { expect, test } from './fixtures'

/** Waits until `npm start` is ready; returns the app's URL. */
const urlOf = async ({ written }: Command): Promise<string> => {
  await expect
    .poll(() => written.stdout + written.stderr, { message: 'the output', timeout: 60_000 })
    .toContain('http:')
  return /http:\S+/.exec(written.stdout)![0]
}

const end = async ({ child, ended }: Command) => {
  child.kill()
  await ended
}

test('npm start: serves the sample camp', async ({ page }) => {
  // A copy, because a camp's fork has a folder `data/`.
  const folder = await copyProject()
  const environment = { PORT: '0', DATA_OWNER: 'someone', DATA_REPO: 'else', HOST: 'shell.invalid' }
  const sample = spawnScript(startScript, [], environment, folder)
  try {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    await page.route(`${mapOrigin}/**`, (request) => request.fulfill({ body: '' }))
    await page.goto(await urlOf(sample))
    await allLoaded(page)
    await openScreen(page, 'Calendar')
    await expect(page.getByRole('main').locator('[aria-current=date]')).toBeVisible()
    expect(errors).toEqual([])
    expect(sample.written.stderr).toBe('')
    expect(existsSync(path.join(folder, 'dist')), 'there is no dist/').toBe(false)
  } finally {
    await end(sample)
    await rm(folder, { recursive: true })
  }
})

test('npm start: serves a folder', async () => {
  const files = { 'tides.json': '{ "year": 2026 }', 'weather.json': 'not JSON', 'secret.json': '{}' }
  const folder = newFolder(files)
  // The folder's path is relative to where npm was called, not to the project.
  const { dir, base } = path.parse(folder)
  const parameters = ['--data', base, '--host', '127.0.0.1', '--port', '0']
  const environment = { BASE_PATH: 'camp', INIT_CWD: dir, HOST: 'shell.invalid', PORT: 'abc' }
  const command = spawnScript(startScript, parameters, environment)
  try {
    const { origin, hostname, pathname } = new URL(await urlOf(command))
    expect([hostname, pathname]).toEqual(['127.0.0.1', '/camp/'])
    expect(command.written.stdout).toMatch(/\nData: .+\ncheck-data: weather\.json: error: not JSON .+\n$/)
    const get = async (target: string) => {
      const response = await fetch(`${origin}/${target}`)
      return `${response.status} ${await response.text()}`
    }
    expect(await get('camp/')).toMatch(/^200 .*\/camp\/tides/s)
    expect(await get('tides')).toMatch(/^404/)
    const data = 'camp/sample/camp/main/data'
    expect(await get(`${data}/tides.json`)).toBe(`200 ${files['tides.json']}`)
    expect(await get(`${data}/weather.json`)).toBe(`200 ${files['weather.json']}`)
    writeFiles(folder, { 'tides.json': '{}' })
    expect(await get(`${data}/tides.json`), 'the current file').toBe('200 {}')
    for (const name of ['calendar', 'secret']) expect(await get(`${data}/${name}.json`)).toMatch(/^404/)
  } finally {
    await end(command)
  }
})

/** Checks that a misused command exits with a line that names the mistake. */
const complains = async ({ ended, written }: Command, about: RegExp) => {
  expect(await ended).toBe(2)
  expect(written.stderr.trim().split('\n').at(-1)).toMatch(about)
  expect(written.stderr).not.toMatch(/^\s+at |Error:/m)
  expect(written.stdout).not.toMatch(/http:/)
}

const misuses: [parameters: string[], about: RegExp][] = [
  [['--data', '/no/such/folder'], /\/no\/such\/folder/],
  [['--port', 'abc'], /--port.*abc/],
  [['--host', '8.8.8.8'], /--host 8\.8\.8\.8/],
]

test('npm start: names each misuse', async () => {
  for (const [parameters, about] of misuses) await complains(spawnScript(startScript, parameters), about)
})
