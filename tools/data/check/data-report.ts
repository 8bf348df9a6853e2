/** Turns the findings in data files into the lines that `check-data` prints. */
import type { DatasetName } from '../../../src/schemas'
import { worstOf, type CommandResult, type ExitCode } from '../../command/run-tool'
import { counted } from '../../faults/describe-value'
import { groupsOf } from '../groups-of'
import type { Inspection } from './inspect-file'
import type { Finding } from './warnings'

/** What is in a file, or why there is none to check. */
export type Outcome = Inspection | { problem: string; exitCode: ExitCode }

/** The kind of error, and the verdict, if a valid file does not reach far enough ahead. */
export const endsTooSoonKind = 'ends too soon'

/** The maximum number of lines per file, including the verdict. */
const maximumLines = 20

/** Returns the lines that `check-data` prints, and its exit code. With `strict`, a warning is a failure. */
export const reportOn = (
  outcomes: [name: DatasetName, outcome: Outcome][],
  { strict = false } = {},
): CommandResult => {
  const lines = outcomes.flatMap(([name, outcome]) => {
    if (!('problem' in outcome)) return linesOf(`${name}.json`, outcome)
    const { problem } = outcome
    // A wrong address, or a host that is down, affects all files.
    const alike = outcomes.flatMap(([each, its]) => ('problem' in its && its.problem === problem ? each : []))
    return alike[0] === name ? `${alike.join('.json, ')}.json: ${problem}` : []
  })
  const exitCodes = outcomes.map(([, outcome]) => {
    if ('problem' in outcome) return outcome.exitCode
    return outcome.errors.length || (strict && outcome.warnings.length) ? 1 : 0
  })
  return { lines, exitCode: worstOf(exitCodes) }
}

/** Returns a line for each kind of finding; `start` is what they begin with: `tides.json: error`. */
export const linesByKind = (start: string, findings: Finding[]): string[] => {
  return groupsOf(findings, ({ kind }) => kind).map((group) => `${start}: ${describeGroup(group)}`)
}

function linesOf(file: string, { errors, warnings, note }: Inspection): string[] {
  const lines = [...linesByKind(`${file}: error`, errors), ...linesByKind(`${file}: warning`, warnings)]
  const noted = note === undefined ? '' : ` (${note})`
  const verdict = !errors.length ? 'good' : errors[0]?.kind === endsTooSoonKind ? endsTooSoonKind : 'invalid'
  const counts = [counted(errors.length, 'error'), counted(warnings.length, 'warning')].filter(
    (count) => !count.startsWith('0 '),
  )
  return [`${file}: ${[verdict, ...counts].join(', ')}${noted}`, ...shortened(file, lines)]
}

function shortened(file: string, lines: string[]): string[] {
  const most = maximumLines - 1
  if (lines.length <= most) return lines
  return [...lines.slice(0, most - 1), `${file}: ${lines.length - most + 1} more kinds of errors or warnings`]
}

/** Describes the first finding in full, then gives the number of findings and the paths of the next two. */
function describeGroup([first, ...others]: [Finding, ...Finding[]]): string {
  const paths = others.slice(0, 2).map(({ path }) => path)
  const count = others.length ? ` (${others.length + 1} in all; also ${paths.join(', ')})` : ''
  // A key of the file may contain line breaks.
  return (describe(first) + count).replace(/\p{Cc}+/gu, ' ')
}

function describe({ path, value, reason, hint }: Finding): string {
  const what = value === 'missing' ? 'missing' : `${reason.replace(/\.$/, '')} (${value})`
  return `${path ? `${path}: ` : ''}${what}; ${hint}`
}
