/** Puts what was found in the four files into words, for `npm run check-data`. */
import type { DatasetName } from '../../../src/schemas'
import type { Inspection } from './inspect-file'
import type { Finding } from './violations'

export type Outcome =
  // `endsTooSoon` says when a good file ends that was asked to last longer.
  (Inspection & { endsTooSoon?: string | undefined }) | { missing: true } | { unreadable: string }

export interface Report {
  lines: string[]
  /** 0: what is there is good; 1: there are errors, or data end too soon; 2: something, or everything, cannot be read. */
  exitCode: 0 | 1 | 2
}

const sentence = ({ path, value, reason, remedy }: Finding): string =>
  `${path || 'the file'} is ${value}: ${reason}; ${remedy}`

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

/** The warnings as sentences. Those that differ only in their indices, such as one for every hour, become one. */
const gathered = (warnings: Finding[]): string[] => {
  const groups = new Map<string, Finding[]>()
  for (const warning of warnings) {
    const key = JSON.stringify({ ...warning, path: warning.path.replace(/\d+/g, '') })
    const group = groups.get(key)
    if (group) group.push(warning)
    else groups.set(key, [warning])
  }
  return [...groups.values()].map(([first, ...others]) =>
    others.length ? `${sentence(first!)} (and ${others.length} more like it)` : sentence(first!),
  )
}

const linesOf = (file: string, outcome: Outcome): string[] => {
  if ('missing' in outcome) return [`${file}: not there`]
  if ('unreadable' in outcome) return [`${file}: cannot be read: ${outcome.unreadable}`]
  const { errors, warnings, endsTooSoon } = outcome
  const oddities = gathered(warnings)
  const verdict = errors.length ? `refused, ${counted(errors.length, 'error')}` : 'good'
  return [
    `${file}: ${verdict}${oddities.length ? `, ${counted(oddities.length, 'warning')}` : ''}`,
    ...(endsTooSoon ? [`${file}: ends too soon: ${endsTooSoon}`] : []),
    ...errors.map((error) => `${file}: error: ${sentence(error)}`),
    ...oddities.map((oddity) => `${file}: warning: ${oddity}`),
  ]
}

/** The lines that `npm run check-data` writes about the files, and its exit code. */
export const reportOn = (outcomes: [name: DatasetName, outcome: Outcome][]): Report => {
  const lines = outcomes.flatMap(([name, outcome]) => linesOf(`${name}.json`, outcome))
  const all = outcomes.map(([, outcome]) => outcome)
  if (all.some((outcome) => 'errors' in outcome && (outcome.errors.length || outcome.endsTooSoon))) {
    return { lines, exitCode: 1 }
  }
  if (all.every((outcome) => 'missing' in outcome)) {
    const names = outcomes.map(([name]) => `${name}.json`).join(', ')
    return { lines: [`None of ${names} is there`], exitCode: 2 }
  }
  return { lines, exitCode: all.some((outcome) => 'unreadable' in outcome) ? 2 : 0 }
}
