/**
 * Reports what needs attention in scheduled data: a source that keeps failing, or a tide table that is about to end.
 * `npm run make-data -- FOLDER --report FOLDER` writes two files, which the workflow that publishes the data uses.
 */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { msPerHour } from '../../../src/lib/durations'
import { isInstant, isoInstant } from '../../../src/lib/iso-date'
import { isRecord } from '../../is-record'
import { endsTooSoon } from '../check/ends-too-soon'
import type { MakeResult } from './run-makers'
import type { MakeOptions } from './maker-types'
import { shownTime } from '../../faults/shown-time'
import { makeFolder, readOldFile } from './write-data-file'

/** Failures that have lasted less than this are not reported, because the next runs may succeed. */
const patienceMs = 12 * msPerHour

/** A tide table that ends sooner is reported. */
const tidesReachDays = 3

type ReportOptions = Pick<MakeOptions, 'folder' | 'now' | 'sources'>

/** When each file began to fail (`2026-08-22T03:23:00Z`), by name. */
type FailingSince = Partial<Record<string, string>>

/** Updates `failing.json` in a folder and writes `report.md`, which is empty if nothing needs attention. */
export async function writeReport(
  reportFolder: string,
  outcomes: MakeResult[],
  options: ReportOptions,
): Promise<void> {
  const failingFile = path.join(reportFolder, 'failing.json')
  const failing = updateFailing(await readFailing(failingFile), outcomes, options.now)
  const problems = [...longFailures(failing, outcomes, options.now), ...(await tidesEnd(outcomes, options))]
  await makeFolder(reportFolder)
  await writeFile(failingFile, `${JSON.stringify(failing)}\n`)
  await writeFile(path.join(reportFolder, 'report.md'), problems.join('\n'))
}

/** Updates the failures with a run's outcomes. Files that were not part of the run keep their entries. */
function updateFailing(before: FailingSince, outcomes: MakeResult[], now: number): FailingSince {
  const failing = { ...before }
  for (const { name, exitCode } of outcomes) {
    if (exitCode === 0) delete failing[name]
    else failing[name] ??= isoInstant(now)
  }
  return failing
}

function longFailures(failing: FailingSince, outcomes: MakeResult[], now: number): string[] {
  return outcomes.flatMap(({ name, lines }) => {
    const since = failing[name]
    if (since === undefined || now - Date.parse(since) < patienceMs) return []
    const when = shownTime(since)
    return [`${name}.json has been failing since ${when}. The last run said:\n\n${asCode(lines)}${advice}`]
  })
}

const advice =
  '\nIf these lines name a mistake, correct it. If they say that a source is unavailable, wait for the next run.\n'

async function tidesEnd(outcomes: MakeResult[], options: ReportOptions): Promise<string[]> {
  const made = outcomes.find(({ name }) => name === 'tides')
  const { tides } = options.sources
  if (!made || !tides || tides.from === 'none') return []
  const file = await readOldFile('tides', options.folder)
  if (file === undefined)
    return [`There is no valid tides.json. The last run said:\n\n${asCode(made.lines)}${advice}`]
  const end = endsTooSoon('tides', file, options.now, `${tidesReachDays}d`)
  if (end === undefined) return []
  const next = tides.from === 'table' ? '\nAdd the next tides to the table.\n' : ''
  return [`The tide table ends within ${tidesReachDays} days:\n\n${asCode([end])}${next}`]
}

async function readFailing(file: string): Promise<FailingSince> {
  const read = readFile(file, 'utf8').then((text): unknown => JSON.parse(text))
  // If the file is missing or not JSON, all failures are taken to begin now.
  const failing = await read.catch(() => ({}))
  const entries = Object.entries(isRecord(failing) ? failing : {})
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => isInstant(entry[1])))
}

/** Returns the last lines as a Markdown code block, so that a source's text is not rendered as Markdown. */
function asCode(lines: string[]): string {
  const shown = lines.flatMap((line) => line.split('\n')).slice(-20)
  return `${shown.map((line) => `    ${line}`).join('\n')}\n`
}
