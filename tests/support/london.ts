/** Gets the camp's local time from Intl, as an independent check of the app's own rule and of the sample camp. */
import { msPerHour } from '../../src/lib/durations'
import { timeZone } from '../../src/time-zone'

const format = new Intl.DateTimeFormat('en-CA', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** Returns the camp's date (`YYYY-MM-DD`) and time (`HH:MM`) at an instant. */
export const londonClock = (instant: number | string): { date: string; time: string } => {
  const [date = '', time = ''] = format.format(new Date(instant)).split(', ')
  return { date, time }
}

/**
 * Returns instants in 2026 for tests of clock times: ten on every ninth day, and one every half hour around London's
 * clock changes.
 */
export const sampleInstants = (): number[] => {
  const instants: number[] = []
  const times = ['00:00', '00:01', '02:59', '03:00', '04:30', '05:00', '05:30', '06:00', '12:15', '23:59']
  for (let day = Date.UTC(2026, 0, 1); day < Date.UTC(2027, 0, 1); day += 9 * 24 * msPerHour) {
    const date = new Date(day).toJSON().slice(0, 10)
    for (const time of times) {
      const utc = Date.parse(`${date}T${time}Z`)
      const instant = [0, 1, 2, 3]
        .map((ahead) => utc - ahead * msPerHour)
        .find((each) => londonClock(each).time === time)
      if (instant === undefined) throw new Error(`time zone: not 0 to 3 hours ahead of UTC (${date})`)
      instants.push(instant)
    }
  }
  for (const sunday of ['2026-03-29', '2026-10-25']) {
    const middle = Date.parse(sunday)
    for (let instant = middle - 30 * msPerHour; instant < middle + 48 * msPerHour; instant += msPerHour / 2) {
      instants.push(instant)
    }
  }
  return instants
}
