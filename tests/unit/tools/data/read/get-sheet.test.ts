import { symlinkSync } from 'node:fs'
import path from 'node:path'
import { assert, test } from '#test'
import { getSheet } from '../../../../../tools/data/read/get-sheet'
import { InvalidResponse, SourceUnavailable } from '../../../../../tools/data/read/source-errors'
import { newFolder } from '../../../../support/folder'

const failures: [error: Error, message: string][] = [
  [
    new InvalidResponse('sheets.example: status 404'),
    'events.csv: sheets.example: status 404; publish the sheet as CSV, or correct sources.calendar.events in src/camp.ts',
  ],
  [
    new SourceUnavailable('sheets.example: no answer within 20 s'),
    'events.csv: sheets.example: no answer within 20 s',
  ],
]

test('sheets: follows redirects, which published sheets use', async () => {
  const url = 'https://sheets.example/'
  const download = (_name: string, request: () => unknown) => {
    assert.equal(request(), { url, followsRedirects: true })
    return Promise.resolve(new Uint8Array())
  }
  assert.is((await getSheet('sources.calendar.events', url, download)).name, 'events.csv')
})

test('sheets: says why a file cannot be read', async () => {
  const read = (file: string) => getSheet('sources.calendar.events', file, () => Promise.reject(new Error()))
  const folder = newFolder({ 'events.csv': '' })
  const hint = "correct the path, which begins at the project's folder"
  assert.is(
    await read(`${folder}/Event.csv`).catch(String),
    `Error: sources.calendar.events: "${folder}/Event.csv" is not found, but events.csv is; ${hint}`,
  )
  assert.is(
    await read('src/lib/events.csv').catch(String),
    `Error: sources.calendar.events: "src/lib/events.csv" is not found; ${hint}`,
  )
  const looped = path.join(folder, 'looped.csv')
  symlinkSync(looped, looped)
  assert.is(
    await read(looped).catch(String),
    `Error: sources.calendar.events: "${looped}" cannot be read (a link to itself); correct that, and try again`,
  )
})

test('sheets: says what to correct only if a response is invalid', async () => {
  for (const [error, message] of failures) {
    const download = () => Promise.reject(error)
    const thrown = await getSheet('sources.calendar.events', 'https://sheets.example/', download).catch(
      String,
    )
    assert.is(thrown, `Error: ${message}`)
  }
})
