/** Checks that every tide table and sheet, however damaged, results in a good file or in lines that say what is wrong. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as fc from 'fast-check'
import { assert, test } from '#test'
import { camp as ownCamp } from '../../../src/camp'
import type { Sources } from '../../../src/camp-schema'
import type { DatasetName } from '../../../src/schemas'
import { checkFiles } from '../../../tools/data/check/check-files'
import { makeFiles } from '../../../tools/data/make/run-makers'
import { newFolder } from '../../support/folder'
import { anyText, fuzz } from '../../support/fuzz'

const camp = { ...ownCamp, position: { latitude: 50.64, longitude: -1.94 } }
const now = Date.parse('2026-08-22T11:00:00Z')

const tides = [22, 23, 24].flatMap((day) =>
  ['03:10,Low,0.6', '09:25,High,1.9', '15:40,Low,0.7', '21:50,High,1.8'].map(
    (rest) => `2026-08-${day},${rest}`,
  ),
)

/** Good rows of each kind, by the name of the sheet. */
const sheets: Record<string, { name: DatasetName; rows: string[] }> = {
  tides: { name: 'tides', rows: ['Tern Bay 2026', 'Date,Time,Type,Height (m)', ...tides] },
  events: {
    name: 'calendar',
    rows: ['name,start,end', 'Family Camp 1,14/08/2026,18/08/2026', 'Family Camp 2,2026-08-19,23 Aug 2026'],
  },
  notices: {
    name: 'calendar',
    rows: [
      'text,from,until,kind,link',
      'The gate is closed.,22/08/2026 09:00,22/08/2026 22:00,warning,https://camp.example/gate',
      'Quiz tonight,,23/08/2026 22:00,,',
    ],
  },
  places: {
    name: 'locations',
    rows: [
      'name,latitude,longitude,type,place id',
      'Long Sand,50.65203,-1.95389,beach,',
      'Shop,50.6,-1.9,shop,',
    ],
  },
}

/** What people and programs put into cells. */
const cells =
  '|"|""|,|;|\t|\n|\r\n|\ufffd|\u00a0|\0|#REF!|=A1|GMT|BST|m|ft|08/14/2026|14/08/26|31/06/2026|29/03/2026 01:30|0310|24:00|\u22120.1|1,9|16|1e9|High|Low|date|name|until|https://https://camp.example|__proto__|<html>|sep=;'.split(
    '|',
  )

interface Change {
  row: number
  cell: number
  how: 'replace' | 'insert' | 'remove' | 'copyRow' | 'removeRow' | 'swapRows'
  text: string
}

const change = fc.record<Change>({
  row: fc.nat(20),
  cell: fc.nat(5),
  how: fc.constantFrom('replace', 'replace', 'insert', 'remove', 'copyRow', 'removeRow', 'swapRows'),
  text: fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...cells, 'x'.repeat(400)) }, anyText(12)),
})

function changed(rows: string[], changes: Change[], separator: string): string {
  const table = rows.map((row) => row.split(','))
  for (const { row, cell, how, text } of changes) {
    const at = row % Math.max(table.length, 1)
    const found = table[at] ?? []
    if (how === 'replace') found[cell % Math.max(found.length, 1)] = text
    else if (how === 'insert') found.splice(cell, 0, text)
    else if (how === 'remove') found.splice(cell, 1)
    else if (how === 'copyRow') table.splice(at, 0, [...found])
    else if (how === 'removeRow') table.splice(at, 1)
    else table.splice(at, 2, ...table.slice(at, at + 2).toReversed())
  }
  return table.map((row) => row.join(separator)).join('\n')
}

const separator = fc.constantFrom(',', ',', ';', '\t', ' ')

for (const [kind, { name, rows }] of Object.entries(sheets)) {
  test(`fuzz: any sheet of ${kind} gives a good file or lines`, async () => {
    const folder = newFolder()
    const file = path.join(folder, `${name}.json`)
    const input = path.join(newFolder(), 'tides.csv')
    const make = async (text: string) => {
      writeFileSync(input, text)
      const given: Record<string, string> = {
        'events.csv': sheets['events']!.rows.join('\n'),
        [`${kind}.csv`]: text,
      }
      const calendar = { from: 'csv', events: 'https://a.example/', notices: 'https://a.example/' } as const
      const sources: Sources = {
        tides: { from: 'table', file: input },
        calendar: kind === 'notices' ? calendar : { from: 'csv', events: calendar.events },
        locations: { from: 'csv', places: 'https://a.example/' },
      }
      const download = (asked: string) => Promise.resolve(Buffer.from(given[asked] ?? ''))
      const options = { folder, now, camp, sources, download, allowEmpty: false, admiraltyKey: undefined }
      const [outcome] = await makeFiles([name], options)
      return outcome!
    }
    assert.is((await make(rows.join('\n'))).exitCode, 0, 'the undamaged sheet')
    const oldBytes = readFileSync(file)
    const codes = [0, 0, 0]
    const any = fc.tuple(fc.array(change, { minLength: 1, maxLength: 4 }), separator)
    await fuzz({ what: `sheets of ${kind}`, files: 60 }, any, async ([changes, separator]) => {
      writeFileSync(file, oldBytes)
      const { lines, exitCode } = await make(changed(rows, changes, separator))
      codes[exitCode]!++
      for (const line of lines) {
        assert.not.match(line, 'unexpected error')
        assert.not.match(line, '\n')
      }
      if (exitCode) assert.ok(readFileSync(file).equals(oldBytes), 'the old file stays')
      const options = { source: folder, names: [name], leastDuration: undefined, strict: false, now }
      const checked = await checkFiles(options, camp)
      assert.is(checked.exitCode, 0, checked.lines.join('\n'))
    })
    assert.ok(codes[0]! > 5 && codes[1]! > 5 && codes[2] === 0, `exit codes: ${codes}`)
  })
}
