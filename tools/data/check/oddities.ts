/** Finds what the app accepts and whoever publishes the file should look at: warnings of `npm run check-data`. */
import { campDate } from '../../../src/lib/camp-time'
import type { CalendarFile, DatasetName, LocationsFile, TidesFile, WeatherFile } from '../../../src/schemas'
import type { Camp } from '../../../src/camp'
import { calendarOddities } from './odd-calendar'
import { locationOddities } from './odd-locations'
import { tideOddities } from './odd-tides'
import { weatherOddities } from './odd-weather'
import type { Finding } from './violations'

/** The settings of a camp that a file is compared with. */
export type CampFacts = Pick<Camp, 'eventColours' | 'position'>

/** All that is odd in a file that has no violations, at a time (epoch milliseconds), for a camp. */
export const odditiesIn = (name: DatasetName, file: unknown, now: number, camp: CampFacts): Finding[] => {
  const today = campDate(now)
  switch (name) {
    case 'weather':
      return weatherOddities(file as WeatherFile, today)
    case 'tides':
      return tideOddities(file as TidesFile, today)
    case 'calendar':
      return calendarOddities(file as CalendarFile, now, camp.eventColours)
    case 'locations':
      return locationOddities(file as LocationsFile, camp.position)
  }
}
