/** The building blocks of the compiled parsers (`tools/page/compile-parsers.ts`). */
import { isCalendarDate, isInstant } from './iso-date'

/** Returns a value of the expected shape. Throws an error such as `dates[1].date: Invalid DateTime.` */
export type Parser<Value = unknown> = (value: unknown, path?: string) => Value

const expect =
  (isRight: (value: unknown) => boolean, reason: string): Parser =>
  (value, path) => {
    if (!isRight(value)) throw new Error(`${path || 'file'}: ${reason}`)
    return value
  }

const matches = (form: RegExp, reason: string): Parser =>
  expect((value) => typeof value === 'string' && form.test(value), reason)

const invalidDateTime = 'Invalid DateTime.'

export const calendarDate = expect(isCalendarDate, invalidDateTime)
export const instant = expect(isInstant, invalidDateTime)
export const string = expect((value) => typeof value === 'string', 'not a string')
export const shortText = matches(/^(?=.*\S).{1,280}$/su, 'not 1 to 280 characters of text')
export const httpsUrl = matches(/^https:\/\/[^\s/]/, 'not an https: address')
export const number = expect(Number.isFinite, 'not a number')

export const oneOf = (...options: string[]): Parser =>
  expect((value) => options.includes(value as string), 'not one of ' + options)

const list = expect(Array.isArray, 'not a list') as Parser<unknown[]>

export const array =
  (item: Parser): Parser =>
  (value, path) =>
    list(value, path).map((each, index) => item(each, `${path}[${index}]`))

const record = expect(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'not an object',
) as Parser<Record<string, unknown>>

/** Keeps unknown keys; drops and logs an invalid optional key. */
export const object =
  (required: Record<string, Parser>, optional: Record<string, Parser> = {}): Parser =>
  (value, path) => {
    const parsed = { ...record(value, path) }
    const parse = (key: string, parser: Parser) => {
      parsed[key] = parser(parsed[key], path ? `${path}.${key}` : key)
    }
    for (const key in required) parse(key, required[key]!)
    for (const key in optional) {
      try {
        if (key in parsed) parse(key, optional[key]!)
      } catch (error) {
        console.error(`ignored: ${(error as Error).message}`)
        delete parsed[key]
      }
    }
    return parsed
  }
