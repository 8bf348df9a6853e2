/** Warnings about single values of a forecast. Invalid texts are '', invalid numbers NaN. */
import { windBearing } from '../../../src/lib/wind'
import type { ForecastDay, ForecastHour } from '../../../src/schemas'
import type { WarningRow } from './warnings'

type Summary = ForecastDay['summary']

/** All codes from 0 to this one have an icon. */
const lastWeatherType = 47

/** Degrees Celsius; beyond these, nobody camps. */
const [coldest, hottest] = [-30, 50]

/** The summary is rounded, and may cover other hours than the file. */
const toleranceCelsius = 2

/** A violent storm; only a hurricane has more. */
const strongestWindMph = 120

/** The strongest gust of the British lowlands was 122 mph. */
const strongestGustMph = 150

/** High mountains of the tropics have 20. */
const strongestUv = 20

export const isClock = (time: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)

export const summaryWarnings = (path: string, summary: Summary): WarningRow[] => {
  const { minimumTemperature, maximumTemperature, uvIndexMax = 0, sunrise, sunset } = summary
  return [
    weatherCode(`${path}.weatherType`, summary.weatherType),
    temperatureRange(`${path}.maximumTemperature`, maximumTemperature),
    temperatureRange(`${path}.minimumTemperature`, minimumTemperature),
    {
      kind: 'minimum-above-maximum',
      path: `${path}.minimumTemperature`,
      isOdd: minimumTemperature > maximumTemperature,
      reason: `above the maximum, ${maximumTemperature}`,
      hint: 'swap the two',
    },
    {
      kind: 'uv-range',
      path: `${path}.uvIndexMax`,
      isOdd: uvIndexMax < 0 || uvIndexMax > strongestUv,
      reason: `outside 0 to ${strongestUv}`,
      hint: "write the day's highest UV index",
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
  const { temperature, chanceOfRain, windSpeedMph, windGustMph = 0 } = hour
  const { minimumTemperature, maximumTemperature } = summary
  return [
    invalidTime(`${path}.time`, hour.time),
    weatherCode(`${path}.weatherType`, hour.weatherType),
    temperatureRange(`${path}.temperature`, temperature),
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
      kind: 'rain-range',
      path: `${path}.chanceOfRain`,
      isOdd: chanceOfRain < 0 || chanceOfRain > 100,
      reason: 'not a percentage',
      hint: 'write a number from 0 to 100',
    },
    {
      kind: 'wind-range',
      path: `${path}.windSpeedMph`,
      isOdd: windSpeedMph < 0 || windSpeedMph > strongestWindMph,
      reason: `outside 0 to ${strongestWindMph} mph`,
      hint: 'write the speed in miles per hour',
    },
    {
      kind: 'gust-range',
      path: `${path}.windGustMph`,
      isOdd: windGustMph < 0 || windGustMph > strongestGustMph,
      reason: `outside 0 to ${strongestGustMph} mph`,
      hint: 'write the gusts in miles per hour',
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

function temperatureRange(path: string, celsius: number): WarningRow {
  return {
    kind: 'temperature-range',
    path,
    isOdd: celsius < coldest || celsius > hottest,
    reason: `outside ${coldest} to ${hottest} °C`,
    hint: 'write the temperature in degrees Celsius',
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
