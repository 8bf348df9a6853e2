import type { Sources } from '../../../src/camp-schema'
import { dayName } from '../../../src/lib/camp-time'
import type { TideDay, TidesFile } from '../../../src/schemas'
import { checkTides } from './check-tides'
import { makeTideDays } from './make-tide-days'
import { counted } from '../../command'
import type { Made, MakeOptions } from './maker'
import { addLevels, readStation, waterLevelOf } from './predict-levels'
import type { SourceTides } from './source-tides'
import { admiraltyRequest, readAdmiralty } from './sources/admiralty'
import { parseJson, readInput } from './sources/read-input'
import { readTideTable } from './sources/read-tide-table'
import { readOldFile } from './write-data-file'

export async function makeTides(options: MakeOptions): Promise<Made | undefined> {
  const { now, sources } = options
  if (!sources.tides) return undefined
  const source = await readSource(sources.tides, options)
  checkTides(source)
  const old = await readOldFile<TidesFile>('tides', options)
  const { content, notes } = makeTideDays(source, now, old)
  const levels = sources.levels && (await withLevels(sources.levels, content.dates))
  const { date: lastDate = '' } = content.dates.at(-1) ?? {}
  return {
    content: { ...content, dates: levels?.days ?? content.dates },
    extent: `${counted(content.dates.length, 'day')} from ${source.name}, until the end of ${dayName(lastDate)}`,
    notes: [...notes, ...(levels?.notes ?? [])],
  }
}

type TideSource = NonNullable<Sources['tides']>

async function readSource(source: TideSource, { download, admiraltyKey }: MakeOptions): Promise<SourceTides> {
  if (source.from === 'table') {
    return readTideTable(
      source.file,
      await readInput(source.file, 'correct sources.tides.file in src/camp.ts'),
    )
  }
  const bytes = await download('admiralty.json', () => admiraltyRequest(source.station, admiraltyKey))
  return readAdmiralty(parseJson('ADMIRALTY', bytes))
}

/** Adds the levels of a station's curve. */
async function withLevels({ constants }: NonNullable<Sources['levels']>, days: TideDay[]) {
  const bytes = await readInput(constants, 'correct sources.levels.constants in src/camp.ts')
  const station = readStation(constants, parseJson(constants, bytes))
  const { days: levelDays, notes } = addLevels(days, waterLevelOf(station))
  const levelCount = levelDays.filter(({ levels }) => levels).length
  const extent = `levels of ${station.name} for ${levelCount} of ${counted(days.length, 'day')}`
  const credit = station.attribution ? [`credit: ${station.attribution}`] : []
  return { days: levelDays, notes: [extent, ...credit, ...notes] }
}
