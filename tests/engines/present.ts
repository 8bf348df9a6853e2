/** Files for the present day, because these browsers run on the machine's own clock. */
import { addDays, campDate } from '../../src/lib/camp-time'
import { tabs, type ScreenName } from '../../src/tabs'
import { campFiles } from '../support/files'

/** The date at the camp. */
const today = () => campDate(Date.now())

/** Files published today; they include yesterday, in case a run spans midnight. */
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

/** What screens show when they have their data; of others, the title is enough. */
const shownBy: Partial<Record<ScreenName, string>> = {
  weather: 'Sunny intervals',
  tides: '16:40',
  locations: 'Chalk Stacks',
  calendar: 'Family Camp 1',
  info: '(0123456)',
}

/** Routes, and a text that each shows. */
export const shown: [path: string, text: string][] = [
  ['', 'Sunny intervals'],
  ...tabs.map(({ path, title }): [string, string] => {
    const name = path.slice(1)
    return [name, shownBy[name as ScreenName] ?? title]
  }),
  ['tides?from=home-screen', '16:40'],
]
