import type { Sources } from '../../../src/camp-schema'
import { campDate, campDateTime, dayName } from '../../../src/lib/camp-time'
import type { TideDay } from '../../../src/schemas'
import { counted, quoted } from '../../faults/describe-value'
import { hintFor, isError } from '../check/warnings'
import { tideOrderWarnings } from '../check/warnings-tide-order'
import { makeTideDays, type MadeTideDays } from './tide-days'
import type { Made, MakeOptions } from './maker-types'
import { predictGaugeTides, type GaugeSource } from './gauge-tides'
import { addLevels } from './predict-levels'
import { waterLevelOf } from './tide-curve'
import { checkByGauge } from './tide-witness'
import { rollingHint, type SourceTides } from '../read/source-tides'
import { admiraltyRequest, readAdmiralty } from '../read/admiralty'
import { parseJson, readSettingFile } from '../read/read-input'
import { readStation } from '../read/read-station'
import { readTideTable } from '../read/read-tide-table'
import { throwInvalid, throwProblems } from '../read/source-errors'
import { readOldFile } from './write-data-file'

export async function makeTides(options: MakeOptions): Promise<Made | undefined> {
  const { now, sources } = options
  if (!sources.tides) return undefined
  if (sources.tides.from === 'none') return { content: { dates: [] }, extent: 'no tides', notes: [] }
  if (sources.tides.from === 'gauge') return makeGaugeTides(sources.tides, options)
  const source = await readSource(sources.tides, options)
  const old = await readOldFile('tides', options.folder)
  // First, because wrong dates explain everything else.
  const made = makeTideDays(source, now, old)
  rejectFatal(source)
  const ofGauge = await checkByGauge(source, options.camp.position, sources.tides.witness)
  const levels = await withLevels(made.days, sources.levels)
  return {
    content: { dates: levels.days },
    extent: extentOf(made, source),
    notes: [
      ...ofGauge,
      ...(source.doubts ?? []).map((doubt) => `warning: ${doubt}`),
      ...made.notes,
      ...levels.notes,
    ],
  }
}

type TideSource = Extract<Sources['tides'], { from: 'table' | 'admiralty' }>

async function makeGaugeTides(source: GaugeSource, options: MakeOptions): Promise<Made> {
  const gauge = await predictGaugeTides(source, options)
  const made = makeTideDays(gauge, options.now)
  const levels = addLevels(made.days, gauge.levelAt)
  return {
    content: { about: gauge.about, dates: levels.days },
    extent: extentOf(made, gauge),
    notes: [...gauge.notes, ...made.notes, ...levels.notes],
  }
}

function extentOf({ days, ownCount }: MadeTideDays, { name }: SourceTides): string {
  const { date: lastDate = '' } = days.at(-1) ?? {}
  const keptCount = days.length - ownCount
  const kept = keptCount ? ` and ${keptCount} from the old file` : ''
  return `${counted(ownCount, 'day')} from ${name}${kept}, until the end of ${dayName(lastDate)}`
}

async function readSource(source: TideSource, { download, admiraltyKey }: MakeOptions): Promise<SourceTides> {
  if (source.from === 'table') {
    const setting = 'sources.tides.file'
    const bytes = await readSettingFile(setting, source.file)
    return readTideTable({ name: source.file, bytes, setting })
  }
  const bytes = await download('admiralty.json', () => admiraltyRequest(source.station, admiraltyKey))
  return readAdmiralty(parseJson('ADMIRALTY', bytes))
}

/**
 * Rejects impossible sequences of tides anywhere in the source, because campers plan their day on the water by the
 * table. Throws an InvalidResponse with `check-data`'s errors, each with the tide's place in the source.
 */
function rejectFatal({ tides, isComplete, isRolling }: SourceTides): void {
  // Days with an event that lacks its time or height are left out, so gaps there are not published.
  const isPublished = (index: number) => isComplete(campDate(tides[index]?.at ?? NaN))
  const found = tideOrderWarnings(tides, ({ at }) => campDateTime(at))
  const problems = [...found].filter(isError).flatMap((error) => {
    const where = error.path.replace(/\.\w+$/, '')
    const index = tides.findIndex((tide) => tide.where === where)
    const isLeftOut = error.kind === 'tide-gap' && !(isPublished(index) && isPublished(index - 1))
    return isLeftOut ? [] : `${where}: ${error.reason}; ${isRolling ? rollingHint : hintFor(error)}`
  })
  throwProblems(problems)
}

/** Adds the levels of the station that `sources.levels` names, if it does, and notes to print. */
async function withLevels(
  days: TideDay[],
  source: Sources['levels'],
): Promise<{ days: TideDay[]; notes: string[] }> {
  if (!source) return { days, notes: [] }
  const { constants } = source
  const bytes = await readSettingFile('sources.levels.constants', constants)
  if (!/^\s*[{[]/.test(new TextDecoder().decode(bytes.subarray(0, 100))))
    throwInvalid(
      `sources.levels.constants: ${quoted(constants)} is not JSON; give the path of a station's file of harmonic constants`,
    )
  const station = readStation(constants, parseJson(constants, bytes))
  const { days: levelDays, notes } = addLevels(days, waterLevelOf(station))
  const levelCount = levelDays.filter(({ levels }) => levels).length
  const extent = `levels of ${station.name} for ${levelCount} of ${counted(days.length, 'day')}`
  const credit = station.attribution ? [`credit: ${station.attribution}`] : []
  return { days: levelDays, notes: [extent, ...credit, ...notes] }
}
