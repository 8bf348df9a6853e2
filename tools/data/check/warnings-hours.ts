/** Warnings about single values in a forecast, in which invalid texts are '' and invalid numbers NaN. */
import { windBearing } from '../../../src/lib/wind'
import type { ForecastDay, ForecastHour } from '../../../src/schemas'
import type { WarningRow } from './warnings'

type Summary = ForecastDay['summary']

/** All codes from 0 to this one have an icon. */
const lastWeatherType = 47

/** The summary is rounded, and may cover hours that are not in the file. */
const toleranceCelsius = 2

export const isClock = (time: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)

export const summaryWarnings = (path: string, summary: Summary): WarningRow[] => {
  const { minimumTemperature, maximumTemperature, sunrise, sunset } = summary
  return [
    weatherCode(`${path}.weatherType`, summary.weatherType),
    {
      kind: 'minimum-above-maximum',
      path: `${path}.minimumTemperature`,
      isOdd: minimumTemperature > maximumTemperature,
      reason: `above the maximum, ${maximumTemperature}`,
      hint: 'swap the two',
    },
    invalidTime(`${path}.sunrise`, sunrise),
    invalidTime(`${path}.sunset`, sunset),
    {
      kind: 'sunset-before-sunrise',
      path: `${path}.sunset`,
      isOdd: isClock(sunrise) && isClock(sunset) && sunset < sunrise,
      reason: `before sunrise, ${sunrise}`,
      hint: 'swap the two',
    },
  ]
}

export const hourWarnings = (path: string, hour: ForecastHour, summary: Summary): WarningRow[] => {
  const { temperature } = hour
  const { minimumTemperature, maximumTemperature } = summary
  return [
    invalidTime(`${path}.time`, hour.time),
    weatherCode(`${path}.weatherType`, hour.weatherType),
    {
      kind: 'hour-outside-day',
      path: `${path}.temperature`,
      isOdd:
        minimumTemperature <= maximumTemperature &&
        (temperature < minimumTemperature - toleranceCelsius ||
          temperature > maximumTemperature + toleranceCelsius),
      reason: `more than ${toleranceCelsius} °C outside the day's ${minimumTemperature} to ${maximumTemperature} °C`,
      hint: "correct the hour, or the day's minimum and maximum",
    },
    {
      kind: 'wind-direction',
      path: `${path}.windDirection`,
      isOdd: windBearing(hour.windDirection) === undefined,
      reason: 'not one of the 16 compass points: no arrow is shown',
      hint: 'write where the wind comes from, such as "SSW"',
    },
  ]
}

function weatherCode(path: string, code: number): WarningRow {
  return {
    kind: 'weather-code',
    path,
    isOdd: !Number.isInteger(code) || code < 0 || code > lastWeatherType,
    reason: 'unknown weather code: the description is shown instead of an icon',
    hint: `write a code from 0 to ${lastWeatherType}`,
  }
}

function invalidTime(path: string, time: string): WarningRow {
  return {
    kind: 'invalid-time',
    path,
    isOdd: !isClock(time),
    reason: 'invalid time',
    hint: 'use 24-hour HH:MM, such as "06:05"',
  }
}
