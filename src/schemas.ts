/**
 * The shapes of the four published files. Everything that knows them comes from here: the types,
 * the checks that ship to the phone (compiled by `build/compile-checks.ts`) and the JSON Schemas.
 */
import { Type } from 'typebox'

/** `YYYY-MM-DD`; a date-time is accepted and its date part used. */
const calendarDate = Type.String({ format: 'calendar-date' })

/** A moment: ISO date-time with `Z` or an offset, seconds optional. */
const instant = Type.String({ format: 'instant' })

const locations = Type.Object({
  locations: Type.Array(
    Type.Object({
      name: Type.String(),
      lat: Type.String(),
      lng: Type.String(),
      googlePlaceId: Type.String(),
      type: Type.Enum(['home', 'beach', 'destination', 'shop', 'station']),
    }),
  ),
})

const weather = Type.Object({
  data: Type.Array(
    Type.Object({
      date: calendarDate,
      summary: Type.Object({
        description: Type.String(),
        weatherType: Type.Number(),
        maximumTemperature: Type.Number(),
        minimumTemperature: Type.Number(),
        sunrise: Type.String(),
        sunset: Type.String(),
      }),
      hours: Type.Array(
        Type.Object({
          time: Type.String(),
          temperature: Type.Number(),
          chanceOfRain: Type.Number(),
          windSpeedMph: Type.Number(),
          windDirection: Type.String(),
          weatherType: Type.Number(),
          weatherTypeDescription: Type.String(),
        }),
      ),
    }),
  ),
})

const tides = Type.Object({
  dates: Type.Array(
    Type.Object({
      date: calendarDate,
      tides: Type.Array(
        Type.Object({
          type: Type.Enum(['Low', 'High']),
          time: Type.String(),
          heightInMetres: Type.Number(),
          instant,
        }),
      ),
    }),
  ),
})

const calendar = Type.Object({
  startDate: calendarDate,
  endDate: calendarDate,
  events: Type.Array(
    Type.Object({
      name: Type.String(),
      startDate: calendarDate,
      endDate: calendarDate,
    }),
  ),
})

/** One schema a file, by the data set's name: `weather` is the shape of `weather.json`. */
export const schemas = { locations, weather, tides, calendar }

export type DatasetName = keyof typeof schemas
export type LocationsFile = Type.Static<typeof locations>
export type WeatherFile = Type.Static<typeof weather>
export type TidesFile = Type.Static<typeof tides>
export type CalendarFile = Type.Static<typeof calendar>

export type Place = LocationsFile['locations'][number]
export type ForecastDay = WeatherFile['data'][number]
export type ForecastHour = ForecastDay['hours'][number]
export type TideDay = TidesFile['dates'][number]
export type Tide = TideDay['tides'][number]
