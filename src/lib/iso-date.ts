const dateLength = 10

/** `YYYY-MM-DD`: the date part of an ISO date or date-time, whatever its offset. */
export const datePart = (isoDate: string): string => isoDate.slice(0, dateLength)

/**
 * True for an ISO calendar date (`2026-08-22`) or date-time (offset and seconds optional) that exists.
 * `Date` alone would turn 30 February into 2 March.
 */
export const isCalendarDate = (value: unknown): boolean =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?$/.test(value) &&
  !isNaN(Date.parse(value)) &&
  new Date(datePart(value)).toJSON().startsWith(datePart(value))

/** True for an ISO date-time with `Z` or an offset, seconds optional, on a day that exists. */
export const isInstant = (value: unknown): boolean =>
  isCalendarDate(value) && /T.*(Z|[+-]..:..)$/.test(value as string)
