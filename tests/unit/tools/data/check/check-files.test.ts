import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { assert, test } from '#test'
import { checkFiles } from '../../../../../tools/data/check/check-files'
import { readOptions } from '../../../../../tools/data/check/check-options'
import { UsageError } from '../../../../../tools/fail'
import { campFiles } from '../../../../support/files'
import { listen, shut } from '../../../../support/local-server'

const now = Date.parse('2026-08-22T18:00:00Z')
const camp = { eventColours: {}, position: { latitude: 50.64, longitude: -1.94 } }
const files: Record<string, object> = campFiles('2026-08-22')
const root = await mkdtemp(path.join(tmpdir(), 'strandline-check-'))
const good = await folderWith('good', files)

test.after(() => rm(root, { recursive: true, force: true }))

/** What the command does with its arguments. */
const check = (...commandArguments: string[]) => checkFiles(readOptions(commandArguments), now, camp)

/** The message of the UsageError for some arguments. */
const usageError = async (...commandArguments: string[]): Promise<string> => {
  try {
    const { lines } = await check(...commandArguments)
    return `accepted: ${lines.join('\n')}`
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    return error.message
  }
}

test('check-data: expects all four files', async () => {
  const { exitCode, lines } = await check(good)
  assert.is(exitCode, 0)
  assert.is(lines.filter((line) => /^\w+\.json: good/.test(line)).length, 4)
  const { tides: _, ...others } = files
  const incomplete = await check(await folderWith('incomplete', others))
  assert.is(incomplete.exitCode, 1)
  assert.ok(incomplete.lines.some((line) => line.startsWith('tides.json: error: not found')))
})

test('check-data: --only names the files to check', async () => {
  const { calendar, weather } = files
  const folder = await folderWith('two', { calendar: calendar!, weather: weather!, tides: [] })
  const { exitCode, lines } = await check(folder, '--only', 'weather,calendar')
  assert.is(exitCode, 0)
  assert.equal([...new Set(lines.map((line) => line.split(':')[0]))], ['weather.json', 'calendar.json'])
  assert.is((await check(folder, '--only', 'tides')).exitCode, 1)
  assert.is((await check(folder, '--only', 'locations')).exitCode, 1)
})

test('check-data: --strict makes warnings fail', async () => {
  assert.is((await check(good, '--only', 'calendar')).exitCode, 0)
  assert.is((await check(good, '--only', 'calendar', '--strict')).exitCode, 1)
})

test('check-data: --reaches says how long the data must last', async () => {
  const endsTooSoon = async (...options: string[]) =>
    (await check(good, ...options)).lines.filter((line) => line.includes('ends too soon')).length
  assert.is(await endsTooSoon('--reaches', '24h'), 0)
  assert.is(await endsTooSoon('--reaches', '3d'), 1)
  assert.is(await endsTooSoon('--reaches', '9d'), 2)
  const invalid = await folderWith('invalid', { tides: [] })
  assert.is((await check(invalid, '--only', 'tides', '--reaches', '1h')).exitCode, 1)
  assert.is((await check(good, '--reaches', '9d')).exitCode, 1)
})

test('check-data: checks what a host publishes', async () => {
  let tidesStatus = 200
  const server = createServer((request, response) => {
    const name = path.basename(request.url ?? '', '.json')
    response.statusCode = name === 'tides' ? tidesStatus : 200
    response.end(JSON.stringify(files[name]))
  })
  server.unref()
  const url = `${await listen(server)}/camp/site/main/data`
  assert.is((await check(url)).exitCode, 0)
  tidesStatus = 404
  assert.is((await check(url)).exitCode, 1)
  tidesStatus = 503
  assert.is((await check(url)).exitCode, 2)
  await shut(server)
  assert.is((await check(url)).exitCode, 2, 'host not reachable')
})

const password = 'hunter2'

const wrongArguments: [commandArguments: string[], message: RegExp][] = [
  [[], /^missing argument; give a folder or URL$/],
  [[good, `https://me:${password}@camp.example`], /^expected one folder or URL, found 2$/],
  [[good, '--reaches', '24'], /invalid duration "24"/],
  [[good, '--reaches', '0h'], /invalid duration "0h"/],
  [[good, '--reaches', '1h', '--only', 'calendar'], /no file to apply it to/],
  [[good, '--only', 'weather,tide'], /unknown name "tide"/],
  [[good, '--only', ''], /unknown name ""/],
  [[path.join(root, 'nowhere')], /nowhere: not found; /],
  [[path.join(good, 'tides.json')], /tides\.json: not a folder; /],
  [['https://'], /^invalid URL; /],
  [[`https://me:${password}@camp.example:x/`], /^invalid URL; /],
  [['ftp://camp.example/data'], /^invalid URL: unknown protocol \(ftp:\); /],
  [[`https://me:${password}@camp.example/`], /^URL with a user name or password; /],
  [[`https://${password}@camp.example/`], /^URL with a user name or password; /],
]

test('check-data: rejects wrong arguments, and hides passwords', async () => {
  for (const [commandArguments, message] of wrongArguments) {
    const text = await usageError(...commandArguments)
    assert.match(text, message, commandArguments.join(' '))
    assert.not.match(text, password)
  }
})

/** A folder with some files. */
async function folderWith(title: string, contents: Record<string, object>): Promise<string> {
  const folder = path.join(root, title)
  await mkdir(folder)
  for (const [name, content] of Object.entries(contents)) {
    await writeFile(path.join(folder, `${name}.json`), JSON.stringify(content))
  }
  return folder
}
