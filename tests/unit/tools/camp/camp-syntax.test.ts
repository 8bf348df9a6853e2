import { transformSync, type TransformFailure } from 'esbuild'
import { assert, test } from '#test'
import { settingOutside } from '../../../../tools/camp/camp-brackets'
import { explainSyntax } from '../../../../tools/camp/camp-syntax'
import { assertAnswers } from '../../../support/expected'

/** Returns the line about a file whose first setting is the given text. */
function explain(setting: string): string {
  const text = [
    'export const camp = {',
    `  ${setting}`,
    "  // A comment: it's fine.",
    "  name: 'x',",
    '}',
    'export const b = {}',
    '',
  ].join('\n')
  try {
    transformSync(text, { loader: 'ts', logLevel: 'silent' })
  } catch (error) {
    const [failure] = (error as TransformFailure).errors
    const { line = 0, column = 0 } = failure?.location ?? {}
    const message = failure?.text ?? ''
    const found = explainSyntax(text, line, column + 1, message.charAt(0).toLowerCase() + message.slice(1))
    return `${found.line}:${found.column}: ${found.problem}; ${found.hint}`
  }
  return ''
}

test('syntax: says what is wrong with a setting, and where', () =>
  assertAnswers('tests/unit/tools/camp/bad-syntax.txt', (setting) => [explain(setting)].filter(Boolean)))

test('syntax: names what no editor shows', () => {
  // A line of a file from Windows.
  assert.match(explain('The link\r'), /^2:\d+: words that are not a setting/)
  assert.match(explain("a:\u200b 'x',"), /^2:5: an invisible character/)
})

const files: [text: string, line: number, message: string, what: RegExp][] = [
  [
    "export const a = {\n  b: 'x',\n\nexport const c = {}\n",
    4,
    'expected ":"',
    /^4:1: a missing }; write it above/,
  ],
  ['export const sources = {\n  b: {},\n', 3, 'expected "}"', /^3:1: a missing }/],
  ['export const a = {\n},\n\nexport const b = {}', 4, 'expected identifier', /^2:2: one comma too many/],
  [
    'export const a = {}\nexport const a = {}',
    2,
    'multiple exports with the same',
    /^2:1: an export .* twice/,
  ],
  [
    'import a\n\nexport const a = {}\n'.repeat(2),
    6,
    'multiple exports with the same',
    /^4:1: the whole file is repeated from here; delete one of the copies/,
  ],
  ['export a: A = {\n}', 1, 'unexpected "a"', /^1:1: a line that should begin with export const/],
  ...[
    'Export const a = {\n}',
    'EXPORT CONST a = {\n}',
    'export Const a: A = {\n}',
    'Exort const a: A = {\n}',
  ].map((text): (typeof files)[number] => [
    text,
    1,
    'expected ";"',
    /^1:1: .* export const; .*, in small letters$/,
  ]),
  ['export const a: A {\n}', 1, 'expected ";"', /^1:1: a missing =/],
  ['export const ,a = {\n}', 1, 'expected identifier but found ","', /^1:1: expected identifier/],
  ['x\nexport const a = {}', 1, 'expected ";" but found "export"', /^1:1: words that are not a setting/],
  ['a: [\n{ b: 1 },\n}', 2, 'expected identifier but found "{"', /^2:1: a \{ outside a list/],
  ['\ufffd\ufffde\0x\0', 1, 'unexpected', /^1:1: UTF-16; save the file as UTF-8/],
  ...['{\\rtf1 export', 'PK\u0003\u0004', '\n<html>', '<!doctype html>'].map(
    (text): (typeof files)[number] => [text, 1, 'syntax error', /^1:1: a document or a web page/],
  ),
  ['```ts\nexport', 2, 'unexpected', /^1:1: a line of three backticks; delete it/],
]

test('syntax: says what is wrong around the settings', () => {
  for (const [text, line, message, what] of files) {
    const found = explainSyntax(text, line, 1, message)
    assert.match(`${found.line}:${found.column}: ${found.problem}; ${found.hint}`, what, text)
  }
})

const outside: [text: string, where: string | undefined][] = [
  ["export const camp = {\n  a: 'x',\n}\n", undefined],
  [
    "import type { Camp } from './a'\n\nexport const camp: Camp = {\n}\n/** B. */\nexport const b = {}\n",
    undefined,
  ],
  ["export const camp = {\n}\n\n// Levels.\nlevels: { constants: 'c.json' }\n", '5:1 2'],
  [
    "export const camp = {\n  a: { b: 'x' }, // }\n}\n  'Family Camp': 'sky',\nexport const b = {}\n",
    '4:3 3',
  ],
  ["export const camp = {\n},\nb: 'x'\n", '3:1 2'],
  ["export const camp = {\n}\ncamp.name = 'x'\n", undefined],
  ["export const camp = {\n} satisfies Camp\nname: 'x'\n", '3:1 2'],
  ['export const camp = {\n}\nconst about = `x ${1}\nOffice: open`\n', undefined],
  ["export const camp = {\n  a: 'x\n}\nb: 'y'\n", undefined],
]

test('camp.ts: finds a setting outside its brackets', () => {
  for (const [text, where] of outside) {
    const { line, column, hint } = settingOutside(text) ?? {}
    assert.is(hint && `${line}:${column} ${/\d+$/.exec(hint)}`, where, text)
  }
  const first = "import type { Camp } from './a'\n\n  // The name.\n  siteName: 'X',\n  b: 'x',\n}\n"
  const firstLost = explainSyntax(first, 5, 4, 'expected ";" but found ":"')
  assert.match(`${firstLost.line}: ${firstLost.hint}`, /^4: write export const camp: Camp = \{ above them$/)
  const withoutLine = "export const camp = {\n}\n\n// For phones.\n  shortName: 'X',\n  b: 'x',\n}\n"
  const lost = explainSyntax(withoutLine, 6, 4, 'expected ";" but found ":"')
  assert.is(
    `${lost.line}: ${lost.problem}; ${lost.hint}`,
    '5: settings without their first line; write export const manifest: Manifest = { above them',
  )
  const found = explainSyntax(outside[3]![0], 5, 1, 'unexpected "export"')
  assert.is(`${found.line}: ${found.problem}`, '4: a setting outside the { }')
})

test('camp.ts: says where it is cut off', () => {
  const whole =
    "export const camp = {\n  a: 'x',\n  b: { c: 'y' },\n}\nexport const sources = {\n  d: 'z',\n  e: {},\n}\n"
  const explained = (text: string) => {
    const { line, problem, hint } = explainSyntax(text, text.split('\n').length, 1, 'expected "}"')
    return `${line}: ${problem}; ${hint}`
  }
  for (const end of ["'x'", "{ c: 'y", "{ c: 'y' }", "d: 'z", "d: 'z',"])
    assert.match(
      explained(whole.slice(0, whole.indexOf(end) + end.length)),
      /^[236]: the file is cut off here; restore/,
    )
  assert.match(explained(whole.replace('}\n', '\n')), /a missing }/)
  assert.match(explained(whole.replace(/}\n$/, '')), /a missing }/)
})
