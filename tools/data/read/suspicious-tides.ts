/** Finds what is wrong with a table of tides by comparing them with each other. */
import { isGap } from '../../../src/lib/tides'
import { otherType, type SourceTide } from './source-tides'
import { wrongClock } from './clock-changes'
import { gapDoubts, lateDates } from './gap-jumps'
import { heightJumps } from './height-jumps'
import { movedTypes } from './moved-types'
import { copiedDays, repeatedTides } from './repeated-tides'
import {
  constantHeights,
  heightOutliers,
  roundedHeights,
  swappedHeights,
  typicalHeights,
} from './tide-heights'
import { timeJumps } from './tide-jumps'
import { isKnown, sequenceOf, type Sequence, type TideFault } from './tide-sequence'
import { tidesOutOfStep } from './tides-out-of-step'

type Rule = (sequence: Sequence) => TideFault[]

/**
 * In order of precedence: what the first rule finds explains what later ones would find. Mistakes in all rows explain
 * those in many; late dates also change the clock late; another port changes times and heights.
 */
const rules: Rule[] = [
  uniformFaults,
  missingType,
  ({ tides }) => constantHeights(tides),
  repeatedTides,
  lateDates,
  wrongClock,
  wrongTypes,
  ...[timeJumps, heightJumps, movedTypes, rowFaults].map(orCopiedDays),
]

/** Returns a line for each mistake in a table, in chronological order; `file` is its name. */
export function suspiciousTides(file: string, tides: SourceTide[]): string[] {
  return linesOf(file, tides, firstFound(rules, tides))
}

/** Returns a line for what may be a mistake in a table: the first gap, and tides that hardly fit the others. */
export function doubtsAboutTable(file: string, tides: SourceTide[]): string[] {
  const sequence = sequenceOf(tides)
  return linesOf(file, tides, [...gapDoubts(sequence), ...doubtfulTides(sequence)])
}

/** Returns a line for each tide of a response that does not fit the others; nobody here can correct it. */
export function doubtsAboutResponse(name: string, tides: SourceTide[]): string[] {
  return linesOf(name, tides, doubtfulTides(sequenceOf(tides), 1))
}

/** Returns the tides of a short file that are probably mistakes, or the first of those that are. */
export function doubtfulSequence(tides: SourceTide[]): TideFault[] {
  const sameHeights = ({ tides }: Sequence) => constantHeights(tides, doubtfulHeightShare)
  const repeated = (sequence: Sequence) =>
    sequence.tides.every(({ at }) => isKnown(at)) ? repeatedTides(sequence) : []
  return firstFound([uniformFaults, sameHeights, repeated, timeJumps, heightJumps, doubtfulTides], tides)
}

/** A share of the limits for mistakes; in a year of true tides in Great Britain and Ireland, hardly any exceed it. */
const doubtfulShare = 0.4

/** The same for heights that do not change. */
const doubtfulHeightShare = 0.7

function doubtfulTides(sequence: Sequence, share = doubtfulShare): TideFault[] {
  return tidesOutOfStep(sequence, share).map((fault) => ({ ...fault, hint: 'check it' }))
}

function firstFound(each: Rule[], tides: SourceTide[]): TideFault[] {
  const sequence = sequenceOf(tides)
  for (const rule of each) {
    const faults = rule(sequence)
    if (faults.length) return faults
  }
  return []
}

function linesOf(file: string, tides: SourceTide[], faults: TideFault[]): string[] {
  return faults.map(({ index, reason, hint }) => `${tides[index ?? NaN]?.where ?? file}: ${reason}; ${hint}`)
}

/** Names copied days instead of the tides that do not fit because of them. */
function orCopiedDays(rule: Rule): Rule {
  return (sequence) => {
    const faults = rule(sequence)
    const copied = faults.length ? copiedDays(sequence) : []
    // From there on, all dates are a day late.
    const isLate = faults.some(({ index }) => index === copied[0]?.index)
    return copied.length && !isLate ? copied : faults
  }
}

