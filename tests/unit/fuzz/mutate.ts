/** The files that fuzzing tries: right ones full of oddities, and the same bent in every place. */
import * as fc from 'fast-check'
import type { DatasetName } from '../../../src/schemas'
import { sampleFile } from '../../../tools/dev/sample-camp'

/** Texts that break layouts, escapes and keys. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom('', ' ', '<b>"&\'</b>', '\u202Eabc', '\uD800', '__proto__', 'x'.repeat(10_000)),
)

const digits = (count: number) => (number: number) => String(number).padStart(count, '0')

const date = fc
  .date({ min: new Date('2025-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
  .map((day) => day.toJSON().slice(0, 10))
/** Close together, so that days are doubled and out of order; and written in all the ways that are right. */
const calendarDate = fc.oneof(
  { weight: 12, arbitrary: fc.integer({ min: 1, max: 31 }).map((day) => `2026-08-${digits(2)(day)}`) },
  date,
  date.map((day) => `${day}T23:30`),
  date.map((day) => `${day}T00:15:30.5+14:00`),
)
const clock = fc.oneof(
  fc.integer({ min: 0, max: 23 }).map((hour) => `${digits(2)(hour)}:00`),
  fc
    .integer({ min: 0, max: 1439 })
    .map((minute) => `${digits(2)(Math.floor(minute / 60))}:${digits(2)(minute % 60)}`),
  fc.constantFrom('24:00', '7:05', '06.30', 'dawn', ''),
)
const instant = fc
  .tuple(date, fc.integer({ min: 0, max: 1439 }), fc.constantFrom('Z', '+01:00', ':59Z', ':59.999-11:30'))
  .map(
    ([day, minute, zone]) => `${day}T${digits(2)(Math.floor(minute / 60))}:${digits(2)(minute % 60)}${zone}`,
  )
const number = fc.oneof(
  fc.integer({ min: -40, max: 120 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(-0, 1e308, 5e-324),
)
const weatherType = fc.oneof(fc.integer({ min: -1, max: 48 }), number)
/** A key of a file, or none. */
const optional = <Value>(key: string, value: fc.Arbitrary<Value>) =>
  fc.option(value, { nil: undefined }).map((value) => (value === undefined ? {} : { [key]: value }))
const list = <Item>(item: fc.Arbitrary<Item>) => fc.array(item, { maxLength: 4 })

const levels = fc.record({
  everyMinutes: fc.oneof(fc.constantFrom(30, 60, 0, -30, 1e308, 5e-324), number),
  heightsInMetres: fc.oneof(
    fc.array(number, { maxLength: 60 }),
    fc.constant(Array.from({ length: 49 }, () => 1)),
  ),
})
const notice = fc
  .tuple(
    fc.record({
      text: fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }).map((text) => `!${text}`),
      until: instant,
    }),
    optional('from', instant),
    optional('url', fc.constantFrom('https://camp.example/', 'https://x')),
    optional('kind', fc.constantFrom('info', 'warning')),
  )
  .map(([required, ...rest]) => Object.assign(required, ...rest) as object)

