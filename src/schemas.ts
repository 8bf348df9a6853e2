/**
 * The data files' shapes. The types, the parsers that ship (`tools/page/compile-parsers.ts`), the JSON Schemas and
 * `check-data`'s messages are all derived from them. The app contains no titles, descriptions or examples.
 */
import { Type } from 'typebox'
import { oldForecastMs } from './lib/coverage'
import { msPerHour } from './lib/durations'
import { gustExcessMph, toleranceMetres } from './lib/limits'
import { lastWeatherType } from './lib/weather-kind'
import { timeZone } from './time-zone'

/** `tools/text-formats.ts` defines how each format is checked. */
export type TextFormat = 'calendar-date' | 'instant' | 'short-text' | 'https-url'

const formatted = (format: TextFormat, description: string, example: string) =>
  Type.String({ format, description, examples: [example] })

const calendarDate = (description: string) =>
  formatted(
    'calendar-date',
    `${description} An ISO date, YYYY-MM-DD; in a date-time, only the date part counts.`,
    '2026-08-22',
  )

const text = (description: string, ...examples: string[]) => Type.String({ description, examples })

/** Values outside the plausible range are errors to `check-data` and `make-data`; the app accepts them. */
const number = (description: string, example: number, plausible?: [least: number, most: number]) =>
  Type.Number({ description, examples: [example], ...(plausible && { plausible }) })

/** In °C; nobody camps outside this range. */
const celsius = (what: string, example: number) => number(`${what}, in degrees Celsius.`, example, [-30, 50])

const instant = (description: string) =>
  formatted(
    'instant',
    `${description} An ISO date-time with Z or an offset; seconds are optional.`,
    '2026-08-22T15:40:00Z',
  )

const weatherType = (what: string) =>
  number(
    `Code of ${what}'s icon, 0 to ${lastWeatherType()}, such as 1 for sun. For an unknown code, the description is shown.`,
    3,
  )

const locations = Type.Object(
  {
    locations: Type.Array(
      Type.Object(
        {
          name: text('Name of the place.', 'Long Sand'),
          lat: text('Latitude in degrees (WGS 84), as a string; south is negative.', '50.65203'),
          lng: text('Longitude in degrees (WGS 84), as a string; west is negative.', '-1.95389'),
          googlePlaceId: text('Google Maps place id, or an empty string.', ''),
          type: Type.Enum(['home', 'beach', 'destination', 'shop', 'station'], {
            description: 'Kind of place, which determines the icon.',
            examples: ['beach'],
          }),
        },
        { title: 'Place' },
      ),
      { description: 'The places. Beaches are shown first; places of the same type keep this order.' },
    ),
  },
  { title: 'Places', description: 'locations.json: useful places around the camp.' },
)

const weather = Type.Object(
  {
    data: Type.Array(
      Type.Object(
        {
          date: calendarDate('Date of the forecast.'),
          summary: Type.Object(
            {
              description: text('The day in words.', 'Sunny intervals and a gentle breeze'),
              weatherType: weatherType('the day'),
              maximumTemperature: celsius('Highest temperature', 21),
              minimumTemperature: celsius('Lowest temperature', 12),
              sunrise: text(`Time of sunrise at the camp (${timeZone}), HH:MM.`, '06:06'),
              sunset: text(`Time of sunset at the camp (${timeZone}), HH:MM.`, '20:15'),
              uvIndexMax: Type.Optional(
                number("The day's highest UV index; shown if it rounds to 3 or more.", 7, [0, 20]),
              ),
              seaTemperature: Type.Optional(
                number(
                  'Mean temperature of the sea from 06:00 to 22:00, in degrees Celsius; shown rounded.',
                  17,
                  [-2, 35],
                ),
              ),
              waveHeightInMetres: Type.Optional(
                number('Highest waves from 06:00 to 22:00, in metres.', 0.6, [0, 20]),
              ),
            },
            { title: 'Summary of a day' },
          ),
          hours: Type.Array(
            Type.Object(
              {
                time: text(`Time at the camp (${timeZone}), HH:MM.`, '18:00'),
                temperature: celsius('Temperature', 17),
                chanceOfRain: number('Chance of rain, in percent from 0 to 100.', 20, [0, 100]),
                // Plausible speeds: the strongest gust ever recorded in England was 122 mph (The Needles, 2022).
                windSpeedMph: number('Wind speed, in miles per hour.', 9, [0, 120]),
                windDirection: text(
                  'Where the wind comes from: one of the 16 points of the compass, N, NNE and so on. Anything else shows no arrow.',
                  'SW',
                ),
                weatherType: weatherType('the hour'),
                weatherTypeDescription: text('The hour in words.', 'Sunny Intervals'),
                windGustMph: Type.Optional(
                  number(
                    `Strongest gusts, in miles per hour; shown if at least ${gustExcessMph} above the wind speed.`,
                    24,
                    [0, 150],
                  ),
                ),
              },
              { title: 'Hour' },
            ),
            { description: "The day's hours in the order in which they are shown, 06:00 to 05:00." },
          ),
        },
        { title: 'Forecast day' },
      ),
      { description: 'The forecast days, in order.' },
    ),
    madeAt: Type.Optional(
      instant(`When the forecast was made; shown from ${oldForecastMs / msPerHour} hours later.`),
    ),
  },
  { title: 'Weather', description: 'weather.json: the forecast by day and by hour.' },
)

