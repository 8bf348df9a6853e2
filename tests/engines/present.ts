/** Files for the present day, because Firefox and WebKit run on the machine's own clock. */
import { addDays, campDate } from '../../src/lib/camp-time'
import { campFiles } from '../support/files'
import { shownEvent } from '../support/shown'

/** Returns files for yesterday, today and at least tomorrow, in case a run spans midnight. */
export const presentFiles = () => {
  const today = campDate(Date.now())
  const [startDate, endDate] = [addDays(today, -1), addDays(today, 3)]
  return {
    ...campFiles(startDate),
    calendar: { startDate, endDate, events: [{ ...shownEvent, startDate, endDate }] },
  }
}
