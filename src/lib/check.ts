/** The parts that compiled checks are made of; `build/page/compile-checks.ts` puts them together. */
import { isCalendarDate, isInstant } from './iso-date'

/** Says what is wrong with a value, beginning with its place (`dates[1].date`); undefined when nothing is. */
export type Check = (value: unknown, place?: string) => string | undefined

const expect =
  (isRight: (value: unknown) => boolean, reason: string): Check =>
  (value, place) =>
    isRight(value) ? undefined : `${place || 'file'}: ${reason}`

const invalidDateTime = 'Invalid DateTime.'

export const calendarDate = expect(isCalendarDate, invalidDateTime)
export const instant = expect(isInstant, invalidDateTime)
export const string = expect((value) => typeof value === 'string', 'not a string')
export const number = expect(Number.isFinite, 'not a number')

/** One of the given strings. */
export const oneOf = (...options: string[]): Check =>
  expect((value) => options.includes(value as string), 'not one of ' + options)

/** The first complaint about a list's items. */
export const array =
  (item: Check): Check =>
  (value, place) => {
    if (!Array.isArray(value)) return `${place || 'file'}: not a list`
    for (const [index, each] of value.entries()) {
      const problem = item(each, `${place}[${index}]`)
      if (problem) return problem
    }
    return undefined
  }

/** The first complaint about an object's keys; keys that `shape` does not name are accepted. */
export const object =
  (shape: Record<string, Check>): Check =>
  (value, place) => {
    if (typeof value !== 'object' || !value || Array.isArray(value))
      return `${place || 'file'}: not an object`
    for (const key in shape) {
      const problem = shape[key]!((value as Record<string, unknown>)[key], place ? `${place}.${key}` : key)
      if (problem) return problem
    }
    return undefined
  }
