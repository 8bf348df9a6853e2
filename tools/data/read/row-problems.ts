/** Says in as few lines as possible what is wrong with the rows of a sheet: one mistake is often made in many rows. */
import type { Table } from './find-table'
import { joinAlike } from './source-errors'

export interface RowProblem {
  /** File and row: `events.csv:14`. */
  where: string
  row: number
  /** What is wrong and what to do about it. */
  text: string
  /** The same, if all rows have the problem. */
  textIfAll: string
}

/** Returns one line per problem; a single one if every row has the same, as in a table of another layout. */
export function linesOf(all: RowProblem[], table: Table, isTideTable: boolean): string[] {
  const problems = explainMonthFirst(all, table)
  const rowCount = table.rows.length
  // The kind of a problem is what precedes the value found: `invalid type`.
  const kindOf = ({ text }: RowProblem) => text.split(/["(;]/)[0]
  const first = problems[0]
  const alike = new Set(
    problems.filter((each) => first && kindOf(each) === kindOf(first)).map(({ where }) => where),
  )
  if (!first || rowCount < fewestAlike || alike.size < rowCount) return lineByLine(problems, isTideTable)
  const same = `the same in ${rowCount === 2 ? 'both' : `all ${rowCount}`} rows`
  const isLayout = isTideTable && !/^invalid (?:date|time|height|type "\p{L})/u.test(first.text)
  const hint =
    'write one tide per row: date, time, High or Low, metres; separate them with commas, and put "quotes" around 1,8'
  return isLayout
    ? [`${first.where}: ${first.text.split('; ')[0]} (${same}); ${hint}`]
    : [`${first.where}: ${first.textIfAll} (${same})`]
}

const fewestAlike = 2

/** In a tide table, which a machine has made, more rows than this with the same fault have one cause. */
const mostAlikeInTable = 3

function lineByLine(problems: RowProblem[], isTideTable: boolean): string[] {
  const lines = problems.map(({ where, row, text }) => ({
    line: `${where}: ${text}`,
    row: String(row),
    fault: text.replace(/"[^"]*"|\d+/g, ''),
  }))
  return joinAlike(lines, isTideTable ? mostAlikeInTable : Infinity)
}

export const monthFirstHint =
  "set the spreadsheet's locale to United Kingdom, or write dates such as 2026-08-22 or 22/08/2026"

/** A date that makes sense only with the month first. */
const monthFirst = /^(?:0?\d|1[0-2])\/(?:1[3-9]|2\d|3[01])\/\d{4}\b/

/** A date that makes sense only with the day first. */
const dayFirst = /^(?:1[3-9]|2\d|3[01])\/\d{1,2}\/\d{4}\b/

/** Explains dates with the month first in one line, unless others have the day first. */
function explainMonthFirst(problems: RowProblem[], { rows }: Table): RowProblem[] {
  if (rows.some(({ cells }) => cells.some((cell) => dayFirst.test(cell)))) return problems
  const found = problems.map(monthFirstDatesIn)
  const dates = found.flat()
  const others = dates.length > 1 ? `; ${dates.length} dates` : ''
  const text = `date with the month first ("${dates[0]}"${others}); ${monthFirstHint}`
  const first = found.findIndex((each) => each.length)
  return problems.flatMap((problem, index) =>
    index === first ? { ...problem, text, textIfAll: text } : found[index]?.length ? [] : problem,
  )
}

/** Returns the dates that a problem quotes if all of them have the month first. */
function monthFirstDatesIn({ text }: RowProblem): string[] {
  const quoted = /^invalid [^;]*/.exec(text)?.[0].match(/"[^"]*"/g) ?? []
  const dates = quoted.map((each) => each.slice(1, -1))
  return dates.every((each) => monthFirst.test(each)) ? dates : []
}
