import path from 'node:path'
import { assert, test } from '#test'
import { schemas } from '../../../../../src/schemas'
import { checkFiles, readOptions } from '../../../../../tools/data/check/check-files'
import { UsageError } from '../../../../../tools/fail'
import { campFiles } from '../../../../support/files'
import { newFolder } from '../../../../support/folder'

const now = Date.parse('2026-08-22T18:00:00Z')
const camp = { eventColours: {}, position: { latitude: 50.64, longitude: -1.94 } }
const files: Record<string, object> = campFiles('2026-08-22')

const folderWith = (given: Record<string, object>) =>
  newFolder(Object.fromEntries(Object.entries(given).map(([name, file]) => [`${name}.json`, file])))
const good = folderWith(files)
const { locations: _, ...others } = files
const empty = folderWith({ locations: { locations: [] } })
const badTides = folderWith({ ...others, tides: [] })

const check = (...commandArguments: string[]) => checkFiles({ ...readOptions(commandArguments), now }, camp)

/** Returns the exit code and the verdict on each file: `1 weather good, tides not found`. */
const resultOf = async (folder: string, options: string): Promise<string> => {
  const { exitCode, lines } = await check(folder, ...(options ? options.split(' ') : []))
  const said = lines.map((line) =>
    /^(\w+)\.json: (?:error: )?(good|invalid|not found|ends too soon)/.exec(line),
  )
  return `${exitCode} ${said.flatMap((match) => (match ? `${match[1]} ${match[2]}` : [])).join(', ')}`
}

const allGood = Object.keys(schemas)
  .map((name) => `${name} good`)
  .join(', ')

const results: [folder: string, options: string, result: string][] = [
  [good, '', `0 ${allGood}`],
  [
    badTides,
    '',
    `1 ${allGood.replace('locations good', 'locations not found').replace('tides good', 'tides invalid')}`,
  ],
  [badTides, '--only weather,calendar', '0 weather good, calendar good'],
  [badTides, '--only tides --reaches 1h', '1 tides invalid'],
  [empty, '--only locations', '0 locations good'],
  [good, '--only calendar', '0 calendar good'],
  [good, '--only calendar --strict', '1 calendar good'],
  [good, '--only tides --strict', '0 tides good'],
  [good, '--reaches 24h', `0 ${allGood}`],
  [good, '--reaches 3d', `1 ${allGood.replace('tides good', 'tides ends too soon, tides ends too soon')}`],
  [good, '--only weather --reaches 9d', '1 weather ends too soon, weather ends too soon'],
]

test('check-data: checks the files that its options name', async () => {
  for (const [folder, options, result] of results) assert.is(await resultOf(folder, options), result)
  const { lines } = await check(good, '--only', 'weather', '--reaches', '9d')
  assert.match(lines[1] ?? '', /^weather\.json: error: ends too soon \(its last .*\); publish newer data$/)
})

test('check-data: checks as of the instant given to --now', () => {
  assert.is(readOptions([good, '--now', '2026-08-22T18:00:00Z']).now, now)
  assert.ok(Math.abs(readOptions([good]).now - Date.now()) < 60_000)
  for (const wrong of ['noon', ''])
    assert.throws(() => readOptions([good, '--now', wrong]), /--now: invalid instant "(?:noon)?"/)
})

const password = 'hunter2'

const wrongArguments: [commandArguments: string[], message: RegExp][] = [
  [[], /^missing argument; give a folder or URL$/],
  [
    [good, `https://me:${password}@camp.example`],
    /^more than one argument; give one folder or URL, in quotes if it has spaces$/,
  ],
  [
    [good, '--only', 'weather,', 'tides'],
    /^more than one argument; write the names after --only without spaces/,
  ],
  [[good, '--reaches', '24'], /invalid duration "24"/],
  [[good, '--reaches', '1', 'day'], /invalid duration "1"/],
  [[good, '--reaches', '-24h'], /invalid duration "-24h"; use hours or days, such as 24h or 3d/],
  [[good, '--reaches', '1h', '--only', 'calendar'], /no file to apply it to/],
  [[path.join(good, 'nowhere')], /nowhere: not found; give a folder, or a URL that begins with https:/],
  [[path.join(good, 'tides.json')], /tides\.json: not a folder; /],
  [['https://'], /^invalid URL; /],
  [['https://https://camp.example'], /^URL with https:\/\/ twice; /],
  [['https://github.com/o/r/tree/main/data'], /^expected the URL of files, .*raw\.githubusercontent\.com/],
  [['https://camp.example/data/tides.json'], /^expected the URL of a folder, /],
  [[`https://me:${password}@camp.example:x/`], /^invalid URL; /],
  [['http://camp.example/data'], /^invalid URL: unsupported protocol \(http:\); .*127\.0\.0\.1 only\)$/],
  [['https://camp.example/my data'], /^URL with spaces; /],
  [['ftp://camp.example/data'], /^invalid URL: unsupported protocol \(ftp:\); /],
  [[`https://me:${password}@camp.example/`], /^URL with a user name or password; /],
  [[`https://${password}@camp.example/`], /^URL with a user name or password; /],
]

test('check-data: rejects wrong arguments, and hides passwords', async () => {
  for (const [commandArguments, message] of wrongArguments) {
    const error = await Promise.resolve()
      .then(() => check(...commandArguments))
      .catch((reason: unknown) => reason)
    assert.instance(error, UsageError)
    assert.match((error as UsageError).message, message)
    assert.not.match((error as UsageError).message, password)
  }
})