const rightFiles: Record<DatasetName, fc.Arbitrary<object>> = {
  weather: fc.record({
    data: list(
      fc.record({
        date: calendarDate,
        summary: fc.record({
          description: text,
          weatherType,
          maximumTemperature: number,
          minimumTemperature: number,
          sunrise: clock,
          sunset: clock,
        }),
        hours: list(
          fc.record({
            time: fc.oneof(clock, text),
            temperature: number,
            chanceOfRain: number,
            windSpeedMph: number,
            windDirection: fc.oneof(fc.constantFrom('N', 'NNE', 'SW', '-99', 'sw', 'constructor'), text),
            weatherType,
            weatherTypeDescription: text,
          }),
        ),
      }),
    ),
  }),
  tides: fc.record({
    dates: list(
      fc
        .tuple(
          fc.record({
            date: calendarDate,
            tides: list(
              fc.record({
                type: fc.constantFrom('Low', 'High'),
                time: fc.oneof(clock, text),
                heightInMetres: number,
                instant,
              }),
            ),
          }),
          optional('levels', levels),
        )
        .map(([day, extra]) => ({ ...day, ...extra })),
    ),
  }),
  locations: fc.record({
    locations: list(
      fc.record({
        name: text,
        lat: fc.oneof(fc.constantFrom('50.6', '-0', '91', 'NaN', '1e9'), text),
        lng: fc.oneof(fc.constantFrom('-1.9', '181', 'Infinity'), text),
        googlePlaceId: text,
        type: fc.constantFrom('home', 'beach', 'destination', 'shop', 'station'),
      }),
    ),
  }),
  calendar: fc
    .tuple(
      fc.record({
        startDate: calendarDate,
        endDate: calendarDate,
        events: list(
          fc.record({
            name: fc.oneof(fc.constantFrom('Dorset Venture', 'constructor', '__proto__'), text),
            startDate: calendarDate,
            endDate: calendarDate,
          }),
        ),
      }),
      optional('notice', notice),
    )
    .map(([file, extra]) => ({ ...file, ...extra })),
}

/** Values that are wrong nearly everywhere, or right only in some places. */
const stranger = fc.oneof(
  fc.constantFrom<unknown[]>(
    null,
    true,
    0,
    -1.5,
    '',
    'Low',
    'low',
    'beach',
    '1.1m',
    '2026-08-22',
    '2026-02-30',
    '2026-08-22T16:40',
    '2026-08-22T16:40Z',
    '2026-08-22T25:40Z',
    [],
    {},
    [null],
    ['Low'],
    { length: 1 },
  ),
  fc.jsonValue({ maxDepth: 2 }),
)

interface FileNode {
  parent: Record<string, unknown>
  key: string
}

/** The place of every value within a file: what holds it, and its key there. */
const readNodes = (holder: unknown): FileNode[] => {
  if (typeof holder !== 'object' || holder === null) return []
  const parent = holder as Record<string, unknown>
  return Object.keys(parent).flatMap((key) => [{ parent, key }, ...readNodes(parent[key])])
}

/** Removes a value; a list closes up, because JSON knows no holes. */
const remove = (parent: object, key: string): void => {
  if (Array.isArray(parent)) parent.splice(Number(key), 1)
  else Reflect.deleteProperty(parent, key)
}

const mutation = fc.record({
  nodeNumber: fc.nat(),
  change: fc.constantFrom('remove', 'replace', 'copy', 'extra'),
  value: stranger,
})

const mutate = (
  file: object,
  mutations: { nodeNumber: number; change: string; value: unknown }[],
): unknown => {
  const holder = { file: structuredClone(file) as unknown }
  for (const { nodeNumber, change, value } of mutations) {
    const nodes = readNodes(holder)
    const node = nodes[nodeNumber % nodes.length]
    const other = nodes[(nodeNumber >> 8) % nodes.length]
    if (!node || !other) continue
    const { parent, key } = node
    if (change === 'remove') remove(parent, key)
    else if (change === 'replace') parent[key] = structuredClone(value)
    else if (change === 'copy') parent[key] = structuredClone(other.parent[other.key])
    else if (!Array.isArray(parent)) parent['extra'] = structuredClone(value)
  }
  return holder.file
}

/** A file of a data set as JSON can hold it: right, bent in up to three places, or anything at all. */
export const anyFile = (name: DatasetName): fc.Arbitrary<unknown> => {
  const sample = fc.integer({ min: 0, max: 500 }).map((days) => sampleFile(name, Date.UTC(2026, 0, days, 5)))
  return fc.oneof(
    { weight: 4, arbitrary: rightFiles[name] },
    {
      weight: 8,
      arbitrary: fc
        .tuple(rightFiles[name], fc.array(mutation, { minLength: 1, maxLength: 3 }))
        .map(([file, mutations]) => mutate(file, mutations)),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(sample, fc.array(mutation, { maxLength: 2 }))
        .map(([file, mutations]) => mutate(file, mutations)),
    },
    { weight: 1, arbitrary: fc.jsonValue() },
  )
}
