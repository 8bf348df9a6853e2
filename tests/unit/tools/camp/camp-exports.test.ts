import { assert, test } from '#test'
import { lostFile, missingExport } from '../../../../tools/camp/camp-exports'

test('camp.ts: if it is missing, names a similar file', () => {
  const restore = "src/camp.ts is missing; restore the file from your repository's history"
  assert.is(lostFile(['app.tsx', 'camp-schema.ts']), restore)
  for (const name of ['camp.ts.txt', 'Camp.ts', 'camp.js', 'camp.tsx', 'camp (1).ts'])
    assert.is(lostFile(['camp-schema.ts', name]), `src/camp.ts is missing; rename src/${name} to camp.ts`)
})

const all = ['camp', 'manifest', 'dataSource', 'sources']
const without = (...names: string[]) =>
  all
    .filter((name) => !names.includes(name))
    .map((name) => `export const ${name} = {}\n`)
    .join('')

test('camp.ts: says where an export is, or what to write', () => {
  for (const [text, line] of [
    [
      without('sources'),
      'src/camp.ts: missing export "sources"; write export const sources: Sources = { … }',
    ],
    [
      `${without('sources')}\nconst sources = {}\n`,
      'src/camp.ts:5: sources is not exported; write export const sources',
    ],
    [
      `${without('sources')}\nexport const souces = {}\n`,
      'src/camp.ts:5: souces is unknown; write export const sources',
    ],
    [
      without('sources', 'manifest'),
      "src/camp.ts: missing exports sources, manifest; restore the file from your repository's history",
    ],
    ['\n', "src/camp.ts is empty; restore the file from your repository's history"],
    [
      `${without('sources')}/* ${without(...all.slice(0, 3))}`,
      'src/camp.ts:4:1: a comment that is not closed; write */ at its end, or // before each line',
    ],
  ] as const)
    assert.is(missingExport('sources', text), line)
})
