import { transformSync, type TransformFailure } from 'esbuild'
import { assert, test } from '#test'
import { settingOutside } from '../../../../tools/camp/camp-brackets'
import { explainSyntax } from '../../../../tools/camp/camp-syntax'

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

const explained: [setting: string, what: RegExp][] = [
  ["a: 'x',", /^$/],
  ['at: { latitude: 50,64, longitude: -1,94 },', /^2:\d+: a decimal comma; .*50\.6408/],
  ['at: { latitude: 50.64°, longitude: -1.94 },', /^2:\d+: degrees with symbols/],
  [`at: { latitude: 50° 38' N, longitude: 1° 56' W },`, /^2:\d+: degrees with symbols/],
  ['at: { longitude: −1.94 },', /^2:\d+: a dash in place of a minus sign/],
  ...['‘x’', '“x”', '„x“', '«x»', '‹x›', '′x′'].map((text): [string, RegExp] => [
    `a: ${text},`,
    /^2:6: a quote that is not straight/,
  ]),
  ["a: 'x,", /^2:\d+: a text without its closing quote/],
  ["a: 'x’,", /^2:8: a quote that is not straight/],
  ["a: { b: 'x', c: 'y” },", /^2:21: a quote that is not straight/],
  ["'Family Camp 1’: 'sky',", /^2:17: a quote that is not straight/],
  ["a: 'The leaders’ tent,", /^2:\d+: a text without its closing quote/],
  [
    "a: { b: 'x, number: '01632' },",
    /^2:\d+: a text without its closing quote; write it before ", number:"$/,
  ],
  ["a: { b: 'x { c: 'y' },", /^2:\d+: a text without its closing quote; write it before "{ c:"$/],
  ["a: `x',\n  // A `comment`.", /^2:6: a quote that is not straight/],
  ["a: { b: '', c: 'xx', d: `y' },\n  // A `comment`.", /^2:27: a quote that is not straight/],
  ['a: ["x", `y"],\n  // A `comment`.', /^2:12: a quote that is not straight/],
  ["a: { b: `x`, c: `y' },\n  // A `comment`.", /^2:19: a quote that is not straight/],
  ["`a b': 'x',\n  // A `comment`.", /^2:3: a quote that is not straight/],
  ["a: 'x'\n  c: 'y',\n  b: `x',\n  // A `comment`.", /^2:9: a missing comma/],
  ["'Sign says: 'Keep out' at the gate',", /^2:\d+: an apostrophe, which ends the text/],
  [
    "a: { b: 'BBC Weather, url: 'https://b.c' },",
    /^2:\d+: a text without its closing quote; write it before ", url:"$/,
  ],
  ["colours: { 'Family Camp 1: 'sky' },", /^2:\d+: a name without its closing quote/],
  ["'Family Camp 1: 'sky',", /^2:\d+: a name without its closing quote; write it before the colon/],
  ["a: x y',", /^2:\d+: a text without quotes/],
  ['a: Tern Cove,', /^2:\d+: a text without quotes/],
  ["a: 'St John's',", /^2:\d+: an apostrophe, .*"double quotes"$/],
  ["a: 'Scouts' Camp',", /^2:\d+: an apostrophe, .*"double quotes"$/],
  ["'Leaders' Weekend': 'teal',", /^2:\d+: an apostrophe/],
  ["a: ['The leaders' tent', 'x'],", /^2:\d+: an apostrophe/],
  ["a: ['The leaders'', 'x'],", /^2:\d+: an apostrophe/],
  ["a: 'St Mary''s Cove',", /^2:\d+: an apostrophe/],
  ['a: "The "Big" Cove",', /^2:\d+: a double quote, which ends the text; .*'single quotes'$/],
  ["a: 'x'", /^2:9: a missing comma; write a comma at the end of this line$/],
  ["a: 'x' // c,", /^2:9: a missing comma; write a comma before the comment$/],
  ["a: 'https://b.c'", /^2:19: a missing comma; write a comma at the end of this line$/],
  ['The heading on Tides: the place,', /^2:\d+: words that are not a setting; write \/\/ before/],
  ["a: 'x'，", /^2:9: a character from another keyboard layout; write , in its place$/],
  ["a：'x',", /^2:4: a character from another keyboard layout; write : in its place$/],
  ["a: 'x,'", /^2:10: a missing comma; move the comma outside the quotes$/],
  ["a: 'x',", /^$/],
  ['at: { latitude: 50.64 longitude: -1.94 },', /^2:\d+: a missing comma; write a comma before/],
  [
    'a: 0112,',
    /^2:\d+: a number that begins with 0.*put it between two quotes if it is a telephone number or an id/,
  ],
  ['a: -01.9437,', /^2:\d+: a number that begins with 0 .* otherwise delete the 0/],
  ['a: 01632 960100,', /^2:\d+: a number that begins with 0 or has spaces/],
  ['a: +44 1632 960100,', /^2:\d+: a number that begins with 0 or has spaces/],
  ['a: { b: 1,', /^2:6: a \{ that is not closed; write } where/],
  ['a: {{ b: 1 },', /^2:7: one \{ too many; delete it$/],
  ['a: {\n  { b: 1 },\n},', /^3:\d+: a \{ outside a list/],
  ["a: [{ b: 'x' }, // {\n{ b: 'y' } z],", /^3:\d+: (?!one \{)/],
  ["lines: ['Postcode: S10 2TN' 'x'],", /^2:\d+: a missing comma/],
  ["a: [['x'],", /^2:7: one \[ too many/],
  ["a: [{ b: 'x' } { b: 'y' }],", /^2:18: a missing comma; write a comma before this place$/],
  [
    "credits: {{ b: 'x' }, { b: 'y' }},",
    /^2:13: a list in \{ }; write \[ in place of its \{, and ] where it ends$/,
  ],
  ["telephones: {\n    { b: 'x' },\n  ],", /^3:5: a list in \{ }/],
  ["lines: { 'x', 'y' },", /^2:\d+: a list in \{ }/],
  ["lines: [['x'],", /^2:11: one \[ too many/],
  ...['Farm\t01632 960102', 'First aid, 01632 960101', 'Farm, 01632 960102', 'First aid – 112'].map(
    (row): [string, RegExp] => [
      `telephones: [\n    { b: 'x' },\n    ${row}\n  ],`,
      /^4:\d+: words without quotes; write such a line as { name: 'First aid', number: '\d+ \d+' }, or write \/\/ before a comment$/,
    ],
  ),
  ['credits: [\n    Tides by A, https://a.example/\n  ],', /^3:\d+: words without quotes; .*url: '/],
  [
    'eventColours: {\n    Family Camp 1\tsky\n  },',
    /^3:\d+: words without quotes; .*'Family Camp 1': 'sky',/,
  ],
  [
    'eventColours: {\n    Family Camp 1: sky,\n  },',
    /^3:\d+: words without quotes; .*'Family Camp 1': 'sky',/,
  ],
  ...['Family Camp', 'Family-Camp', '1st Camp', 'Camp (1)', 'Family & Friends', '1. Week'].map(
    (name): [string, RegExp] => [
      `eventColours: {\n    ${name}: 'sky',\n  },`,
      /^3:\d+: a name with a space or a symbol; put it between two quotes/,
    ],
  ),
  ["eventColours: {\n    'A'\t'sky',\n  },", /^3:\d+: a missing colon/],
  ["lines: [Assembly point: 'the flagpole', 'x'],", /^2:\d+: words without quotes; .* as 'Assembly point: /],
  ["lines: ['x', Assembly point],", /^2:\d+: words without quotes/],
  ["lines: ['The leaders' tent', 'x'],", /^2:\d+: an apostrophe/],
  ["lines: ['Leaders' tent: by the gate', 'x'],", /^2:\d+: an apostrophe/],
  ['a: { b: 1 }},', /^2:14: a } without its \{; delete it/],
  ['a: b: 1 },', /^2:6: a missing \{; write \{ before b$/],
  ["tides: from: 'gauge' },", /^2:10: a missing \{; write \{ before from$/],
  ["a: 'b: c: d' },", /^2:\d+: a } without its \{/],
  ["a:\n    'b c': 'x',\n    'd e': 'y',\n  },", /^2:5: a missing \{; write \{ at the end of this line$/],
  ['a: {\n    b: 1,\n  },\n  },\n  c: {\n    d: 1,\n  },', /^5:3: a } without its \{; delete it/],
  ['a: [\n    { b: 1 },\n      },\n  ],', /^4:7: a } without its \{/],
  ['a: { b: 1 ],', /^2:13: a \{ closed by a \]; write \{ } around settings/],
  ["a: ['x',", /^2:6: a \[ that is not closed/],
  ['a: [\n    { b: 1 },\n    { b: 2 \n  ],', /^4:5: a \{ that is not closed/],
  ['a: [\n    { b: 1 },\n    b: 2 },\n  ],', /^4:10: a } without its \{/],
  ['at: ( latitude: 50.64, longitude: -1.94 ),', /^2:7: settings in \( \); write \{ } instead of \( \)$/],
  ["a: (\n    // B.\n    'b c': 1,\n    d: 2,\n  ),", /^2:6: settings in \( \)/],
  ["a: [(b: 'x')],", /^2:7: settings in \( \)/],
  ["a: [b: 'x', c: 'y'],", /^2:6: settings in \[ \]; write \{ } instead of \[ \]$/],
  ["credits: [b: 'x', c: 'y'],", /^2:12: settings in \[ \]; write \{ } around them$/],
  ["lines: ['Office': 'open'],", /^2:19: a colon outside the quotes; write one text: 'Assembly point: /],
  ["a: [Office: 9 to 5, 'x'],", /^(?!.*settings in)./],
  ['a: [09:00, 10:00],', /^(?!.*settings in)./],
  ['a: [https://camp.example/],', /^2:\d+: a text without quotes/],
  ['a: The tent (office: open),', /^2:\d+: a text without quotes/],
  ["a: { b: '{ [ (' },", /^$/],
  ['a: { b: x y', /^2:6: a \{ that is not closed/],
  ['a: { b: https://camp.example/ },', /^2:\d+: a text without quotes/],
  ['a: { b: 1 },\n},', /^6:1: a } without its/],
  ["a = 'x',", /^2:\d+: an = after the name/],
  ["'a b' = 'x',", /^2:9: an = after the name/],
  ["a =: 'x',", /^2:\d+: an = after the name/],
  ["a: 'x';", /^2:\d+: a semicolon; write a comma/],
  ["a: ['x'; 'y'],", /^2:10: a semicolon; write a comma/],
  ['a: {\n},\nb; 1,', /^4:2: a semicolon/],
  ["a; 'x',", /^2:\d+: a semicolon; write : between/],
  ["a: 'C:\\users\\me',", /^2:\d+: a backslash in a text; write paths with \//],
  ['a: ,', /^2:\d+: a setting without a value/],
  ...['-', '?', '...'].map((text): [string, RegExp] => [`a: ${text},`, /^2:\d+: a setting without a value/]),
  ["a 'x',", /^2:\d+: a missing colon/],
  ["a – 'x',", /^2:\d+: a missing colon/],
  ["a. 'x',", /^2:\d+: a missing colon/],
  ["'a b' 'x',", /^2:\d+: a missing colon/],
  ['at: { latitude 50.64, longitude -1.94 },', /^2:\d+: a missing colon/],
  ["a:: 'x',", /^2:5: one colon too many; delete it/],
  ["a: 'x',,", /^2:10: one comma too many; delete it/],
  ["a: 'x'.", /^2:9: a full stop after a value; write a comma/],
  ["a: { b: 'x'. c: 'y' },", /^2:\d+: a full stop after a value/],
  ["a: [\n    { b: 'x' }.\n    { b: 'y' },\n  ],", /^3:15: a full stop after a value/],
  ['a: Tern Cove, Ternmouth,', /^2:\d+: a text without quotes/],
  ['a: #0a6585,', /^2:\d+: a text without quotes/],
  ['a: 2026-08-22,', /^2:\d+: a date without quotes/],
  ['a: { b: 54.4858, -0.6206 },', /; write \{ latitude: 54\.4858, longitude: -0\.6206 }$/],
  ["a: ['x' 'y'],", /^2:11: a missing comma/],
  ["'a b': 'x' 'c d': 'y',", /^2:14: a missing comma/],
  ["a: 'St John's {',", /^2:\d+: an apostrophe/],
  ["a b': 'x',", /^2:\d+: a text without one of its quotes/],
  [
    'at: latitude: 50.64, longitude: -1.94,',
    /^2:15: settings without \{ }; write \{ before latitude, and } where they end$/,
  ],
  ["a: Camp: 'x',", /^2:10: a missing \{; look for it/],
  ["tides: from: 'gauge',", /^2:14: settings without \{ }; write \{ before from, and }/],
  ['a: 1,\n<<<<<<< HEAD', /^3:1: two versions of the file/],
  ["a: ''x'',", /^2:8: two quotes before a text/],
  ["a: { b: ''112' },", /^2:13: two quotes before a text/],
  ["'a',", /^2:\d+: a missing colon/],
  ["at: { b: 'x' c 'y' },", /^2:16: a missing comma/],
  ["at: { b: 'x' 5 },", /^2:16: expected "}" but found "5"/],
  ['at: { latitude: 50=.64 },', /^2:\d+: invalid assignment target/],
  ['}\nexport const a =\n  b: 1,\nexport const c = {', /^4:4: a missing \{/],
  ["a: 'x' y,", /^2:10: words after the quote/],
  ["a:\u200b 'x',", /^2:5: an invisible character/],
  ["a: 'x'。", /^2:9: a character that no setting has/],
  ['at: { latitude: 50.64.08 },', /^2:\d+: a second decimal point/],
  ['at: { longitude: --1.94 },', /^2:\d+: two minus signs/],
  ['at: { latitude: 50 .6408 },', /^2:22: a space in a number; delete it$/],
  ['zoom: 8x,', /^2:\d+: a number with letters/],
  ['zoom: 8%,', /^2:11: a symbol after a number; delete it$/],
  ['at: { longitude: 1.94- },', /^2:\d+: a symbol after a number; write it before the number$/],
  ["'a' -> 'x',", /^2:7: an arrow after the name/],
  ["<p>a: 'x',</p>", /^2:3: HTML code; delete each < with its >/],
  ["a: 'x',</p>", /^2:10: HTML code/],
  ['a: &#39;x&#39;,', /^2:6: HTML code; type this text again/],
  ['at: { latitude: 50.64O8 },', /^2:\d+: letters in place of digits; write 50\.6408$/],
  ['at: { longitude: -l.9437 },', /^2:\d+: letters in place of digits; write -1\.9437$/],
  [
    "tides: from 'gauge',",
    /^2:\d+: settings without \{ }; write \{ before from, : after it, and } where they end$/,
  ],
  ['at: 54.4858, -0.6206,', /^2:\d+: two .*; write \{ latitude: 54\.4858, longitude: -0\.6206 }$/],
  ['at: 54.4858, 0.6206,', /; write \{ latitude: 54\.4858, longitude: 0\.6206 }$/],
  ['map: 54.4858, -0.6206,', /; write \{ latitude: 54\.4858, longitude: -0\.6206, zoom: 8 }$/],
  [
    'at: { latitude: 50.64, -1.94, longitude: 0 },',
    /^2:\d+: a value without its name; write it after longitude:$/,
  ],
  ['at: { latitude: 50.64, -1.94 },', /^2:\d+: a value without its name; write longitude: before it$/],
  ["a: { 'x', 'y' },", /^2:\d+: a value without its name/],
  ['at: { 50.64, -1.94 },', /^2:\d+: a value without its name/],
  ['at: { latitude = 50.64, longitude = -1.94 },', /^2:\d+: an = after the name/],
  ['address: 12 West Street,', /^2:\d+: a number with letters; .*put a text between two quotes$/],
  ['a: me@camp.example,', /^2:\d+: a text without quotes/],
  ['a: https://camp.example/,', /^2:\d+: a text without quotes/],
  ...['site name', 'e-mail'].map((name): [string, RegExp] => [
    `${name}: 'x',`,
    /^2:\d+: a name with a space or a symbol; write it as one word, such as siteName$/,
  ]),
  ["a: { b: 'https://camp.example/' }],", /^2:\d+: a \] without its \[/],
  ["a: 'x'],", /^2:\d+: a \] without its \[/],
  ['/* A comment', /^2:\d+: a comment that is not closed/],
  ['a: { /* A comment\n},\n/** Another. */', /^2:8: a comment that is not closed/],
  ...[
    '# The link',
    '<!-- The link -->',
    '/ The link',
    'The link on Info.',
    "The camp's link, on Info",
    '* The link',
    '-- The link',
    '(The link)',
    'Links, mine.',
    "a: 'x', the link",
    "a: 'x', (the link)",
  ].map((text): [string, RegExp] => [text, /^2:\d+: words that are not a setting; write \/\/ before/]),
  ["- a: 'x',", /^2:3: a symbol before the name of a setting; delete it/],
  ["**a**: 'x',", /^2:3: a symbol before the name of a setting/],
]

/** Other forms of the same mistakes. */
const alike: [what: RegExp, ...settings: string[]][] = [
  [
    /^2:\d+: a missing comma; write a comma at the end of this line/,
    "a: 'x'\n  'b c': 'y',",
    "a: 'x'\n  \"b c\": 'y',",
    "a: { b: 1 }\n  c: 'y',",
    'a: 1\n  b: 2,',
  ],
  [
    /^3:\d+: a missing comma; write a comma at the end/,
    "a: [\n    'x'\n    'y',\n  ],",
    'a: [\n    { b: 1 }\n    { b: 2 },\n  ],',
  ],
  [/^2:10: a missing comma; move the comma outside the quotes/, 'a: "x,"', 'a: `x,`'],
  [
    /^2:\d+: a missing comma; write a comma before/,
    'a: ["x" "y"],',
    'a: { b: \'x\' "c d": 1 },',
    '_a b: 1,',
    "a: { b: 1 'c d': 2 },",
    'a: { b: 1 "c d": 2 },',
    String.raw`a: { b: "The \"Big\" Cove" c: 'y' },`,
  ],
  [
    /^2:\d+: a full stop after a value/,
    'a: "x".',
    "a: ['x'].",
    "a: { b: 'x' }.",
    'a: { b: "x".c: 1 },',
    'a: { b: 1.5. c: 2 },',
    'a: 1.5.,',
    'a: 1.5.\n  b: 2,',
  ],
  [
    /^2:\d+: a second { } for one setting; delete one/,
    "a: { from: 'x' }, { from: 'y' },",
    "a: { from: 'x' } { from: 'y' },",
  ],
  [/^2:\d+: a { outside a list; write \[/, "telephones: { a: 'x' }, { a: 'y' },"],
  [
    /^2:\d+: a symbol before the name of a setting/,
    ...['•', '>', '+', '–', '--', '*', '1.'].map((symbol) => `${symbol} a: 'x',`),
  ],
  [
    /^2:\d+: words that are not a setting/,
    '\\ The link',
    'The 2 links',
    // A line of a file from Windows.
    'The link\r',
    'a: 1, the link',
    'a: [], the link',
    'a: {}, -- the link',
  ],
  [/^2:6: a quote that is not straight/, ...Array.from('’”‚‟»›″´', (quote) => `a: ${quote}x',`)],
  [
    /^2:20: a dash in place of a minus sign/,
    ...Array.from('‐‑‒–—―', (dash) => `at: { longitude: ${dash}1.94 },`),
  ],
  [
    /^2:\d+: degrees with symbols/,
    'at: { latitude: 50.64º },',
    'at: { x: 50.64 north },',
    ...['N', 'E', 'S', 'W'].flatMap((side) => [
      `at: { x: 50.64${side} },`,
      `at: { x: 50.64 ${side} },`,
      `at: { x: ${side}0.64 },`,
    ]),
  ],
  [/; write \{ latitude: 54\.4858, longitude: -0\.6206, zoom: 8 }$/, 'map:54.4858,-0.6206,'],
  [/^2:\d+: an = after the name/, 'a = ‘x’,', 'a: { b = ‘x’ },', 'a: { b: 1, c = ‘x’ },'],
  [/^2:\d+: a decimal comma/, 'at: { longitude: -1,94 },', 'at: { longitude: +1,94 },', 'a:50,64,'],
  [
    /^2:6: settings in \[ \]/,
    ...['{ c: 1 }', '[1]', '`x`', '-1.5', 'true'].map((value) => `a: [b: ${value}],`),
  ],
  [/^2:\d+: a second decimal point/, 'at: { latitude: 50.64 .08 },', 'at: { latitude: 50..64 },'],
  [/^2:\d+: a space in a number/, 'at: { latitude: 50.64 08 },', 'at: { latitude: 50. 64, b: 1 },'],
  [/: letters in place of digits; write 10$/, 'zoom: 1O,', 'zoom: 1o', 'at: { zoom: 1O }'],
  [/; write 50\.6108$/, 'at: { latitude: 50.6l08 },', 'at: { latitude: 5O.6I08 },'],
  [/^2:\d+: a date without quotes/, 'a: 22/08/2026,'],
  [
    /^2:\d+: a number that begins with 0 or has spaces/,
    'a: 08,',
    'a: +01632,',
    'a: 01632-960100,',
    'a: 0800 1111,',
    'a: 44(1632) 960100,',
    'a: 1632-960 100,',
    'a: 1632/960 100,',
  ],
  [/^2:\d+: a number with letters/, 'a: 8.5km,', 'a: -8 km,', 'a: 8 km apart,', 'a: 8 Nights,'],
  [/^2:8: two quotes before a text/, 'a: ""x"",'],
  [/^2:\d+: a name without its closing quote/, 'colours: { "Family Camp 1: "sky" },'],
  [/write it before ",url:"$/, "a: { b: 'BBC Weather,url:'https://b.c' },"],
  [/^2:\d+: a semicolon; write : between/, "a ; 'x',"],
  [
    /^2:\d+: a text without quotes/,
    'a: <b>,',
    'a: (office open),',
    'a: o.hara+x@camp.example,',
    'a: http://camp.example/,',
  ],
  [/^2:\d+: one comma too many/, 'a: {, b: 1 },', "a: 'x', , b: 1,"],
  [/^2:\d+: a setting without a value/, 'a: …,', 'a: ? ,', 'a: { b: },', 'a: { b: -, c: 1 },'],
  [/write longitude: before it$/, 'at: { latitude:-50.64,1.94},'],
  [/^2:\d+: a missing colon/, 'at: { latitude: 50.64, longitude 1.94 },'],
  [/^2:\d+: a name with a space or a symbol/, "a: { b c: 'x' },", 'a: 1, b c: 2,', 'a+b: 1,'],
]

test('syntax: says what is wrong with a setting, and where', () => {
  for (const [setting, what] of explained) assert.match(explain(setting), what, setting)
  for (const [what, ...settings] of alike)
    for (const setting of settings) assert.match(explain(setting), what, setting)
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
