/** The credit that a gauge's licence requires. The build puts it on Info, so that nobody can forget it. */
import type { Camp, Sources } from '../../../src/camp-schema'
import { chooseGauge } from './choose-gauge'

interface GaugeCredit {
  /** For Info. */
  link: { name: string; url: string }
  /** The notice that the data's licence requires, for `licenses.txt`. */
  notice: string
}

/**
 * Returns the credit of the gauge that a camp's tides are predicted from; undefined if they come from another source, or
 * no gauge can be used. A gauge that is named in the settings is credited even if only known tides can prove it, because
 * a build may not have them.
 */
export async function gaugeCredit(
  { position }: Pick<Camp, 'position'>,
  { tides }: Sources,
  environment: Record<string, string | undefined>,
): Promise<GaugeCredit | undefined> {
  if (tides?.from !== 'gauge') return undefined
  const { station, known } = tides
  const hasKnown = station !== undefined || known !== undefined || Boolean(environment['KNOWN_TIDES'])
  const { gauge } = await chooseGauge({ position, station, hasKnown })
  if (!gauge) return undefined
  const { attribution } = gauge
  const [, project = attribution, url = ''] = /^(.+?) \((https:[^)]+)\)/.exec(attribution) ?? []
  const licence = /Licensed (.+?) \(/.exec(attribution)?.[1]
  const terms = [gauge.source, licence].filter(Boolean).join(', ')
  return { link: { name: `Tides calculated from the ${project} (${terms})`, url }, notice: attribution }
}
