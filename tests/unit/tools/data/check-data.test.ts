import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { projectFolder } from '../../../../tools/files'
import { reportOn } from '../../../../tools/data/check/data-report'
import { sampleFile } from '../../../../tools/dev/sample-camp'
import { schemas, type DatasetName } from '../../../../src/schemas'
import { listen, shut } from '../../../support/local-server'

const names = Object.keys(schemas) as DatasetName[]
const root = await mkdtemp(path.join(tmpdir(), 'strandline-check-'))
const good = path.join(root, 'good')

test.before(async () => {
  await mkdir(good)
  for (const name of names) {
    await writeFile(path.join(good, `${name}.json`), JSON.stringify(sampleFile(name, Date.now())))
  }
})
test.after(() => rm(root, { recursive: true, force: true }))

/** Runs the command; gives its lines and the code that it ends with. */
const run = (...commandArguments: string[]): Promise<{ code: number; lines: string[]; errors: string }> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', 'tools/data/check-data.ts', ...commandArguments],
      { cwd: projectFolder, encoding: 'utf8', maxBuffer: 100_000_000 },
      (error, stdout, stderr) =>
        resolve({ code: Number(error?.code ?? 0), lines: stdout.trim().split('\n'), errors: stderr }),
    )
  })

/** A folder with the good files, but for some that are changed or left out (undefined). */
const folderWith = async (
  title: string,
  changes: Partial<Record<DatasetName, string | Buffer | undefined>>,
) => {
  const folder = path.join(root, title)
  await cp(good, folder, { recursive: true })
  for (const [name, content] of Object.entries(changes)) {
    const file = path.join(folder, `${name}.json`)
    if (content === undefined) await rm(file)
    else await writeFile(file, content)
  }
  return folder
}

test('Check-data: four good files are good, and end with 0', async () => {
  const { code, lines } = await run(good)
  assert.is(code, 0)
  assert.equal(
    lines.filter((line) => !line.includes(': warning: ')).map((line) => line.replace(/, \d+ warnings?$/, '')),
    names.map((name) => `${name}.json: good`),
  )
})

test('Check-data: every error of every file stands on a line of its own, and ends with 1', async () => {
  const folder = await folderWith('wrong', {
    tides: JSON.stringify({ dates: [{ date: '2026-02-30', tides: [{ type: 'low' }] }] }),
    locations: '{"locations": [{',
    weather: Buffer.alloc(1_000_001, 32),
  })
  const { code, lines } = await run(folder)
  assert.is(code, 1)
  const errors = lines.filter((line) => line.includes(': error: '))
  assert.equal(
    errors.map((line) => line.replace(/; .*/, '')),
    [
      'locations.json: error: the file is broken in line 1, column 17: not JSON',
      'weather.json: error: the file is more than 1,000,000 bytes long: the app refuses more than 1 MB',
      'tides.json: error: dates[0].date is "2026-02-30": Invalid DateTime.',
      'tides.json: error: dates[0].tides[0].type is "low": not one of Low,High',
      'tides.json: error: dates[0].tides[0].time is missing: not a string',
      'tides.json: error: dates[0].tides[0].heightInMetres is missing: not a number',
      'tides.json: error: dates[0].tides[0].instant is missing: Invalid DateTime.',
    ],
  )
  assert.ok(lines.includes('tides.json: refused, 5 errors'))
  for (const line of errors) assert.match(line, /; (write|mend|publish|save) /)
})

test('Check-data: of a folder with some of the four files these are checked, and the others named', async () => {
  const others = names.filter((name) => name !== 'locations')
  const folder = await folderWith('some', Object.fromEntries(others.map((name) => [name, undefined])))
  const { code, lines } = await run(folder)
  assert.is(code, 0)
  assert.equal(
    lines.sort(),
    ['locations.json: good', ...others.map((name) => `${name}.json: not there`)].sort(),
  )
})

test('Check-data: a folder with none of them, or none at all, ends with 2', async () => {
  for (const folder of [root, path.join(root, 'nowhere')]) {
    const { code, lines } = await run(folder)
    assert.is(code, 2)
    assert.equal(lines, [`None of ${names.map((name) => `${name}.json`).join(', ')} is there`])
  }
})

test('Check-data: without a folder, or with two, it says how it is used, and ends with 2', async () => {
  const wrongOptions = ['--reaches', '--reaches=24', '--reaches=0h', '--only=tide', '--only=', '--reach=1h']
  for (const wrong of [[], [good, good], ['--help'], ...wrongOptions.map((option) => [good, option])]) {
    const { code, errors } = await run(...wrong)
    assert.is(code, 2)
    assert.match(errors, 'npm run check-data -- FOLDER|URL')
  }
})

