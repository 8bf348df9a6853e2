/** Replaces `src/time-zone.ts` in the data tools' tests, so that they pass in a fork in another time zone. */
export const timeZone = 'Europe/London'
export const winterName = 'GMT'
export const summerName = 'BST'
export const winterHours = 0
export const summerHours = 1
