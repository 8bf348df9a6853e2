import { assert, test } from '#test'
import { parseProblem } from '../../../tools/parse-problem'
import { textFormats } from '../../../tools/text-formats'

const dates = '2026-08-22 2024-02-29 2026-12-31 2026-02-29 2026-13-01 2026-8-22'.split(' ')
const validClocks = '16:40 00:00 24:00 24:00:00 23:59:59 16:40:00.123456'
const invalidClocks = '24:01 16:60 16:40:60 1640 16 16:40:00. 24:00:01'
const clocks = `${validClocks} ${invalidClocks}`.split(' ')
const offsets = ['', 'Z', '+01:00', '-11:30', '+23:59', 'z', '+1:00', '+0100', '+24:00', '+01:60', ' Z', 'Z ']

const moments = dates.flatMap((date) =>
  clocks.flatMap((clock) => offsets.map((offset) => `${date}T${clock}${offset}`)),
)
const twoDigits = (count: number) =>
  Array.from({ length: count }, (_, number) => String(number).padStart(2, '0'))
const days = ['2024', '2026'].flatMap((year) =>
  twoDigits(14).flatMap((month) => twoDigits(33).map((day) => `${year}-${month}-${day}`)),
)
const leapDays = Array.from({ length: 10_000 }, (_, year) => `${String(year).padStart(4, '0')}-02-29`)
const letters = [280, 281].flatMap((count) => ['a', '😀'].map((letter) => letter.repeat(count)))
const urls = ['https://x', 'http://x', ' https://x', 'https://', 'https:///x']
const texts = ['', ' ', '\n', 'a\nb', ...letters, ...urls]

for (const [format, { parser, pattern }] of Object.entries(textFormats)) {
  test(`text formats: pattern and parser of ${format} agree`, () => {
    const form = new RegExp(pattern, 'u')
    for (const text of [...dates, ...days, ...leapDays, ...moments, ...texts])
      assert.is(form.test(text), !parseProblem(parser, text), text)
  })
}