function rowFaults(sequence: Sequence): TideFault[] {
  const { tides } = sequence
  const single = new Map<number | undefined, TideFault>()
  for (const fault of [...tidesOutOfStep(sequence), ...heightOutliers(tides)])
    if (!single.has(fault.index)) single.set(fault.index, fault)
  const pairs = swappedHeights(tides).filter(({ index = NaN }) => {
    const isOneWrong = single.has(index) !== single.has(index - 1)
    if (isOneWrong) return false
    single.delete(index)
    single.delete(index - 1)
    return true
  })
  const faults = [...single.values(), ...pairs]
  const rounded = faults.length ? roundedHeights(tides) : []
  return rounded.length ? rounded : faults
}

/**
 * Low tides hardly ever fall below chart datum. If their median is this share of the range below 0, they are probably
 * above mean sea level, where it would be half the range. Where tides are smaller, chart datum may be mean sea level,
 * as in the Baltic. In a year's predictions, and in each week of it, only those for gauges up five American rivers are
 * lower.
 */
const datumLimits = { rangeShare: 0.35, smallestRange: 1 }

/** Fewer tides say nothing about all. */
const fewestTides = 4

/** In half a month, there are neap and spring tides, whose heights differ where the range is this large. */
const halfMonth = { tides: 56, range: 0.5 }

/** Reports tides that are all of one type, of the same heights, or above another datum. */
function uniformFaults({ tides }: Sequence): TideFault[] {
  const [first] = tides
  if (!first || tides.length < fewestTides) return []
  const { high, low } = typicalHeights(tides)
  if (Number.isNaN(high - low)) {
    const hint = `add the ${otherType(first.type).toLowerCase()} tides, or correct the types`
    return [{ reason: `every tide is ${first.type}`, hint }]
  }
  const heights = new Set(tides.map(({ type, heightInMetres }) => `${type} ${heightInMetres}`))
  if (heights.size === 2 && tides.length >= halfMonth.tides && high - low > halfMonth.range) {
    const reason = `every high tide has the same height (${high} m), and every low tide, too (${low} m)`
    return [{ reason, hint: 'write the heights' }]
  }
  const isAboveDatum = high - low < datumLimits.smallestRange || low > -datumLimits.rangeShare * (high - low)
  if (isAboveDatum && !tides.every(({ heightInMetres }) => heightInMetres < 0)) return []
  const reason = `low tides below chart datum (median ${low.toFixed(1)} m), as if heights were above mean sea level`
  return [{ reason, hint: 'write metres above chart datum' }]
}

/** If a larger share of the tides follows one of the same type, the other type has not been typed yet. */
const mostFollowing = 0.25

/** Finds where a table goes on with tides of one type only: the other type's heights then seem far from all others. */
function missingType({ tides }: Sequence): TideFault[] {
  const following = tides.flatMap(({ type, at }, index) => {
    const before = tides[index - 1]
    const isAlone = before?.type === type && isGap(at - before.at, true)
    return isAlone ? { index, type } : []
  })
  const [first] = following
  if (!first || following.length < fewestTides || following.length <= mostFollowing * tides.length) return []
  const missing = otherType(first.type).toLowerCase()
  const reason = `no ${missing} tide before this ${first.type.toLowerCase()} one, nor before ${following.length - 1} others`
  return [{ index: first.index, reason, hint: `add the ${missing} tides from here on` }]
}

type TypedTide = Pick<SourceTide, 'type' | 'at'>

/** Finds the middle one of three tides of one type in a row, if there is no room for another between them. */
export function wrongTypeFault(
  before: TypedTide | undefined,
  { type, at }: TypedTide,
  after: TypedTide | undefined,
): TideFault | undefined {
  const isLike = before?.type === type && after?.type === type
  if (!isLike || isGap(Math.max(at - before.at, after.at - at), true)) return undefined
  const hint = `write ${otherType(type)}, or correct the other two`
  return { reason: `${type} between two ${type.toLowerCase()} tides`, hint }
}

function wrongTypes({ tides }: Sequence): TideFault[] {
  return tides.flatMap((tide, index) => {
    const fault = wrongTypeFault(tides[index - 1], tide, tides[index + 1])
    return fault ? { index, ...fault } : []
  })
}
