import { campInstant } from '../../src/lib/camp-time'

/** Returns the instant of a clock time at the camp as ISO text: `atCamp('2026-08-22T19:00:30')`, seconds optional. */
export const atCamp = (local: string): string => {
  const [date = '', time = ''] = local.split('T')
  const seconds = Number(time.slice(6))
  return new Date(campInstant(date, time.slice(0, 5)) + seconds * 1000).toJSON()
}
