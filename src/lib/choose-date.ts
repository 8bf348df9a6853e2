import { datePart } from './iso-date'

/** The days' dates (`YYYY-MM-DD`), each once, in order. */
export const datesOf = (days: { date: string }[]): string[] =>
  [...new Set(days.map(({ date }) => datePart(date)))].sort()

/** The date to show: the chosen one while the data has it, else today, else the last; undefined without dates. */
export const chooseDate = (dates: string[], chosen: string, today: string): string | undefined =>
  [chosen, today].find((date) => dates.includes(date)) ?? dates.at(-1)
