/** The building blocks of the compiled checks (`tools/page/compile-checks.ts`). */
import { isCalendarDate, isInstant } from './iso-date'

/** Returns what is wrong with a value, after its path (`dates[1].date`); undefined if it is valid. */
export type Check = (value: unknown, path?: string) => string | undefined

const expect =
  (isRight: (value: unknown) => boolean, reason: string): Check =>
  (value, path) =>
    isRight(value) ? undefined : `${path || 'file'}: ${reason}`

const matches = (form: RegExp, reason: string): Check =>
  expect((value) => typeof value === 'string' && form.test(value), reason)

const invalidDateTime = 'Invalid DateTime.'

export const calendarDate = expect(isCalendarDate, invalidDateTime)
export const instant = expect(isInstant, invalidDateTime)
export const string = expect((value) => typeof value === 'string', 'not a string')
export const shortText = matches(/^(?=.*\S).{1,280}$/su, 'not a text of 1 to 280 characters')
export const httpsUrl = matches(/^https:\/\/[^\s/]/, 'not an https: address')
export const number = expect(Number.isFinite, 'not a number')

export const oneOf = (...options: string[]): Check =>
  expect((value) => options.includes(value as string), 'not one of ' + options)

export const array =
  (item: Check): Check =>
  (value, path) => {
    if (!Array.isArray(value)) return `${path || 'file'}: not a list`
    for (const [index, each] of value.entries()) {
      const problem = item(each, `${path}[${index}]`)
      if (problem) return problem
    }
    return undefined
  }

/** Unknown keys are accepted; an invalid optional key is removed from the object and logged. */
export const object =
  (required: Record<string, Check>, optional: Record<string, Check> = {}): Check =>
  (value, path) => {
    if (typeof value !== 'object' || !value || Array.isArray(value)) return `${path || 'file'}: not an object`
    const record = value as Record<string, unknown>
    const problemOf = (key: string, check: Check) => check(record[key], path ? `${path}.${key}` : key)
    for (const key in required) {
      const problem = problemOf(key, required[key]!)
      if (problem) return problem
    }
    for (const key in optional) {
      const problem = key in record && problemOf(key, optional[key]!)
      if (problem) {
        console.error(`Left out: ${problem}`)
        delete record[key]
      }
    }
    return undefined
  }