test('Check-data: it checks what a host publishes, and ends with 2 when a file cannot be read', async () => {
  let weatherStatus = 200
  const server = createServer((request, response) => {
    const name = path.basename(request.url ?? '', '.json') as DatasetName
    response.statusCode = name === 'weather' ? weatherStatus : 200
    response.end(JSON.stringify(sampleFile(name, Date.now())))
  })
  // A test that fails before the end must not hold up the file.
  server.unref()
  const address = `${await listen(server)}/camp/site/main/data`
  assert.is((await run(address)).code, 0)
  weatherStatus = 503
  const { code, lines } = await run(address)
  assert.is(code, 2)
  const refused = 'weather.json: cannot be read: the host answers with status 503'
  assert.ok(lines.includes(refused))
  assert.ok((await run(address, '--reaches', '1h')).lines.includes(refused), 'it may well be there')
  await shut(server)
})

test('Check-data: with --reaches, forecast and tide table must be there and end no sooner', async () => {
  assert.is((await run(good, '--reaches', '24h')).code, 0)
  const late = await run(good, '--reaches', '999d')
  assert.is(late.code, 1)
  assert.equal(
    late.lines.filter((line) => line.includes('ends too soon')).map((line) => line.replace(/ is at .*/, '')),
    ['weather.json: ends too soon: its last forecast hour', 'tides.json: ends too soon: its last tide'],
  )
  const folder = await folderWith('no tides', { tides: undefined, locations: undefined })
  assert.is((await run(folder)).code, 0)
  const { code, lines } = await run(folder, '--reaches', '1h')
  assert.is(code, 2)
  assert.ok(lines.includes('tides.json: cannot be read: it is not there, and should reach 1h'))
})

test('Check-data: with --only it looks at one file, whatever the others are', async () => {
  const folder = await folderWith('one', { calendar: '{', tides: undefined })
  assert.is((await run(folder)).code, 1)
  const { code, lines } = await run(folder, '--only', 'weather', '--reaches', '1d')
  assert.is(code, 0)
  assert.equal(
    lines.filter((line) => !line.startsWith('weather.json: ')),
    [],
  )
  assert.is((await run(folder, '--only', 'tides')).code, 2)
})

const finding = { path: 'data[0].time', value: '"6am"', reason: 'not a time of day', remedy: 'write HH:MM' }

test('Check-data: warnings that say the same of many places are one line; errors never are', () => {
  const hours = [
    [0, 6],
    [0, 7],
    [3, 6],
  ] as const
  const many = hours.map(([day, hour]) => ({ ...finding, path: `data[${day}].hours[${hour}].time` }))
  assert.equal(reportOn([['weather', { errors: [], warnings: many }]]), {
    lines: [
      'weather.json: good, 1 warning',
      'weather.json: warning: data[0].hours[6].time is "6am": not a time of day; write HH:MM (and 2 more like it)',
    ],
    exitCode: 0,
  })
  assert.is(reportOn([['weather', { errors: many, warnings: [] }]]).lines.length, 4)
})

test('Check-data: a good file that ends too soon is good, and ends with 1', () => {
  const outcome = { errors: [], warnings: [], endsTooSoon: 'its last tide is over' }
  assert.equal(
    reportOn([
      ['tides', outcome],
      ['weather', { unreadable: 'no' }],
    ]),
    {
      lines: [
        'tides.json: good',
        'tides.json: ends too soon: its last tide is over',
        'weather.json: cannot be read: no',
      ],
      exitCode: 1,
    },
  )
})

test('Check-data: an error weighs more than what cannot be read, and that more than what is not there', () => {
  const missing = { missing: true } as const
  const unreadable = { unreadable: 'no' }
  const codeOf = (...outcomes: Parameters<typeof reportOn>[0][number][1][]) =>
    reportOn(outcomes.map((outcome, index) => [names[index]!, outcome])).exitCode
  assert.is(codeOf({ errors: [], warnings: [finding] }, missing, missing, missing), 0)
  assert.is(codeOf({ errors: [finding], warnings: [] }, unreadable, missing), 1)
  assert.is(codeOf({ errors: [], warnings: [] }, unreadable), 2)
  assert.is(codeOf(unreadable, missing), 2)
  assert.is(codeOf(missing, missing), 2)
})

test.run()
