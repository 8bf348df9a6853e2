const dateLength = 10

/** Returns the date as written (`YYYY-MM-DD`), whatever the offset. */
export const datePart = (isoDate: string): string => isoDate.slice(0, dateLength)

/** Returns the day with a date (`YYYY-MM-DD`); undefined if there is none. */
export const dayOn = <Day extends { date: string }>(days: Day[], date: string | undefined): Day | undefined =>
  days.find((day) => datePart(day.date) === date)

/** Returns whether a value is an ISO date or date-time. `Date` alone would turn 30 February into 2 March. */
export const isCalendarDate = (value: unknown): boolean =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?$/.test(value) &&
  !isNaN(Date.parse(value)) &&
  new Date(datePart(value)).toJSON().startsWith(datePart(value))

/** An instant is a date-time with `Z` or an offset; seconds are optional. */
export const isInstant = (value: unknown): boolean =>
  isCalendarDate(value) && /T.*(Z|[+-]..:..)$/.test(value as string)

/** Returns an instant (epoch milliseconds) in UTC, to the second: `2026-08-22T15:40:00Z`. */
export const isoInstant = (at: number): string => new Date(at).toJSON().replace(/\.\d+Z$/, 'Z')
