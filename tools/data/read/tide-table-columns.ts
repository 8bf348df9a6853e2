/** The columns of a tide table: their headings, and what their cells mean. */
import { summerHours, summerName, timeZone, winterName } from '../../../src/time-zone'
import { highestWater, lowestWater } from '../coast'
import type { Columns } from './column'
import { date, readClock, readNumber } from './sheet-cells'
import type { SourceTide } from './source-tides'
import { clocksInHeading, isCampClock, isOtherUnit, unitInHeading, zoneOf } from './tide-table-heading'

const types = new Map<string, SourceTide['type']>([
  ['high', 'High'],
  ['low', 'Low'],
  ['hw', 'High'],
  ['lw', 'Low'],
  ['ht', 'High'],
  ['lt', 'Low'],
  ['h', 'High'],
  ['l', 'Low'],
])

/** `05-May` or `5. Mai`: where decimals have a comma, a spreadsheet reads 5.5 as the fifth of May. */
const dayAndMonth =
  /^\d{1,2}[-. ]{1,2}(?:jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz])\p{L}*\.?$/iu

export const tideColumns = {
  date: {
    ...date,
    isCarriedDown: true,
    heading: /\bdate\b|^(?:datum|fecha)\b/i,
    // Beside a column "Date", one headed "Datum" is not German.
    problemInHeading: (heading) => /^datum/i.exec(heading)?.[0],
  },
  time: {
    hintFor: timeHint,
    heading: /^(?!.*offset$)(?:.*\b(?:times?|clock|heures?|uhrzeit|zeit|hora)\b|(?:GMT|BST|UTC?)\b)/i,
    expected: '24-hour HH:MM, such as 03:10 or 15:10',
    read: readZonedClock,
    problemInHeading: (heading) =>
      clocksInHeading(heading).find(
        (clock) => clock.toUpperCase() !== winterName && zoneOf(clock) !== summerName,
      ),
  },
  type: {
    heading:
      /^(?:tides?|(?:tide |tidal )?(?:type|state|event)|(?:type|state) of tide|event type|high ?(?:\/|or) ?low(?: water| tide)?|h ?\/ ?l|h\.? ?[wt]\.? ?\/ ?l\.? ?[wt]\.?|h[wt] or l[wt])$/i,
    expected: 'High or Low',
    read: (cell) => types.get(cell.toLowerCase().replace(/[. ]|(?:water|tide)$/g, '')),
  },
  height: {
    heading:
      /\b(?:heights?|hts?(?! ?(?:\/|or) ?lt)|met(?:re|er)s|pred(?:icted|ictions?)?|levels?|hauteurs?|höhe|altura|feet)\b|^(?:m|height[_A-Z].*)$/i,
    expected: `metres above chart datum from ${lowestWater} to ${highestWater} (not feet, not above mean sea level), such as 1.8`,
    read: (cell) => {
      const metres = readNumber(cell.replace(/ ?m(?:et(?:re|er)s)?$/i, ''))
      return metres && Number(metres) >= lowestWater && Number(metres) <= highestWater ? metres : undefined
    },
    adviceOn: (cell) =>
      dayAndMonth.test(cell) || date.read(cell)
        ? 'if a spreadsheet has converted heights to dates, format the column as text, and copy them from the original again'
        : undefined,
    problemInHeading: unitInHeading,
  },
  zone: {
    heading: /^(?:time ?)?zone$|^tz$|^(?:(?:GMT|UTC|time|time ?zone)[ _]?)?offset$/i,
    expected: `${winterName} or ${summerName}, or the hours ahead of UTC, such as +0${summerHours}:00`,
    read: (cell) => (isCampClock(cell) ? timeZone : zoneOf(cell)),
    isOptional: true,
  },
  unit: {
    heading: /^units?$/i,
    expected: 'm, and each height in metres, or delete the column if they already are',
    read: (cell) => (unitInHeading(cell.replace('(s)', 's')) === undefined ? cell : undefined),
    isOptional: true,
  },
  datum: {
    heading: /^(?:(?:reference|tidal|vertical) )?datum$/i,
    expected: 'chart datum, and each height in metres above it, or delete the column if they already are',
    read: (cell) => (/\b(?:LAT|A?CD|chart datum)\b/i.test(cell) || !isOtherUnit(cell) ? cell : undefined),
    isOptional: true,
  },
  port: {
    expected: 'one place',
    read: (cell) => cell,
    heading: /^(?:port|harbour|station|place|location|site)(?: name)?$/i,
    isOptional: true,
  },
  'am/pm': {
    heading: /^a\.?m\.? ?(?:\/|or)? ?p\.?m\.?$|^meridi[ae]m$/i,
    expected: 'AM or PM',
    read: (cell) => (/^a\.?m?\.?$/i.test(cell) ? 'AM' : /^p\.?m?\.?$/i.test(cell) ? 'PM' : undefined),
    isOptional: true,
  },
} satisfies Columns

