/** Looks at a data file's bytes as the app will, and further: all that is wrong or odd, and why. */
import { maximumBytes } from '../../../src/device/fetch-json'
import type { DatasetName } from '../../../src/schemas'
import { odditiesIn, type CampFacts } from './oddities'
import { violationsIn, type Finding } from './violations'

export interface Inspection {
  /** What makes the app refuse the file. */
  errors: Finding[]
  /** What the app accepts, and a person should look at. */
  warnings: Finding[]
}

const startsWith = (bytes: Uint8Array, ...start: number[]) =>
  start.every((byte, index) => bytes[index] === byte)

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

const encodingWarnings = (bytes: Uint8Array): Finding[] => [
  ...(startsWith(bytes, 0xef, 0xbb, 0xbf)
    ? [
        {
          path: '',
          value: 'UTF-8 with a byte order mark',
          reason: 'the app skips the mark, other programs stumble over it',
          remedy: 'save it as UTF-8 without one',
        },
      ]
    : []),
  ...(isUtf8(bytes)
    ? []
    : [
        {
          path: '',
          value: 'not UTF-8',
          reason: 'what cannot be read is shown as \ufffd',
          remedy: 'save it as UTF-8',
        },
      ]),
]

/** What stands in a text that is not JSON: where V8's error says that it breaks, or how it begins. */
const describeBrokenText = (text: string, error: unknown): string => {
  if (!text) return 'empty'
  const position = /at position (\d+)/.exec(String(error))?.[1]
  if (/end of JSON/.test(String(error))) return `cut off after ${JSON.stringify(text.trim().slice(-20))}`
  if (!position) return `not what it should be: ${JSON.stringify(text.trim().slice(0, 40))}`
  const before = text.slice(0, Number(position)).split('\n')
  return `broken in line ${before.length}, column ${before.at(-1)!.length + 1}`
}

const notJson = (bytes: Uint8Array, text: string, error: unknown): Finding => {
  const isOtherEncoding = bytes.includes(0) || !isUtf8(bytes)
  return {
    path: '',
    value: describeBrokenText(text, error),
    reason: 'not JSON',
    remedy: isOtherEncoding
      ? 'save it as text in UTF-8'
      : 'mend it in an editor that checks JSON; commas and quotes are what is forgotten most',
  }
}

/** What is wrong and what is odd in a file, at a time in epoch milliseconds. */
export const inspectFile = (
  name: DatasetName,
  bytes: Uint8Array,
  now: number,
  camp: CampFacts,
): Inspection => {
  if (bytes.length > maximumBytes) {
    const value = `more than ${maximumBytes.toLocaleString('en-GB')} bytes long`
    const remedy = 'publish less: fewer days, or without extra keys'
    return { errors: [{ path: '', value, reason: 'the app refuses more than 1 MB', remedy }], warnings: [] }
  }
  // As the app reads it: a byte order mark is skipped, and what is not UTF-8 becomes U+FFFD.
  const text = new TextDecoder().decode(bytes)
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch (error) {
    return { errors: [notJson(bytes, text, error)], warnings: [] }
  }
  const errors = violationsIn(name, file)
  const oddities = errors.length ? [] : odditiesIn(name, file, now, camp)
  return { errors, warnings: [...encodingWarnings(bytes), ...oddities] }
}
