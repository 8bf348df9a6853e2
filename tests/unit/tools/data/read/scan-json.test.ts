import { assert, test } from '#test'
import { findDuplicateKeys, findFlaw } from '../../../../../tools/data/read/scan-json'

/** Texts that are not JSON, and what is wrong with them. */
const flaws: [text: string, what: string, hint: RegExp][] = [
  ['', 'an empty file', /publish/],
  ['{ "a": [\n\n', 'cut off after "{ \\"a\\": ["', /publish the whole file/],
  ['["x', 'cut off after "[\\"x"', /publish the whole file/],
  ['[1,\n 2,\n]', 'comma before "]" at line 2, column 3', /^delete the comma$/],
  ['{"a": 1, }', 'comma before "}" at line 1, column 8', /^delete the comma$/],
  ['{\n  "a": 1\n  "b": 2\n}', 'missing comma at line 3, column 3', /^write a comma before "b"$/],
  ['[{} {}]', 'missing comma at line 1, column 5', /comma before/],
  ['[1,,2]', 'comma before "," at line 1, column 3', /^delete the comma$/],
  ['{a: 1}', 'unexpected "a: 1}" at line 1, column 2', /put the text in double quotes/],
  ['[−1]', 'unexpected "−1]" at line 1, column 2', /minus sign/],
  ['{“a”: 1}', 'unexpected "“a”: 1}" at line 1, column 2', /straight double quotes/],
  ['[1, // one\n2]', 'unexpected "// one" at line 1, column 5', /delete the comment/],
  ["{'a': 1}", 'unexpected "\'a\': 1}" at line 1, column 2', /straight double quotes/],
  ['{"a" 1}', 'unexpected "1}" at line 1, column 6', /^write : after "a"$/],
  ['[NaN]', 'unexpected "NaN]" at line 1, column 2', /^write a number$/],
  ['[-Infinity]', 'unexpected "-Infinity]" at line 1, column 2', /^write a number$/],
  ['{"a": b}', 'unexpected "b}" at line 1, column 7', /put the text in double quotes/],
  ['{"a": , "b": 1}', 'unexpected ", \\"b\\": 1}" at line 1, column 7', /^write a value after the colon$/],
  ['{"a": }', 'unexpected "}" at line 1, column 7', /^write a value after the colon$/],
  ['[{"a": 1, b: 2}]', 'unexpected "b: 2}]" at line 1, column 11', /put the text in double quotes/],
  ['[01]', 'unexpected "01]" at line 1, column 2', /^write a number alone/],
  ['[20 %]', 'unexpected "%]" at line 1, column 5', /^write a number alone/],
  ['{"a": 50,6}', 'unexpected "6}" at line 1, column 10', /decimal point/],
  ['["The "Sand" bar"]', 'unexpected "Sand\\" bar\\"]" at line 1, column 8', /\\" for a quote inside$/],
  [
    '["Sand,\n"Cove"]',
    'text without its closing quote at line 1, column 2',
    /^write it between two quotes, on one line$/,
  ],
  [
    '["Sand,\n1]',
    'text without its closing quote at line 1, column 2',
    /^write it between two quotes, on one line$/,
  ],
  ['["C:\\Users"]', 'a backslash in the text at line 1, column 2', /^write \/ or/],
  ['["C:\\uploads", "b"]', 'a backslash in the text at line 1, column 2', /^write \/ or/],
  ['["\\u12 closes", "b"]', 'a backslash in the text at line 1, column 2', /^write \/ or/],
  [
    '{"a": "Sand\\",\n"b": 1}',
    'a backslash before the closing quote of the text at line 1, column 7',
    /^delete the backslash$/,
  ],
  ['["Sand\tCove", "C:\\Users"]', 'a tab in the text at line 1, column 2', /^write spaces$/],
  ['["Sand\u0001"]', 'an invisible character in the text at line 1, column 2', /^delete it$/],
  ['{\n"events": {\n{"a": 1}', '"{" at line 2, column 11', /^events needs a list: \[ … \]$/],
  ['{"heightsInMetres": {1.5}}', '"{" at line 1, column 21', /^heightsInMetres needs a list/],
  [
    '{"events": {"a": 1}, {"a": 2}}',
    'unexpected "{\\"a\\": 2}}" at line 1, column 22',
    /\[ … \] around a list/,
  ],
  [
    '{"events": [{"a": 1}, "b": 2]}',
    'no { before "b" at line 1, column 23',
    /^write it, or ] to end the list events$/,
  ],
  [
    '[{"a": 1,\n{"b": 2}]',
    'unexpected "{" at line 2, column 1',
    /^write } to close the { at line 1, column 2$/,
  ],
  ['{"a": 2027-07-17}', 'a date without quotes at line 1, column 7', /^put it in quotes, "2027-07-17"$/],
  ['{"a": 2026-11-08, "b": 1}', 'a date without quotes at line 1, column 7', /"2026-11-08"$/],
  ['["", 2026-11-08T05:00:00Z]', 'a date without quotes at line 1, column 6', /"2026-11-08T05:00:00Z"$/],
  ['{"a": 17-07-2027}', 'unexpected "-07-2027}" at line 1, column 9', /dates and times in double quotes$/],
  ['{"a": 1.8 m}', 'unexpected "m}" at line 1, column 11', /^write a number alone/],
  ['{"a": 18:00}', 'unexpected ":00}" at line 1, column 9', /dates and times in double quotes$/],
  ['["a".]', 'unexpected ".]" at line 1, column 5', /^write a comma, or delete it$/],
  ['{"a": {"b": "c": 1}}', 'unexpected ": 1}}" at line 1, column 16', /^write a comma, or delete it$/],
  ['[1,\n...\n]', 'unexpected "..." at line 2, column 1', /^delete it$/],
  ['[, 1]', 'unexpected ", 1]" at line 1, column 2', /^delete the comma$/],
  ['{"a: "b"}', 'unexpected "b\\"}" at line 1, column 7', /^write " after a$/],
  ['{"a: b c"}', 'unexpected "}" at line 1, column 10', /^write "a": "b c"$/],
  ['{"a: 1.8", "b": 1}', 'unexpected ", \\"b\\": 1}" at line 1, column 10', /^write "a": 1\.8$/],
  ['{"a": 1;}', 'unexpected ";}" at line 1, column 8', /^write a comma$/],
  ['{"a": "b";}', 'unexpected ";}" at line 1, column 10', /^write a comma$/],
  ['{\u00a0"a": 1}', 'unexpected "\u00a0\\"a\\": 1}" at line 1, column 2', /^put a normal space/],
  ['{\\rtf1', 'unexpected "\\\\rtf1" at line 1, column 2', /^save it as plain text/],
  ['```json\n{}', 'unexpected "```json" at line 1, column 1', /^delete what is before the first {$/],
  ['version 1', 'unexpected "version 1" at line 1, column 1', /^publish the file itself$/],
  ['{"notice": ["a": 1]}', '"[" at line 1, column 12', /^write { … } around keys/],
  [
    '[1,\n<<<<<<< HEAD\n2]',
    'two versions of the file, which Git could not merge, at line 2, column 1',
    /<<<<<<<, =======/,
  ],
  ['[!]', 'unexpected "!]" at line 1, column 2', /editor/],
  [
    '{"a": 1}\n{"a": 2}',
    'text after the end, "{\\"a\\": 2}" at line 2, column 1',
    /^put all objects into the file's list/,
  ],
  [
    '{"date": "2026-08-22", "tides": []}\n{"date": "2026-08-23", "tides": []}',
    'text after the end, "{\\"date\\": \\"2026-08-23" at line 2, column 1',
    /^put all objects into the file's list/,
  ],
  [
    '{"locations": []}{"locations": []}',
    'text after the end, "{\\"locations\\": []}" at line 1, column 18',
    /^delete it$/,
  ],
  ['{"a": 1} x', 'text after the end, "x" at line 1, column 10', /delete/],
  [
    '{"a":\n[1}',
    'unexpected "}" at line 2, column 3',
    /^write ] to close the \[ at line 2, column 1, or delete/,
  ],
  ['"a\tb"', 'a tab in the text at line 1, column 1', /^write spaces$/],
  [' <html>\n404', 'a web page or XML, "<html>"', /publish the file itself/],
]

test('JSON: a flaw has its line, column and cause', () => {
  for (const [text, what, hint] of flaws) {
    assert.throws(() => JSON.parse(text))
    assert.is(findFlaw(text)?.what, what)
    assert.match(findFlaw(text)?.hint ?? '', hint)
  }
})

test('JSON: a correct text has no flaw', () => {
  const texts = ['0', ' [] ', '{}', '[[],{}]', '{"a":[1.5e-3,"\\u00e9\\"",true,null,-0]}', '"\u2028"']
  for (const text of texts) {
    JSON.parse(text)
    assert.is(findFlaw(text), undefined, text)
  }
  assert.is(findFlaw('['.repeat(200_000) + ']'.repeat(200_000)), undefined)
})

test('JSON: finds keys that their object already has', () => {
  assert.equal(findDuplicateKeys('{"a":1,"b":{"a":1},"c":[{"a":1},{"a":{},"d":["a","a"]}]}'), [])
  assert.equal(findDuplicateKeys('{"a":1,"\\u0061":2}'), ['a'])
  assert.equal(findDuplicateKeys('{"a":[{},{"b":{"c":[],"c":1,"c":2}}], "a": ","}'), [
    'a[1].b.c',
    'a[1].b.c',
    'a',
  ])
})
