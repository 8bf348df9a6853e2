/** Says in as few lines as possible what is wrong with the rows of a sheet: one mistake is often made in many rows. */
export interface RowProblem {
  /** File and row: `events.csv:14`. */
  where: string
  /** What is wrong and what to do about it. */
  text: string
  /** The text to use if all rows have the problem. */
  textIfAll: string
}

/** Returns one line per problem, or a single line if every row has the same one, as in a table with another layout. */
export function linesOf(problems: RowProblem[], rowCount: number, isTideTable: boolean): string[] {
  // The kind of a problem is what precedes the value found: `invalid type`.
  const kindOf = ({ text }: RowProblem) => text.split(/["(;]/)[0]
  const first = problems[0]
  const alike = new Set(
    problems.filter((each) => first && kindOf(each) === kindOf(first)).map(({ where }) => where),
  )
  if (!first || rowCount < fewestAlike || alike.size < rowCount)
    return problems.map(({ where, text }) => `${where}: ${text}`)
  const same = `the same in ${rowCount === 2 ? 'both' : `all ${rowCount}`} rows`
  const isLayout = isTideTable && !/^invalid (?:date|time|height|type "\p{L})/u.test(first.text)
  const hint =
    'write one tide per row: date, time, High or Low, metres; separate them with commas, and put "quotes" around 1,8'
  return isLayout
    ? [`${first.where}: ${first.text.split('; ')[0]} (${same}); ${hint}`]
    : [`${first.where}: ${first.textIfAll} (${same})`]
}

const fewestAlike = 2
