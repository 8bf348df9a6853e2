/** What the camp publishes on the present day: these browsers have no clock but the machine's. */
import { addDays, campDate } from '../../src/lib/camp-time'
import type { ScreenName } from '../../src/tabs'
import { campFiles } from '../support/files'

/** The date at the camp. */
export const today = () => campDate(Date.now())

/** Files that are new on the present day; yesterday is among their days, for a run that meets midnight. */
export const presentFiles = () => {
  const [firstDate, lastDate] = [addDays(today(), -1), addDays(today(), 3)]
  return {
    ...campFiles(firstDate),
    calendar: {
      startDate: firstDate,
      endDate: lastDate,
      events: [{ name: 'Family Camp 1', startDate: firstDate, endDate: lastDate }],
    },
  }
}

/** What each screen shows when it has its data. */
const shownBy: Record<ScreenName, string> = {
  weather: 'Sunny intervals',
  tides: '16:40',
  locations: 'Chalk Stacks',
  calendar: 'Family Camp 1',
  info: 'Version: 0123456',
}

/** What each route shows. */
export const shown: [path: string, text: string][] = [
  ['', 'Sunny intervals'],
  ...Object.entries(shownBy),
  ['tides?from=home-screen', '16:40'],
]
