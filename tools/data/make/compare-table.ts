/** Prints how much a tide table differs from a gauge, for `npm run tides -- compare`. */
import path from 'node:path'
import type { CommandResult } from '../../command/run-tool'
import { counted } from '../../faults/describe-value'
import { chooseGauge, placeOf } from '../read/choose-gauge'
import { readInput } from '../read/read-input'
import { readTideTable } from '../read/read-tide-table'
import { failureOf, throwInvalid } from '../read/source-errors'
import { tideTypes, type SourceTides } from '../read/source-tides'
import type { Gauge } from '../read/gauge-database'
import type { StationWish } from './find-gauges'
import { disproves } from './gauge-tides'
import { closeness, correctByKnown, fitKnown } from './known-tides'
import { median, ninetyPercent } from '../statistics'
import { pairsOf, withoutCorrection, type Difference, type TidePair } from './tide-differences'
import { differenceFrom } from './tide-witness'

/**
 * Compares a table (an absolute path) with a gauge, before and after correcting the gauge by it. The exit code is 1 if
 * the table is invalid, or if the gauge could not be used even with known tides.
 */
export async function compareTable(file: string, wish: StationWish): Promise<CommandResult> {
  try {
    const bytes = await readInput(file, 'give the path of a tide table')
    const table = readTideTable({ name: path.basename(file), bytes })
    const choice = await chooseGauge({ ...wish, hasKnown: true })
    const gauge = choice.gauge ?? choice.pinned ?? throwInvalid(choice.rejection)
    return { lines: linesOf(table, gauge, choice.rejection), exitCode: choice.gauge ? 0 : 1 }
  } catch (error) {
    return failureOf(path.basename(file), error)
  }
}

function linesOf(table: SourceTides, gauge: Gauge, rejection: string | undefined): string[] {
  const { pairs, correction } = fitKnown(gauge, table)
  const corrected = withoutCorrection(pairs, correction)
  const difference = differenceFrom(gauge, table.tides)
  return [
    `${table.name}: ${counted(table.tides.length, 'tide')}, compared with the gauge at ${placeOf(gauge)} (${gauge.id})`,
    ...(difference ? [difference.text] : []),
    '',
    ...tideTypes.map((type) => `${type.padEnd(4)}  as predicted: ${describe(pairsOf(type, pairs))}`),
    ...tideTypes.flatMap((type) => {
      const { minutes, metres } = correction[type]
      if (Number.isNaN(minutes)) return []
      return `${type.padEnd(4)}  corrected by ${signed(minutes, 0)} min and ${signed(metres, 2)} m: ${describe(pairsOf(type, corrected))}`
    }),
    '',
    `as known tides: ${rejection?.replace('sources.tides: ', '') ?? verdict(table, gauge, difference)}`,
  ]
}

function describe(pairs: TidePair[]): string {
  if (!pairs.length) return 'none in the table'
  const minutes = pairs.map((pair) => Math.abs(pair.minutes))
  const metres = pairs.map((pair) => Math.abs(pair.metres))
  const ninety = `90 % within ${ninetyPercent(minutes).toFixed(0)} min and ${ninetyPercent(metres).toFixed(2)} m`
  return `median ${median(minutes).toFixed(0)} min and ${median(metres).toFixed(2)} m, ${ninety}`
}

function signed(value: number, digits: number): string {
  return new Intl.NumberFormat('en-GB', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: 'exceptZero',
  }).format(value)
}

/** Says how good the table is as known tides: doubtful where `make-data` would warn of a difference. */
function verdict(table: SourceTides, gauge: Gauge, difference: Difference | undefined): string {
  if (difference && disproves(difference, gauge)) return 'wrong (see above)'
  try {
    const fit = closeness(correctByKnown(gauge, table, () => 'try another gauge'))
    return difference ? `doubtful (see above), although ${fit} after correction` : `good, ${fit}`
  } catch (error) {
    return failureOf(table.name, error).lines.join('\n')
  }
}
