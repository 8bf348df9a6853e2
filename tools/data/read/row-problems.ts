/** Says in as few lines as possible what is wrong with the rows of a sheet: one mistake is often made in many rows. */
import { faultText, type Fault } from '../../faults/faults'

/** What to write in place of a table with another layout. */
export const oneTidePerRow =
  'write one tide per row: date, time, High or Low, metres; separate them with commas'

export interface RowProblem {
  /** File and row: `events.csv:14`. */
  where: string
  /** What is wrong and what to do about it. */
  problem: Fault | string
}

/** Returns one line per problem, or a single line if every row has the same one, as in a table with another layout. */
export function linesOf(problems: RowProblem[], rowCount: number, isTideTable: boolean): string[] {
  const [first] = problems
  // The kind of a problem is what precedes the value found, `invalid type`; no row has two of one kind.
  const kindOf = ({ problem }: RowProblem) => textOf(problem).split(/["(;]/)[0]
  const alike = problems.filter((each) => first && kindOf(each) === kindOf(first))
  if (!first || rowCount === 1 || alike.length < rowCount)
    return problems.map(({ where, problem }) => `${where}: ${textOf(problem)}`)
  const same = `the same in ${rowCount === 2 ? 'both' : `all ${rowCount}`} rows`
  const text = textOf(first.problem, true)
  const isLayout =
    isTideTable &&
    !/^(?:cells in the wrong columns|invalid (?:date|time|height|zone|unit|datum|type "\p{L}))/u.test(text)
  return isLayout
    ? [`${first.where}: ${text.split('; ')[0]} (${same}); ${oneTidePerRow}, and put "quotes" around 1,8`]
    : [`${first.where}: ${text} (${same})`]
}

function textOf(problem: Fault | string, isInAll = false): string {
  if (typeof problem === 'string') return problem
  const { hint, hintIfAll = hint } = problem
  return faultText({ ...problem, hint: isInAll ? hintIfAll : hint })
}
