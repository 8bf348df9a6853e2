/**
 * The camp's time zone. For Europe/Paris, change the names to CET and CEST and the hours to 1 and 2; the clocks change by
 * the same rule throughout the European Union (`lib/camp-time.ts`). A zone behind UTC needs further changes, because
 * calendar dates are formatted from midnight UTC.
 */

/** The zone's name in the IANA database: sent to Open-Meteo, and shown in messages. */
export const timeZone: string = 'Europe/London'

export const winterName = 'GMT'
export const summerName = 'BST'

/** Hours ahead of UTC. */
export const winterHours = 0
export const summerHours = 1
