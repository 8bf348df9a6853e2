import { campInstant } from '../../../src/lib/camp-time'
import { msPerMinute } from '../../../src/lib/durations'
import { datePart } from '../../../src/lib/iso-date'
import type { WeatherFile } from '../../../src/schemas'
import { campClock } from '../camp-day'
import { sunTimesOn } from '../sun-times'
import { isClock } from './warnings-hours'
import type { CampFacts, Suspicion } from './warnings'

/** A tolerance, because hills, heights and the formula move the sun's times by some minutes. */
const toleranceMinutes = 20

/** Warns of sunrises and sunsets that cannot be the camp's, such as those in GMT in summer. */
export function* sunWarnings({ data }: WeatherFile, { position }: CampFacts): Generator<Suspicion> {
  for (const [index, { date, summary }] of data.entries()) {
    const sun = sunTimesOn(datePart(date), position)
    for (const event of ['sunrise', 'sunset'] as const) {
      const minutes = (campInstant(datePart(date), summary[event]) - sun[event]) / msPerMinute
      if (!isClock(summary[event]) || !(Math.abs(minutes) > toleranceMinutes)) continue
      const path = `data[${index}].summary.${event}`
      const reason = `at the camp, ${event} is at about ${campClock(sun[event])}`
      yield { kind: 'sun-time', path, reason, hint: 'correct it, or camp.position in src/camp.ts' }
    }
  }
}
