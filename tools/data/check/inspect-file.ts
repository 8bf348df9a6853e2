/** Finds everything that is invalid or suspicious in a data file's bytes; the app stops at the first error. */
import { isUtf8 } from 'node:buffer'
import { maximumBytes } from '../../../src/device/fetch-json'
import type { DatasetName } from '../../../src/schemas'
import { isRecord } from '../../is-record'
import { findWarnings } from './find-warnings'
import { groupsOf } from '../groups-of'
import { findDuplicateKeys, findFlaw } from '../read/scan-json'
import { violationsIn } from './violations'
import { isError, type CampFacts, type Finding } from './warnings'

export interface Inspection {
  /** Why the app rejects the file, leaves out an optional key, or would mislead campers. */
  errors: Finding[]
  /** What the app accepts, but a person should check. */
  warnings: Finding[]
  /** What is unusual but right: `no tides`. */
  note?: string
}

/** Returns a file's errors and warnings at `now` (epoch milliseconds). */
export const inspectFile = (
  name: DatasetName,
  bytes: Uint8Array,
  now: number,
  camp: CampFacts,
): Inspection => {
  if (bytes.length > maximumBytes) return { errors: [tooLong], warnings: [] }
  // As in the app, a byte order mark is skipped, and bytes that are not UTF-8 become U+FFFD.
  const text = new TextDecoder().decode(bytes)
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch {
    return { errors: [notJson(bytes, text)], warnings: [] }
  }
  const isReadable = isUtf8(bytes)
  // In a file that is not UTF-8, U+FFFD comes from decoding it.
  const isIntact = ({ value }: Finding) => isReadable || !value.includes('\ufffd')
  const violations = violationsIn(name, file)
  const all = findWarnings(name, file, violations, now, camp).filter(isIntact)
  const doubled = duplicateKeyWarnings(text)
  // An error beside a duplicate key may come from the wrong one of its two values.
  const isBeside = ({ path }: Finding) => doubled.some((each) => path.startsWith(objectOf(each.path)))
  const isCause = all.some((each) => isError(each) && isBeside(each))
  const found = isCause ? all.filter((each) => !isBeside(each)) : all
  const wrong = firstAtEachPath(found.filter(isError))
  const paths = new Set(wrong.map(({ path }) => path))
  const explained = new Set(wrong.map(({ explains }) => explains))
  const hasNoTides = name === 'tides' && isRecord(file) && isEmptyList(file['dates'])
  return {
    ...(hasNoTides && { note: 'no tides' }),
    errors: [
      ...(isReadable ? [] : [otherEncoding]),
      ...(isCause ? doubled : []),
      ...violations.filter(({ path }) => !explained.has(path)),
      ...wrong,
    ],
    warnings: [
      ...(hasMark(bytes) ? [byteOrderMark] : []),
      ...(isCause ? [] : doubled),
      ...found.filter((each) => !isError(each) && !paths.has(each.path)),
    ],
  }
}

/** Returns the path of the object that has a key: `locations[0]` for `locations[0].name`, '' for `endDate`. */
const objectOf = (path: string): string => path.replace(/\.?[^.[\]]*$/, '')

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && !value.length

/** One wrong value can break several rules. */
const firstAtEachPath = (found: Finding[]): Finding[] =>
  groupsOf(found, ({ path }) => path).map(([first]) => first)

const tooLong: Finding = {
  kind: 'too-long',
  path: '',
  value: `more than ${maximumBytes.toLocaleString('en-GB')} bytes`,
  reason: 'too large for the app',
  hint: 'publish fewer days, events or places, or remove keys that the app ignores',
}

const otherEncoding: Finding = {
  kind: 'encoding',
  path: '',
  value: 'another encoding',
  reason: 'not UTF-8: some letters are shown as \ufffd',
  hint: 'save it as UTF-8',
}

const byteOrderMark: Finding = {
  kind: 'byte-order-mark',
  path: '',
  value: 'UTF-8 with a byte order mark',
  reason: 'byte order mark, which many programs reject',
  hint: 'save it as UTF-8 without the mark',
}

const hasMark = (bytes: Uint8Array) => [0xef, 0xbb, 0xbf].every((byte, index) => bytes[index] === byte)

function notJson(bytes: Uint8Array, text: string): Finding {
  const isOtherEncoding = bytes.includes(0) || !isUtf8(bytes)
  const flaw = findFlaw(text)
  return {
    kind: 'not-json',
    path: '',
    value: flaw?.what ?? 'cannot be parsed',
    reason: 'not JSON',
    hint: isOtherEncoding
      ? 'save it as UTF-8 text'
      : (flaw?.hint ?? 'correct it in an editor that checks JSON'),
  }
}

function duplicateKeyWarnings(text: string): Finding[] {
  return findDuplicateKeys(text).map((path) => ({
    kind: 'duplicate-key',
    path,
    value: 'two values',
    reason: 'duplicate key: only its last value counts',
    hint: 'delete one of the two',
  }))
}
