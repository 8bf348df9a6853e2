/** What tests of the data tools have in place of `src/time-zone.ts`, so that they pass in a fork in another zone. */
export const timeZone = 'Europe/London'
export const winterName = 'GMT'
export const summerName = 'BST'
export const winterHours = 0
export const summerHours = 1
