import { firstHour } from '../../../src/lib/hours'
import { windBearing } from '../../../src/lib/wind'
import type { ForecastHour, WeatherFile } from '../../../src/schemas'
import { clockOddity, dayOddities, odd } from './oddity-parts'
import type { Finding } from './violations'

/** The forecast's codes that have an icon are 0 to 47, all of them. */
const lastWeatherType = 47

const weatherTypeOddity = (path: string, code: number) =>
  odd(
    !Number.isInteger(code) || code < 0 || code > lastWeatherType,
    path,
    code,
    'no icon has this code: the description is shown instead',
    `write a code from 0 to ${lastWeatherType}`,
  )

/** Degrees Celsius: what no camp is pitched in. */
const [coldest, hottest] = [-30, 50]

const temperatureOddity = (path: string, temperature: number) =>
  odd(
    temperature < coldest || temperature > hottest,
    path,
    temperature,
    `outside ${coldest} to ${hottest} °C`,
    'mend the temperature; it is in degrees Celsius',
  )

/** The app takes a forecast day's hours before the first for those of the next date, wherever they stand. */
const orderOddity = (path: string, hours: ForecastHour[]) => {
  const lastOfMorning = hours.findLastIndex(({ time }) => time >= firstHour)
  const early = hours.findIndex(({ time }) => time < firstHour)
  return odd(
    early >= 0 && early < lastOfMorning,
    `${path}[${early}].time`,
    hours[early]?.time,
    `hours before ${firstHour} are shown as those of the next date, but others come after it`,
    `begin a day at ${firstHour}, and put the hours of the night that follows at its end`,
  )
}

/** What is odd in `weather.json` on a date at the camp. */
export const weatherOddities = ({ data }: WeatherFile, today: string): Finding[] => {
  const hoursTexts = data.map(({ hours }) => JSON.stringify(hours))
  return [
    ...dayOddities('data', data, today),
    ...data.flatMap(({ summary, hours }, index) => {
      const day = `data[${index}]`
      const twin = hoursTexts.indexOf(hoursTexts[index]!)
      return [
        ...weatherTypeOddity(`${day}.summary.weatherType`, summary.weatherType),
        ...odd(
          summary.minimumTemperature > summary.maximumTemperature,
          `${day}.summary.minimumTemperature`,
          summary.minimumTemperature,
          `above the maximum, ${summary.maximumTemperature}`,
          'exchange the two',
        ),
        ...temperatureOddity(`${day}.summary.maximumTemperature`, summary.maximumTemperature),
        ...temperatureOddity(`${day}.summary.minimumTemperature`, summary.minimumTemperature),
        ...clockOddity(`${day}.summary.sunrise`, summary.sunrise),
        ...clockOddity(`${day}.summary.sunset`, summary.sunset),
        ...odd(
          !hours.length,
          `${day}.hours`,
          hours,
          'a day without hours',
          'publish its hours, or no such day',
        ),
        ...odd(
          hours.length > 0 && twin < index,
          `${day}.hours`,
          hours,
          `the same hours as those of data[${twin}]`,
          "publish each day's own hours",
        ),
        ...orderOddity(`${day}.hours`, hours),
        ...hours.flatMap((hour, hourIndex) => {
          const path = `${day}.hours[${hourIndex}]`
          return [
            ...clockOddity(`${path}.time`, hour.time),
            ...weatherTypeOddity(`${path}.weatherType`, hour.weatherType),
            ...temperatureOddity(`${path}.temperature`, hour.temperature),
            ...odd(
              hour.chanceOfRain < 0 || hour.chanceOfRain > 100,
              `${path}.chanceOfRain`,
              hour.chanceOfRain,
              'not a percentage',
              'write a number from 0 to 100',
            ),
            ...odd(
              hour.windSpeedMph < 0,
              `${path}.windSpeedMph`,
              hour.windSpeedMph,
              'below zero',
              'write a speed in miles per hour',
            ),
            ...odd(
              windBearing(hour.windDirection) === undefined,
              `${path}.windDirection`,
              hour.windDirection,
              'not one of the 16 points: no arrow is shown',
              'write where the wind comes from, such as "SSW"',
            ),
          ]
        }),
      ]
    }),
  ]
}
