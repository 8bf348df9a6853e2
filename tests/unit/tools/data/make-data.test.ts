import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { checks } from 'strandline:checks'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { projectFolder } from '../../../../tools/files'
import {
  requestJson,
  defaultRetryPolicy,
  type RetryPolicy,
} from '../../../../tools/data/make/sources/request-json'
import { makeFiles, type MakeOptions } from '../../../../tools/data/make/make-files'
import { writeDataFile } from '../../../../tools/data/make/write-data-file'
import { camp, type Sources } from '../../../../src/camp'
import type { TidesFile } from '../../../../src/schemas'
import { tidalEvents } from '../../../support/admiralty'
import { openMeteoAnswer } from '../../../support/open-meteo'
import { forOwnCamp } from '../../../support/own-camp'
import { tideStation } from '../../../support/tide-station'
import { listen, shut } from '../../../support/local-server'

const ownCampTest = forOwnCamp(test)

const root = await mkdtemp(path.join(tmpdir(), 'strandline-make-'))
test.after(() => rm(root, { recursive: true, force: true }))

let folderCount = 0
/** A new folder, with files. */
const folderWith = async (files: Record<string, string> = {}): Promise<string> => {
  const folder = path.join(root, String(folderCount++))
  await mkdir(folder)
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text)
  return folder
}

const now = Date.parse('2026-08-19T12:20:00Z')
const weatherAnswer = openMeteoAnswer('2026-08-19')
const tidesAnswer = tidalEvents('2026-08-18')
const admiralty = { from: 'admiralty', station: '0123A', permission: true } as const
const sources: Sources = { weather: { from: 'open-meteo' }, tides: admiralty }

/** Makes the files from these answers; an Error stands for one that cannot be had. */
const make = (
  folder: string,
  answers: Record<string, unknown> = { 'open-meteo': weatherAnswer, admiralty: tidesAnswer },
  changes: Partial<MakeOptions> = {},
) =>
  makeFiles({
    folder,
    names: ['weather', 'tides'],
    now,
    camp,
    sources,
    ask: async (name) => answers[name],
    ...changes,
  })

const readJson = async (folder: string, name: string) =>
  JSON.parse(await readFile(path.join(folder, `${name}.json`), 'utf8')) as unknown

test('Make-data: good answers become two good files, and nothing else', async () => {
  const folder = path.join(await folderWith(), 'new')
  const { lines, exitCode } = await make(folder)
  assert.is(exitCode, 0)
  assert.equal((await readdir(folder)).sort(), ['tides.json', 'weather.json'])
  assert.is(checks.weather(await readJson(folder, 'weather')), undefined)
  assert.is(checks.tides(await readJson(folder, 'tides')), undefined)
  assert.equal(lines.slice(0, 2), [
    'weather.json: written: 5 days from Open-Meteo, until 05:00 on Mon 24 August',
    'tides.json: written: 6 days from ADMIRALTY, until the end of Mon 24 August',
  ])
})

test('Make-data: the same answers give the same bytes, and a file that has not changed is not written anew', async () => {
  const [one, two] = [await folderWith(), await folderWith()]
  await make(one)
  await make(two)
  for (const name of ['weather.json', 'tides.json']) {
    const bytes = await readFile(path.join(one, name))
    assert.ok(bytes.equals(await readFile(path.join(two, name))), name)
    await utimes(path.join(one, name), 1, 1)
  }
  const { lines, exitCode } = await make(one)
  assert.is(exitCode, 0)
  assert.match(lines[0]!, /^weather\.json: unchanged: /)
  assert.match(lines[1]!, /^tides\.json: unchanged: /)
  for (const name of ['weather.json', 'tides.json']) {
    assert.is((await stat(path.join(one, name))).mtimeMs, 1000, name)
  }
})

test('Make-data: what is rubbish leaves its old file, ends with 1, and does not hold up the other file', async () => {
  for (const rubbish of [
    { error: true, reason: 'Try again' },
    [],
    'x',
    null,
    { ...weatherAnswer, daily: 7 },
  ]) {
    const folder = await folderWith({ 'weather.json': 'the old one' })
    const { lines, exitCode } = await make(folder, { 'open-meteo': rubbish, admiralty: tidesAnswer })
    assert.is(exitCode, 1)
    assert.match(
      lines[0]!,
      /^weather\.json: not written, left as it is: its answer|^weather\.json: not written, left as it is: it answers/,
    )
    assert.is(await readFile(path.join(folder, 'weather.json'), 'utf8'), 'the old one')
    assert.is(checks.tides(await readJson(folder, 'tides')), undefined)
  }
})

test('Make-data: content that the app would refuse is never put in the place of the old file', async () => {
  const folder = await folderWith({ 'tides.json': 'the old one' })
  const wrong = { dates: [{ date: '2026-02-30', tides: [] }] }
  const message = await writeDataFile(folder, 'tides', wrong, now, camp).catch(
    (error: Error) => error.message,
  )
  assert.match(message, /would be refused:\ntides\.json: error: .*Invalid DateTime/)
  assert.equal(await readdir(folder), ['tides.json'])
  assert.is(await readFile(path.join(folder, 'tides.json'), 'utf8'), 'the old one')
})

