import { transformSync, type TransformFailure } from 'esbuild'
import { assert, test } from '#test'
import { explainSyntax } from '../../../tools/camp-syntax'

/** Returns what is said of a file whose first setting is the given text. */
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

const explained: [setting: string, what: RegExp][] = [
  ["a: 'x',", /^$/],
  ['at: { latitude: 50,64, longitude: -1,94 },', /^2:\d+: a decimal comma; .*50\.6408/],
  ['at: { latitude: 50.64°, longitude: -1.94 },', /^2:\d+: degrees with signs/],
  [`at: { latitude: 50° 38' N, longitude: 1° 56' W },`, /^2:\d+: degrees with signs/],
  ['at: { longitude: −1.94 },', /^2:\d+: a dash in place of a minus sign/],
  ['a: ‘x’,', /^2:6: a curly quote/],
  ['a: “x”,', /^2:6: a curly quote/],
  ["a: 'x,", /^2:\d+: a text without its closing quote/],
  ["a: x y',", /^2:\d+: a text without quotes/],
  ['a: Tern Cove,', /^2:\d+: a text without quotes/],
  ["a: 'St John's',", /^2:\d+: an apostrophe, .*"double quotes"$/],
  ["a: 'x'", /^2:9: a missing comma; write a comma at the end of this line$/],
  ["a: 'x' // c", /^2:9: a missing comma; write a comma at the end of this line$/],
  ['at: { latitude: 50.64 longitude: -1.94 },', /^2:\d+: a missing comma; write a comma before/],
  ['a: 0112,', /^2:\d+: a number that begins with 0.*in quotes/],
  ['a: 01632 960100,', /^2:\d+: a number that begins with 0 or has spaces/],
  ['a: +44 1632 960100,', /^2:\d+: a number that begins with 0 or has spaces/],
  ['a: { b: 1,', /^6:1: a bracket above this line is not closed/],
  ["a = 'x',", /^2:\d+: an = after the name/],
  ["a: 'x';", /^2:\d+: a semicolon/],
  ["a: 'C:\\users\\me',", /^2:\d+: a backslash in a text; write paths with \//],
  ['a: ,', /^2:\d+: a setting without a value/],
  ["a 'x',", /^2:\d+: a missing colon/],
  ['at: { 50.64, -1.94 },', /^2:\d+: a value without its name/],
  ['at: { latitude = 50.64, longitude = -1.94 },', /^2:\d+: an = after the name/],
  ['a: me@camp.example,', /^2:\d+: a text without quotes/],
  ['a: https://camp.example/,', /^2:\d+: a text without quotes/],
  ["Family Camp: 'sky',", /^2:\d+: a name with a space; put it between two quotes/],
  ["a: { b: 'https://camp.example/' }],", /^2:\d+: a \] without its \[/],
  ["a: 'x'],", /^2:\d+: a \] without its \[/],
  ['/* A comment', /^2:\d+: a comment that is not closed/],
  ['a: { /* A comment\n},\n/** Another. */', /^2:8: a comment that is not closed/],
  ...['# The link', '<!-- The link -->', '/ The link', 'The link on Info.', '* The link'].map(
    (text): [string, RegExp] => [text, /^2:\d+: words that are not a setting; write \/\/ before/],
  ),
]

test('syntax: says what is wrong with a setting, and where', () => {
  for (const [setting, what] of explained) assert.match(explain(setting), what, setting)
})

test('syntax: an object without its end reaches the next one', () => {
  const text = "export const camp = {\n  a: 'x',\n\nexport const b = {}\n"
  const { problem } = explainSyntax(text, 4, 8, 'expected ":" but found "const"')
  assert.is(problem, 'a bracket above this line is not closed')
})
