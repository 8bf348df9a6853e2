import type { Camp } from '../../../src/camp-schema'
import { firstHour } from '../../../src/lib/hours'

/** The camp's settings that files are compared with. */
export type CampFacts = Pick<Camp, 'eventColours' | 'position'>

/** Something wrong or suspicious in a data file. */
export interface Finding {
  /** Findings of the same kind are reported together. */
  kind: string
  /** JSON path: `dates[1].tides[0].type`; empty for the file itself. */
  path: string
  /** What was found there, in a few words. */
  value: string
  reason: string
  /** What to do about it. */
  hint: string
  /** Path of another finding with the same cause, which need not be reported. */
  explains?: string
}

/**
 * Hints for errors: what is certainly wrong although the app accepts it, such as unsorted days or impossible tides.
 * `make-data` never writes a file that has one, and `check-data` fails.
 */
const errorHints = {
  'day-order': 'sort the days by date, or correct a date',
  'duplicate-day': 'correct the date, or keep one of the duplicates',
  'duplicate-hour': 'keep one of the duplicates',
  'duplicate-tide': 'keep one of the duplicates',
  'event-never-shown': "correct the event's dates, or the calendar's",
  'height-range': 'write the height in metres above chart datum',
  'hour-order': 'sort the hours by time, or correct a time',
  'invalid-degrees': 'write decimal degrees, such as "50.65203" and "-1.95389"',
  'invalid-time': 'use 24-hour HH:MM, such as "06:05"',
  'minimum-above-maximum': 'swap the two',
  'night-first': `begin the day at ${firstHour}, and put the hours of the following night at its end`,
  'single-tide-type': 'publish both high and low tides',
  'swapped-tide-types': 'check that High and Low are not swapped',
  'tide-gap': 'add the tides in between',
  'tide-order': 'sort the tides by time, or correct a time',
  'tides-too-close': 'check both times',
  unnamed: 'write a name',
}

/** Hints by kind; findings of other kinds bring their own. */
const hints = {
  ...errorHints,
  'begins-late': 'publish the days from today on',
  'calendar-ended': 'publish a newer calendar',
  'day-far': 'correct the year of one of the two, or publish the days between them',
  'day-missing': 'publish every day',
  'duplicate-place': 'keep one of the duplicates, or rename one',
  'empty-list': 'add entries, or remove the day or file that contains the list',
  ended: 'publish newer data',
  'event-unknown': 'correct the name, or add it to camp.eventColours in src/camp.ts',
  'forecast-old': 'run make-data, and check its schedule',
  'few-tides': 'publish all tides of the day',
  'gusts-below-wind': 'swap or correct the two',
  'home-far': 'correct the coordinates, the type, or camp.position in src/camp.ts',
  'heights-rounded': 'publish heights with one decimal',
  'hour-missing': 'publish every hour',
  'hour-outside-day': "correct the hour, or the day's minimum and maximum",
  'hour-skipped': "leave the hour out, or write all hours in the camp's time",
  'hours-copied': "publish each day's own hours",
  'level-jump': 'correct the level, or remove the levels',
  'level-outside-tides': 'correct the level, or remove the levels',
  'levels-not-shown':
    'publish levels from 00:00 to 24:00, for the same station and datum as the tides, or remove them',
  'made-in-future': 'write the instant at which the forecast was made',
  'notice-ended': 'remove the notice',
  'notice-far-ahead': 'check the month and year',
  'notice-too-long': 'check the month and year',
  'rain-fraction': 'write percentages, such as 20 for 0.2',
  'same-tide-type': 'check for a missing tide, unless the coast has double high or low waters',
  'tides-copied': "publish each day's own tides",
  'times-rounded': 'publish times to the minute',
}

/** Something suspicious at a path; not reported if the value there has an error. */
export type Suspicion = Pick<Finding, 'path' | 'reason' | 'explains'> & { value?: string } & (
    | { kind: keyof typeof hints }
    | { kind: string; hint: string; isError?: boolean }
  )

/** Whether something is certainly wrong, and not only suspicious. */
export const isError = (found: { kind: string; isError?: boolean }): boolean =>
  found.isError ?? Object.hasOwn(errorHints, found.kind)

export const hintFor = (suspicion: Suspicion): string =>
  'hint' in suspicion ? suspicion.hint : hints[suspicion.kind]
