/** Faults of a text that are certain wherever it occurs. */
import { shortText } from '../../src/lib/parse'
import { parseProblem } from '../parse-problem'
import { describeValue } from './describe-value'
import { visibleText } from '../visible-text'
import type { Fault } from './faults'

/**
 * Finds a text that is too long for the app, invisible, a formula, a placeholder for a missing value, HTML, or damaged by a
 * wrong encoding. `encoding` says how to save its file.
 */
export function textFault(text: string, encoding = 'save the file as UTF-8'): Fault | undefined {
  if (text.trim() && parseProblem(shortText, text)) {
    const count = [...text].length.toLocaleString('en-GB')
    return { reason: 'too long', value: `${count} characters`, hint: 'write up to 280 characters' }
  }
  if (text.trim() && !visibleText(text).trim())
    return { reason: 'no visible characters', value: describeValue(text), hint: 'write plain text' }
  if (noText.test(text))
    return { reason: 'formula or missing value', value: describeValue(text), hint: 'write plain text' }
  const html = htmlCode.exec(text)?.[0]
  if (html) {
    const hint = /^&(?:amp|#0*38|#x0*26);$/i.test(html) ? 'write &' : 'write plain text'
    return { reason: 'HTML code', value: describeValue(html), hint }
  }
  if (unreadable.test(text)) {
    const hint = `type them again, and ${encoding}`
    return { reason: 'unreadable letters', value: describeValue(text), hint }
  }
  const meant = ungarbled(text)
  if (meant === text) return undefined
  const hint = `write ${describeValue(meant)}, and ${encoding}`
  return { reason: 'garbled letters', value: describeValue(text), hint }
}

/** A formula, what spreadsheets show for one that is broken or not computed yet, or what programs write for no value. */
const noText =
  /^(?:=\$?[A-Za-z].*|#N\/A|#(?:REF|NAME|DIV\/0|VALUE|NUM|NULL|SPILL|CALC|ERROR)[!?]|Err:\d+|Loading\.\.\.|undefined|null|NaN|\[object \w+\])$/s

/** Tags, and characters by number or by a name that texts have: `&rsquo;`, not the `&cake;` of `Tea&cake; games`. */
const htmlCode =
  /&(?:#\w+|amp|quot|apos|nbsp|[lg]t|[lr](?:s|d|a)quo|[sb](?:b|d)quo|[nm]dash|hellip|bull|middot|pound|euro|cent|copy|reg|trade|deg|times|frac\d\d|sup\d|shy|i(?:excl|quest)|szlig|[ao]elig|[a-z](?:acute|grave|circ|uml|tilde|cedil|ring|slash));|<\/?(?:[abipu]|br|div|em|font|h\d|img|li|ol|span|strong|ul)\b[^<>]*>/i

/**
 * What a wrong encoding makes of letters that it lacks, half an emoji, and the first characters of ┬£ and ├®, DOS's £ and
 * é.
 */
const unreadable = /[\ufffd\u0080-\u009f\ud800-\udfff┬├]/u

const lettersOf = (encoding: string): string[] => [
  ...new TextDecoder(encoding).decode(Uint8Array.from({ length: 128 }, (_, index) => index + 0x80)),
]

/**
 * The encodings that UTF-8 is mistaken for. `letters` are those of the bytes 0x80 to 0xff; `usual` matches what is
 * garbled most often: western Europe's accented letters, typographic quotes and dashes, pound and euro, emoji.
 */
const encodings = [
  {
    // Windows' own (windows-1252): Node 20's TextDecoder uses Latin-1's letters instead.
    letters: [
      ...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ',
      ...Array.from({ length: 96 }, (_, index) => String.fromCharCode(index + 0xa0)),
    ],
    usual: /^[\u00a0-\u00ff\u0150-\u0178\u2010-\u2044\u20ac\u2122\p{Extended_Pictographic}\ufe0f]+$/u,
  },
  // Old Macs' own, which Excel for Mac still writes, and those of Windows in eastern Europe.
  ...['macintosh', 'windows-1250', 'windows-1251'].map((encoding) => ({
    letters: lettersOf(encoding),
    // Without emoji: ‚óæ can begin a quoted word of Icelandic.
    usual: /^[\u00a0-\u00ff\u2010-\u2044\u20ac]+$/u,
  })),
].map((encoding) => ({ ...encoding, garbled: new RegExp(`[${encoding.letters.join('')}]{2,}`, 'g') }))

/** Returns a text as it was before UTF-8 was read as another encoding: `Café` for `CafÃ©` or `Caf√©`. */
function ungarbled(text: string): string {
  return encodings.reduce(
    (read, { letters, usual, garbled }) =>
      read.replace(garbled, (found) => {
        // Typographic quotes beside garbled letters may be the text's own: `l’Ã©tÃ©`.
        const inner = found.replace(/^[‘’“„]+|[‘’“”]+$/g, '')
        const damaged = [found, inner].find((each) => usual.test(decoded(each, letters)))
        return damaged ? found.replace(damaged, decoded(damaged, letters)) : found
      }),
    text,
  )
}

/** Returns a text as it was before its UTF-8 was read with an encoding's letters; '' if it was not UTF-8. */
function decoded(text: string, letters: string[]): string {
  const bytes = Uint8Array.from(text, (letter) => letters.indexOf(letter) + 0x80)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return ''
  }
}