test('Make-data: a folder that cannot be written ends with 2', async () => {
  const folder = await folderWith({ taken: '' })
  const { lines, exitCode } = await make(path.join(folder, 'taken', 'data'))
  assert.is(exitCode, 2)
  assert.match(lines[0]!, /^weather\.json: not written, left as it is: ENOTDIR/)
})

test('Make-data: without the word that there is a licence nothing is asked, and the run says whom to ask', async () => {
  const folder = await folderWith({ 'tides.json': 'the old one' })
  let isAsked = false
  const ask = async () => void (isAsked = true)
  const { lines, exitCode } = await make(
    folder,
    {},
    { ask, sources: { ...sources, tides: { ...admiralty, permission: false } } },
  )
  assert.is(exitCode, 2)
  assert.is(isAsked, false)
  assert.is(lines.length, 1)
  assert.match(lines[0]!, /written licence of the UK Hydrographic Office.*permission: true/)
  assert.equal(await readdir(folder), ['tides.json'])
})

test('Make-data: the forecast is made all the same, when it alone is asked for', async () => {
  const folder = await folderWith()
  const { exitCode } = await make(folder, undefined, {
    names: ['weather'],
    sources: { ...sources, tides: { ...admiralty, permission: false } },
  })
  assert.is(exitCode, 0)
  assert.equal(await readdir(folder), ['weather.json'])
})

test('Make-data: what has no source is left as it is', async () => {
  const folder = await folderWith()
  const { lines, exitCode } = await make(folder, undefined, { sources: {} })
  assert.is(exitCode, 0)
  assert.equal(lines, [
    'weather.json: src/camp.ts names no source of it: left as it is',
    'tides.json: src/camp.ts names no source of it: left as it is',
  ])
  assert.equal(await readdir(folder), [])
})

test('Make-data: a table and a station give tides with levels, and the credit is said', async () => {
  const table = ['2026-08-19,03:10,Low,0.9', '2026-08-19,09:20,High,2.4', '2026-08-20,04:00,Low,1.0'].join(
    '\n',
  )
  const inputs = await folderWith({ 'tides.csv': table, 'station.json': JSON.stringify(tideStation()) })
  const folder = await folderWith()
  const options: Partial<MakeOptions> = {
    names: ['tides'],
    sources: {
      tides: { from: 'table', file: path.join(inputs, 'tides.csv') },
      levels: { constants: path.join(inputs, 'station.json') },
    },
  }
  const { lines, exitCode } = await make(folder, undefined, options)
  assert.is(exitCode, 0)
  const file = (await readJson(folder, 'tides')) as TidesFile
  assert.is(checks.tides(file), undefined)
  const withLevels = file.dates.filter((day) => 'levels' in day).length
  assert.match(lines[1]!, new RegExp(`^tides\\.json: levels of Tern Bay for ${withLevels} of 2 days$`))
  assert.ok(lines.includes('tides.json: credit: Nobody, who measured nothing'))
  assert.is(lines.filter((line) => line.includes('no levels for')).length, 2 - withLevels)
  await writeFile(path.join(inputs, 'tides.csv'), `${table}\n2026-08-20,04:00,Low,1.0`)
  const refused = await make(folder, undefined, options)
  assert.is(refused.exitCode, 1)
  assert.match(refused.lines[0]!, /tides\.csv: it has lines that cannot be right\nline 4: /)
  assert.equal(await readJson(folder, 'tides'), file)
  await writeFile(path.join(inputs, 'tides.csv'), table.replace('2026-08-20', '2026-08-21'))
  const gap = await make(await folderWith(), undefined, options)
  assert.ok(gap.lines.some((line) => /^tides\.json: no tides of 2026-08-20 in .*tides\.csv$/.test(line)))
  await rm(path.join(inputs, 'tides.csv'))
  assert.is((await make(folder, undefined, options)).exitCode, 2)
})

const patience: RetryPolicy = { ...defaultRetryPolicy, wait: async () => {} }

/** What becomes of both files when every source answers in a way. */
const makeFrom = async (listener: RequestListener, folder: string, timeoutMs = patience.timeoutMs) => {
  const server = createServer(listener)
  const base = await listen(server)
  const outcome = await make(folder, undefined, {
    bases: { openMeteo: base, admiralty: base },
    admiraltyKey: 'made-up-key',
    ask: (_name, question) => requestJson(question, { ...patience, timeoutMs }),
  })
  await shut(server)
  return outcome
}

