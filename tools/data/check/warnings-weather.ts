import { addDays, campDate, campDateTime, campInstant } from '../../../src/lib/camp-time'
import { firstHour } from '../../../src/lib/hours'
import { datePart } from '../../../src/lib/iso-date'
import type { ForecastDay, WeatherFile } from '../../../src/schemas'
import type { WarningRow } from './warnings'
import { dayWarnings, repeats } from './warnings-days'
import { hourWarnings, isClock, summaryWarnings } from './warnings-hours'

const msPerHour = 3_600_000

/** What is suspicious in `weather.json` at a time (epoch milliseconds). */
export const weatherWarnings = ({ data }: WeatherFile, now: number): WarningRow[] => {
  const today = campDate(now)
  const texts = data.map(({ hours }) => JSON.stringify(hours))
  // Reversed, because a Map keeps the last entry of a key: here, the one with the first index.
  const firstIndexes = new Map(texts.map((text, index): [string, number] => [text, index]).toReversed())
  return [
    ...dayWarnings('data', data, today),
    lateBeginning(data, today),
    rainFraction(data),
    ...data.flatMap((day, index) => {
      const path = `data[${index}]`
      const hours = day.hours.flatMap((hour, hourIndex) =>
        hourWarnings(`${path}.hours[${hourIndex}]`, hour, day.summary),
      )
      const twin = firstIndexes.get(texts[index] ?? '') ?? index
      return [
        ...summaryWarnings(`${path}.summary`, day.summary),
        {
          kind: 'hours-copied',
          path: `${path}.hours`,
          isOdd: day.hours.length > 0 && twin < index,
          reason: `the same hours as data[${twin}]`,
          hint: "publish each day's own hours",
        },
        nightFirst(`${path}.hours`, day),
        ...hourOrder(`${path}.hours`, day),
        ...hours,
      ]
    }),
  ]
}

function lateBeginning(data: ForecastDay[], today: string): WarningRow {
  const dates = data.map(({ date }) => datePart(date))
  const first = dates.filter(Boolean).sort()[0]
  return {
    kind: 'begins-late',
    path: `data[${dates.indexOf(first ?? '')}].date`,
    isOdd: first !== undefined && first > addDays(today, 1),
    reason: 'the forecast begins after tomorrow',
    hint: 'publish it from today on',
  }
}

function rainFraction(data: ForecastDay[]): WarningRow {
  const chances = data.flatMap(({ hours }, day) =>
    hours.map(({ chanceOfRain }, hour) => ({
      path: `data[${day}].hours[${hour}].chanceOfRain`,
      chance: chanceOfRain,
    })),
  )
  // If all are 0 or 1, it is a dry forecast in percent.
  const fraction = chances.find(({ chance }) => chance > 0 && chance < 1)
  return {
    kind: 'rain-fraction',
    path: fraction?.path ?? '',
    isOdd: fraction !== undefined && !chances.some(({ chance }) => chance > 1),
    reason: 'every chance of rain is between 0 and 1: fractions are shown as percentages',
    hint: 'write percentages, such as 20 for 0.2',
  }
}

/** The app shows a forecast day's hours before 06:00 under the next date, wherever they are in the list. */
function nightFirst(path: string, { hours }: ForecastDay): WarningRow {
  const lastOfDay = hours.findLastIndex(({ time }) => time >= firstHour)
  const night = hours.findIndex(({ time }) => time < firstHour)
  return {
    kind: 'night-first',
    path: `${path}[${night}].time`,
    isOdd: night >= 0 && night < lastOfDay,
    reason: `hours before ${firstHour} belong to the next date, but later hours follow`,
    hint: `begin the day at ${firstHour}, and put the hours of the following night at its end`,
  }
}

/** Warns of duplicate and unsorted hours within day or night; `nightFirst` finds the two swapped. */
function hourOrder(path: string, { date, hours }: ForecastDay): WarningRow[] {
  const isRepeated = repeats(hours.map(({ time }) => time))
  return hours.flatMap(({ time }, index): WarningRow[] => {
    const before = hours[index - 1]?.time ?? ''
    const isSamePart = before < firstHour === time < firstHour
    return [
      {
        kind: 'hour-doubled',
        isFatal: true,
        path: `${path}[${index}].time`,
        isOdd: isRepeated[index] === true && !isRepeatedByClock(datePart(date), time),
        reason: 'duplicate hour',
        hint: 'keep one of them',
      },
      {
        kind: 'hour-order',
        isFatal: true,
        path: `${path}[${index}].time`,
        isOdd: !isRepeated[index] && isSamePart && time < before,
        reason: `not in order: follows ${before}`,
        hint: 'sort the hours by time',
      },
    ]
  })
}

/** Whether the clocks repeat a time in the night after a date. */
function isRepeatedByClock(date: string, time: string): boolean {
  if (!date || !isClock(time)) return false
  const at = campInstant(addDays(date, 1), time)
  return campDateTime(at) === campDateTime(at + msPerHour)
}
