import { link, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { assert, linuxTest, test } from '#test'
import { InvalidResponse, SourceUnavailable } from '../../../../../tools/data/read/source-errors'
import {
  inFolder,
  makeFolder,
  readOldFile,
  writeDataFile,
} from '../../../../../tools/data/make/write-data-file'
import type { Tide } from '../../../../../src/schemas'
import { tide } from '../../../../support/files'
import { newFolder, readTexts } from '../../../../support/folder'

const now = Date.parse('2026-08-22T12:00:00Z')
const camp = { eventColours: {}, position: { latitude: 50.64, longitude: -1.94 } }

const write = (folder: string, content: unknown) => writeDataFile('tides', content, { folder, now, camp })

/** Returns a day with tides such as `Low 03:10 0.6`. */
const day = (...tides: string[]) => ({
  date: '2026-08-22',
  tides: tides.map((each) => {
    const [type, time, height] = each.split(' ')
    return tide(type as Tide['type'], `2026-08-22T${time}+01:00`, Number(height))
  }),
})

const goodDay = day('Low 03:10 0.6', 'High 09:25 1.9', 'Low 15:40 0.7', 'High 21:50 1.8')

test('writing: creates the folder, leaves an identical file alone', async () => {
  const folder = path.join(newFolder(), 'new/data')
  const file = path.join(folder, 'tides.json')
  const content = { dates: [goodDay] }
  assert.equal(await write(folder, content), { result: 'written', warnings: [] })
  assert.equal(JSON.parse(readTexts(folder)['tides.json']!), content)
  await utimes(file, 1, 1)
  assert.is((await write(folder, content)).result, 'unchanged')
  assert.is((await stat(file)).mtimeMs, 1000)
  assert.equal(await readOldFile('tides', folder), content)
})

test('writing: files made at the same time share a new folder', async () => {
  const folder = path.join(newFolder(), 'new/deep/data')
  await Promise.all(Array.from({ length: 20 }, () => makeFolder(folder)))
  assert.ok((await stat(folder)).isDirectory())
})

linuxTest('writing: ends at the root of a drive that does not exist', async () => {
  const { dirname } = path
  // Windows takes //host/share/ for a root; Linux takes it for a folder, whose parent is missing here.
  path.dirname = path.win32.dirname
  try {
    const error = await makeFolder('//host/share/data').catch((reason: unknown) => reason)
    assert.is((error as NodeJS.ErrnoException).code, 'ENOENT')
  } finally {
    path.dirname = dirname
  }
})

test('writing: replaces the old file, not its content', async () => {
  const folder = newFolder({ 'tides.json': 'the old file' })
  await link(path.join(folder, 'tides.json'), path.join(folder, 'opened.json'))
  await write(folder, { dates: [goodDay] })
  const { 'opened.json': opened, 'tides.json': tides = '' } = readTexts(folder)
  assert.equal([opened, JSON.parse(tides)], ['the old file', { dates: [goodDay] }])
})

test('writing: gives up where no folder can be made', async () => {
  const error = await write('/proc/strandline/data', { dates: [goodDay] }).catch((reason: unknown) => reason)
  assert.instance(error, SourceUnavailable)
  assert.match((error as Error).message, /^\/proc\/strandline\/data: .*; give another folder$/)
})

linuxTest('writing: says that the disk is full', async () => {
  // A device that is always full.
  const error = await inFolder('data', () => writeFile('/dev/full', 'x')).catch((reason: unknown) => reason)
  assert.instance(error, SourceUnavailable)
  assert.match(
    (error as Error).message,
    /^data: cannot be written \(no space left on the disk\); give another/,
  )
})

test('writing: names a folder that has the name of the file', async () => {
  const folder = newFolder({ 'tides.json/a.txt': '' })
  const error = await write(folder, { dates: [goodDay] }).catch((reason: unknown) => reason)
  assert.instance(error, SourceUnavailable)
  assert.is(
    (error as Error).message,
    `${path.join(folder, 'tides.json')}: a folder, not a file; move it away`,
  )
  assert.equal(Object.keys(readTexts(folder)), [path.join('tides.json', 'a.txt')], 'nothing else is left')
})

test('writing: returns the warnings about the written file', async () => {
  const content = { dates: [day('Low 03:10 0.6', 'Low 09:25 0.9', 'High 15:40 1.7')] }
  const { result, warnings } = await write(newFolder(), content)
  assert.is(result, 'written')
  assert.is(warnings.length, 1)
  assert.match(warnings[0] ?? '', /^tides\.json: warning: .*Low follows Low/)
})

const rejected: [content: object, problem: RegExp][] = [
  [{ dates: [{ ...goodDay, date: '2026-02-30' }] }, /^tides\.json: error: .*Invalid DateTime/],
  [{ dates: [goodDay, { ...goodDay, tides: [] }] }, /^tides\.json: error: .*duplicate date/],
]

test('writing: keeps the old file after an error', async () => {
  for (const [content, problem] of rejected) {
    const old = { 'tides.json': 'the old file' }
    const folder = newFolder(old)
    const error = await write(folder, content).catch((reason: unknown) => reason)
    assert.instance(error, InvalidResponse)
    assert.match((error as Error).message, problem)
    assert.equal(readTexts(folder), old)
  }
})

test('writing: ignores an old file that the app rejects', async () => {
  for (const text of ['', 'x', '{"dates": 7}']) {
    const folder = newFolder({ 'tides.json': text })
    assert.is(await readOldFile('tides', folder), undefined, text)
  }
})