test('Make-data: a source of its own on this machine is asked for the place, and with the key', async () => {
  const folder = await folderWith()
  const asked: string[] = []
  const { exitCode } = await makeFrom((request, response) => {
    const isWeather = request.url!.startsWith('/v1/forecast')
    asked.push(`${request.url} ${String(request.headers['ocp-apim-subscription-key'])}`)
    response.end(JSON.stringify(isWeather ? weatherAnswer : tidesAnswer))
  }, folder)
  assert.is(exitCode, 0)
  const [weather, tides] = asked.sort((a, b) => b.length - a.length) as [string, string]
  assert.match(weather, `latitude=${camp.position.latitude}&longitude=${camp.position.longitude}&`)
  assert.match(weather, / undefined$/)
  assert.is(tides, '/uktidalapi/api/V1/Stations/0123A/TidalEvents?duration=7 made-up-key')
  for (const name of await readdir(folder)) {
    assert.not.match(await readFile(path.join(folder, name), 'utf8'), 'made-up-key')
  }
})

test('Make-data: whatever a source does, the old files stay, the code says what it was, and no key is told', async () => {
  const status =
    (code: number, body = '', headers = {}): RequestListener =>
    (request, response) => {
      response.writeHead(code, headers)
      response.end(body.replace('KEY', String(request.headers['ocp-apim-subscription-key'])))
    }
  const hang: RequestListener = () => {}
  const ways: [listener: RequestListener, exitCode: number, reason: RegExp][] = [
    [status(400, '{"error":true,"reason":"No such variable"}'), 2, /status 400: No such variable/],
    [
      status(401, '{"message":"Access denied for KEY"}'),
      2,
      /status 401: Access denied for (undefined|\(the key\))/,
    ],
    [status(403), 2, /status 403/],
    [status(429, '', { 'retry-after': '60' }), 2, /status 429.*tried 3 times/],
    [status(429, '', { 'retry-after': '86400' }), 2, /asks to wait for 86400 s/],
    [status(500, '<html>'), 2, /status 500 \(tried 3 times\)/],
    [hang, 2, /did not come within 0\.06 s/],
    [(_request, response) => void response.destroy(), 2, /the connection failed/],
    [status(200, '{"hourly": {"time": [1, 2'), 1, /no JSON, or was cut off/],
    [
      status(200, '{"error":true,"reason":"Too many concurrent requests"}'),
      1,
      /Too many|no list of tidal events/,
    ],
    [status(200, ' '.repeat(50_000_000)), 1, /longer than 2,000,000 bytes/],
  ]
  const folder = await folderWith({ 'weather.json': 'old weather', 'tides.json': 'old tides' })
  for (const [listener, exitCode, reason] of ways) {
    const outcome = await makeFrom(listener, folder, listener === hang ? 60 : undefined)
    assert.is(outcome.exitCode, exitCode, outcome.lines.join('\n'))
    assert.is(outcome.lines.length, 2)
    for (const line of outcome.lines) {
      assert.match(line, reason)
      assert.not.match(line, 'made-up-key')
    }
    assert.equal((await readdir(folder)).sort(), ['tides.json', 'weather.json'])
    assert.is(await readFile(path.join(folder, 'weather.json'), 'utf8'), 'old weather')
    assert.is(await readFile(path.join(folder, 'tides.json'), 'utf8'), 'old tides')
  }
})

test('Make-data: without a key that can be one, ADMIRALTY is not asked', async () => {
  for (const admiraltyKey of [undefined, '', 'two words', 'a\nb']) {
    const folder = await folderWith()
    const { lines, exitCode } = await makeFiles({
      folder,
      names: ['tides'],
      now,
      camp,
      sources,
      admiraltyKey,
      bases: { openMeteo: 'http://127.0.0.1:9', admiralty: 'http://127.0.0.1:9' },
    })
    assert.is(exitCode, 2)
    assert.match(lines[0]!, /ADMIRALTY_KEY holds no key/)
  }
})

/** Runs the command. */
const run = (...commandArguments: string[]): Promise<{ code: number; stdout: string; stderr: string }> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', 'tools/data/make-data.ts', ...commandArguments],
      { cwd: projectFolder, encoding: 'utf8' },
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    )
  })

ownCampTest('Make-data: the command makes a file from recorded answers at an instant', async () => {
  const answers = await folderWith({ 'open-meteo.json': JSON.stringify(weatherAnswer) })
  const folder = await folderWith()
  const recorded = ['--answers', answers, '--now', '2026-08-19T12:20:00Z']
  const { code, stdout } = await run(folder, '--only', 'weather', ...recorded)
  assert.is(code, 0)
  assert.is(stdout, 'weather.json: written: 5 days from Open-Meteo, until 05:00 on Mon 24 August\n')
  const none = await run(folder, '--only', 'weather', '--answers', root, '--now', '2026-08-19T12:20:00Z')
  assert.is(none.code, 2)
  assert.match(none.stdout, /recorded answer cannot be read/)
})

test('Make-data: used in another way it says how it is used, and ends with 2', async () => {
  const wrong = [[], ['a', '--only', 'calendar'], ['a', '--now', '2026-08-19T12:20:00Z']]
  for (const commandArguments of wrong) {
    const { code, stderr } = await run(...commandArguments)
    assert.is(code, 2)
    assert.match(stderr, /^usage: npm run make-data -- FOLDER/)
  }
})

test.run()