const tides = Type.Object(
  {
    dates: Type.Array(
      Type.Object(
        {
          date: calendarDate('Date of the tides.'),
          tides: Type.Array(
            Type.Object(
              {
                type: Type.Enum(['Low', 'High'], {
                  description: 'Low or high water.',
                  examples: ['High'],
                }),
                time: text(`Time at the camp (${timeZone}), HH:MM, as shown.`, '16:40'),
                heightInMetres: number('Height of the water, in metres.', 1.8),
                instant: instant('The instant of the tide, the same as "time".'),
              },
              { title: 'Tide' },
            ),
            { description: "The day's tides, in chronological order." },
          ),
          levels: Type.Optional(
            Type.Object(
              {
                everyMinutes: number('Interval between levels, in minutes.', 30),
                heightsInMetres: Type.Array(number('Height of the water, in metres.', 1.1), {
                  description: `The levels from 00:00 at the camp (${timeZone}) to 24:00.`,
                }),
              },
              {
                title: 'Levels',
                description: `Calculated water heights over the day. The app shows them only if every tide of the day is within ${toleranceMetres} m of them.`,
              },
            ),
          ),
        },
        { title: 'Tide day' },
      ),
      { description: 'The days, in order.' },
    ),
    about: Type.Optional(
      formatted(
        'short-text',
        'Where the tides come from, shown under the table: 1 to 280 characters of plain text.',
        'Predicted from the tide gauge at Rottingdean, 5 km away; times can be 20 minutes off.',
      ),
    ),
  },
  { title: 'Tides', description: 'tides.json: high and low water by day.' },
)

const calendar = Type.Object(
  {
    startDate: calendarDate('First day that is shown.'),
    endDate: calendarDate('Last day that is shown.'),
    events: Type.Array(
      Type.Object(
        {
          name: text('Name of the event, which determines its colour.', 'Beach week'),
          startDate: calendarDate('First day of the event.'),
          endDate: calendarDate('Last day of the event.'),
        },
        { title: 'Event' },
      ),
      { description: 'The events; they may overlap.' },
    ),
    notice: Type.Optional(
      Type.Object(
        {
          text: formatted(
            'short-text',
            'The message: 1 to 280 characters of plain text.',
            'The gate closes at 22:00 tonight.',
          ),
          until: instant('When the notice ends; from then on, it is not shown.'),
          from: Type.Optional(instant('When the notice begins. By default, it is shown immediately.')),
          url: Type.Optional(
            formatted('https-url', 'Link to more information.', 'https://camp.example/gate'),
          ),
          kind: Type.Optional(
            Type.Enum(['info', 'warning'], {
              description: 'A warning cannot be dismissed. The default is info.',
              examples: ['info'],
            }),
          ),
        },
        { title: 'Notice', description: "The organisers' message, shown above every screen." },
      ),
    ),
  },
  { title: 'Calendar', description: 'calendar.json: what is on, day by day.' },
)

/** In the order of the app's bar. */
export const schemas = { weather, tides, locations, calendar }

export type DatasetName = keyof typeof schemas
export type Files = { [Name in DatasetName]: Type.Static<(typeof schemas)[Name]> }
export type LocationsFile = Files['locations']
export type WeatherFile = Files['weather']
export type TidesFile = Files['tides']
export type CalendarFile = Files['calendar']

export type Place = LocationsFile['locations'][number]
export type ForecastDay = WeatherFile['data'][number]
export type ForecastHour = ForecastDay['hours'][number]
export type TideDay = TidesFile['dates'][number]
export type Levels = NonNullable<TideDay['levels']>
export type Notice = NonNullable<CalendarFile['notice']>
export type Tide = TideDay['tides'][number]
