import { campInstant } from '../../../src/lib/camp-time'
import { msPerDay, msPerMinute } from '../../../src/lib/durations'
import { datePart } from '../../../src/lib/iso-date'
import type { WeatherFile } from '../../../src/schemas'
import { campClock } from '../camp-day'
import { sunTimesOn } from '../sun-times'
import { isClock } from './warnings-hours'
import type { CampFacts, Suspicion } from './warnings'

/** Hills, the height above the sea and the formula move the sun's times by some minutes. */
const toleranceMinutes = 20

/** Warns of sunrises and sunsets that cannot be the camp's, such as those in GMT in summer. */
export function* sunWarnings({ data }: WeatherFile, { position }: CampFacts): Generator<Suspicion> {
  for (const [index, { date, summary }] of data.entries()) {
    const sun = sunTimesOn(datePart(date), position)
    for (const event of ['sunrise', 'sunset'] as const) {
      const ms = campInstant(datePart(date), summary[event]) - sun[event]
      // In the far north, the sun may set after midnight.
      const minutes = Math.abs(ms - Math.round(ms / msPerDay) * msPerDay) / msPerMinute
      if (!isClock(summary[event]) || !(minutes > toleranceMinutes)) continue
      const path = `data[${index}].summary.${event}`
      const reason = `at the camp, ${event} is at about ${campClock(sun[event])}`
      const areSwapped = summary.sunrise > summary.sunset
      const hint = areSwapped ? 'swap sunrise and sunset' : 'correct it, or camp.position in src/camp.ts'
      yield { kind: 'sun-time', path, reason, hint }
    }
  }
}
