import { assert, test } from '#test'
import { readCsv } from '../../../../../tools/data/read/csv'
import { problemOf } from '../../../../support/invalid-response'

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** Returns the number and the cells of each row: `1 a|b`. */
const read = (bytes: Uint8Array) =>
  readCsv('a.csv', bytes).map(({ number, cells }) => `${number} ${cells.join('|')}`)

const table: [what: string, text: string, rows: string[]][] = [
  ['commas', 'a,b\n1,"2,5"\n', ['1 a|b', '2 1|2,5']],
  ['semicolons, and decimal commas', 'a;b\n1,5;2,5\n2,5;3,5', ['1 a|b', '2 1,5|2,5', '3 2,5|3,5']],
  ['tabs, and decimal commas', 'a\tb\n1,5\t2,5', ['1 a|b', '2 1,5|2,5']],
  ['commas, and a semicolon in a text', 'text,until\nOne; two,3\n', ['1 text|until', '2 One; two|3']],
  ['every line end', 'a,b\r\nc,d\re,f\ng,h', ['1 a|b', '2 c|d', '3 e|f', '4 g|h']],
  ['empty rows', '\na,b\n\n , \nc,d\n\n', ['2 a|b', '5 c|d']],
  ['a line break in a cell', 'a,"b, b\nc"\nd,e', ['1 a|b, b c', '2 d|e']],
  ['a line that names the separator', 'sep=;\na,b;c', ['1 a,b|c']],
  ['such a line in quotes', '"Sep=;"\r\na,b;c', ['1 a,b|c']],
  ['invisible characters', 'a\u00adb,c\u200e,d\0,e \u200b f,g\ufeffh', ['1 ab|c|d|e f|gh']],
  ['decomposed letters', 'Cafe\u0301', ['1 Caf\u00e9']],
  ['garbled dashes', '9\u009617', ['1 9\u009617']],
  ['doubled quotes', 'a,"b ""c"""', ['1 a|b "c"']],
  ['a quote inside a cell', 'a,6" pipe\nb,c', ['1 a|6" pipe', '2 b|c']],
  ['spaces around cells', '  a , "b" ,\u00a0c', ['1 a|b|c']],
  ['rows of several lengths', 'a,b\nc\nd,e,f', ['1 a|b', '2 c', '3 d|e|f']],
  ['a byte order mark', '\ufeffa,b', ['1 a|b']],
  ['a title in brackets', '[PK 2026]\nPK,b', ['1 [PK 2026]', '2 PK|b']],
  ['a title with a semicolon', 'Notices; 2026\na,b\nc,d', ['1 Notices; 2026', '2 a|b', '3 c|d']],
  ['nothing', '', []],
]

test('csv: reads what spreadsheets export', () => {
  for (const [what, text, rows] of table) assert.equal(read(bytesOf(text)), rows, what)
  assert.equal(read(Buffer.from('\ufeffa\té\r\n', 'utf16le')), ['1 a|é'], 'UTF-16')
})

test('csv: names what the file is instead', () => {
  const found: [what: string, ...begins: string[]][] = [
    ['XML', '<?xml version', '\n<KML', '<gpx'],
    ['a web page', '<!doctype html>', ' <HTML', '<?php'],
    ['a workbook of Excel, Numbers or LibreOffice', 'PK\u0003\u0004'],
    ['a document', '%PDF-1.7', '{\\rtf1'],
    ['a calendar or contacts', 'BEGIN:VCALENDAR', 'begin:vcard'],
    ['JSON', '{"a": 1}', ' [{"a": 1}]', '{ "a": 1}'],
  ]
  for (const [what, ...begins] of found)
    for (const text of begins)
      assert.match(
        problemOf(() => read(bytesOf(text))),
        `a.csv: ${what} instead of CSV; `,
        text,
      )
  for (const text of ['PK,b', 'PK 2026', '"PK",b', '[PK]', '{a}', '[a]', 'a <html>', 'a,BEGIN:VCARD'])
    assert.is(read(bytesOf(text)).length, 1, text)
})

test('csv: names a row, not a line of the file', () => {
  const start = 'sep=,\n"a\nb",c,d\n'
  for (const [rows, line] of [
    ['<<<<<<< HEAD\n', 'a.csv:2: two versions of the file'],
    ['e,f,g\nh;i;j', 'a.csv:3: cells separated by semicolons'],
    ['1,",e\n2,",f\n', 'a.csv:2: " as a ditto mark'],
  ] as const)
    assert.match(
      problemOf(() => read(bytesOf(start + rows))),
      line,
    )
  const latin1 = Buffer.from('"a\nb",c\nd\xe9', 'latin1')
  assert.match(
    problemOf(() => read(latin1)),
    'a.csv:2: not UTF-8, after "d"',
  )
})

test('csv: rejects quotes that swallow rows, with or without spaces', () => {
  for (const [rows, last] of [
    ['1,"b,c\n2,b",c', 3],
    ['1, "b, c\n2, b, c\n3, b", c', 4],
    ['1; "b; c\n2; b"; c', 3],
  ] as const) {
    const separator = rows.includes(';') ? '; ' : rows.includes(', ') ? ', ' : ','
    const others = Array.from({ length: 4 }, () => `\n${['a', 'b', 'c'].join(separator)}`).join('')
    assert.match(
      problemOf(() => read(bytesOf(`${['x', 'y', 'z'].join(separator)}\n${rows}${others}`))),
      `a.csv:2: a quote opens in this row and closes in row ${last}; `,
    )
  }
  const prose = 'text, until, link\n"Bring a towel, or two\nSunday, at ten", 2, c\nd, e, f'
  assert.is(read(bytesOf(prose)).length, 3, 'prose in a cell')
})

test('csv: rejects quotes that do not close, or too early', () => {
  for (const rows of ['"c,d\ne,f', '"c, d,e\n"f, g",h']) {
    assert.is(
      problemOf(() => read(bytesOf(`a,b\n${rows}`))),
      'a.csv:2: quote not closed at the end of its cell; add or delete a "',
    )
  }
  assert.is(
    problemOf(() => read(bytesOf('a,b\n"c" d,e'))),
    'a.csv:2: text after the quote that ends its cell; put the whole cell in "quotes", and write "" for each quote inside it',
  )
  assert.is(
    problemOf(() => read(bytesOf('a,b\n"c\n",e\n"f,g'))),
    'a.csv:3: quote not closed at the end of its cell; add or delete a "',
    'a cell may end in a line of its own',
  )
  assert.equal(read(bytesOf('a,b\n"""c"" d",e')), ['1 a|b', '2 "c" d|e'], 'the cure')
})