/** Returns the 24-hour time of a time on a 12-hour clock: `15:10` for `03:10` and PM. A time after 12:59 stays. */
export function onFullClock(time: string, half: 'AM' | 'PM'): string {
  const hour = Number(time.slice(0, 2))
  if (hour > 12) return time
  return String((hour % 12) + (half === 'PM' ? 12 : 0)).padStart(2, '0') + time.slice(2)
}

function timeHint(cell: string): string | undefined {
  const [minutesOnly, point] = /^(0?[.,])?\d{1,2}$/.exec(cell) ?? []
  if (minutesOnly !== undefined) {
    const hint = 'hours and minutes, such as 00:42 for 42 minutes past midnight'
    return point ? `${hint}, or ${clockAfter(minutesIn(cell))} if it is a fraction of a day` : hint
  }
  const [, hour = '', minute = '', half] =
    /^(\d\d?)(?:[:.]?([0-5]\d))? ?([ap])\.?(?:m\.?)?$/i.exec(cell) ?? []
  const clock = readClock(`${hour}:${minute || '00'}`)
  if (half && clock && Number(hour) <= 12)
    return `24-hour times: ${onFullClock(clock, /p/i.test(half) ? 'PM' : 'AM')} for this one`
  const [, minutes] = /^24[:.]?([0-5]\d)(?::00)?$/.exec(cell) ?? []
  return minutes && `00:${minutes}, with the next date`
}

/**
 * Returns a time and any zone after it: `07:05`, or `07:05 BST` for `07:05 BST` and `07:05+01:00`. Also reads `7h05`, and
 * a fraction of a day, which is what a spreadsheet shows for a time in a column of numbers, if it is a whole minute:
 * 0.295138889. A short fraction, such as 0.25, could mean 00:25.
 */
function readZonedClock(cell: string): string | undefined {
  const [, time = '', given = ''] = zoneAfterTime.exec(cell) ?? []
  const zone = zoneOf(given)
  const isFraction = /^0?[.,]\d+$/.test(time)
  const clock = isFraction ? readFraction(time) : readClock(time.replace(/^(\d+)h(\d+)$/i, '$1:$2'))
  if (!clock || (given && !zone)) return undefined
  return zone ? `${clock} ${zone}` : clock
}

const zoneAfterTime = new RegExp(
  String.raw`^(.*?)(?: ?(${winterName}|${summerName}|UTC?|Z|[+-]\d\d:?\d\d))?$`,
  'i',
)

const minutesPerDay = 24 * 60

const minutesIn = (fractionOfDay: string): number => Number(fractionOfDay.replace(',', '.')) * minutesPerDay

function readFraction(cell: string): string | undefined {
  const minutes = minutesIn(cell)
  const whole = Math.round(minutes)
  const isExact = cell.length > 4 && whole < minutesPerDay && Math.abs(minutes - whole) < 0.02
  return isExact ? clockAfter(whole) : undefined
}

/** Returns the time that many minutes after midnight. */
function clockAfter(minutes: number): string {
  const whole = Math.round(minutes)
  return [Math.floor(whole / 60), whole % 60].map((each) => String(each).padStart(2, '0')).join(':')
}
