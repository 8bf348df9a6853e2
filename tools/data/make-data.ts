/**
 * `npm run make-data -- FOLDER`: makes weather.json and tides.json from the sources that `src/camp.ts` names, and writes
 * them when they are good.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { camp, sources } from '../../src/camp'
import { isInstant } from '../../src/lib/iso-date'
import { sourceProblems } from '../check-camp'
import { readArguments, UsageError } from '../fail'
import { madeNames, makeFiles, type Ask, type MadeName } from './make/make-files'
import { BadAnswer, NoAnswer } from './make/sources/source-errors'

const usage = `usage: npm run make-data -- FOLDER [--only ${madeNames.join('|')}] [--answers ANSWERS --now INSTANT]
FOLDER is where the files are written. ANSWERS is a folder of recorded answers, such as open-meteo.json, that stand for
the network, and INSTANT (2026-08-22T18:00:00Z) stands for the clock; the one needs the other.
Ends with 0 when all is written or unchanged, with 1 when a source gave what cannot be used, with 2 when one could not
be had. Whatever is not written stays as it was.`

const isName = (name: string): name is MadeName => (madeNames as string[]).includes(name)

/** What the command's arguments ask for. Throws an error that says which of them is wrong. */
const readOptions = () => {
  const { values, positionals } = parseArgs({
    options: { only: { type: 'string' }, answers: { type: 'string' }, now: { type: 'string' } },
    allowPositionals: true,
  })
  const { only, answers, now } = values
  const [folder, ...others] = positionals
  const refuse = (problem: string): never => {
    throw new UsageError(problem)
  }
  if (!folder) return refuse('FOLDER is missing')
  if (others.length) return refuse(`"${others[0]}" is one too many: give one FOLDER`)
  if (only !== undefined && !isName(only)) {
    return refuse(`--only is "${only}": give one of ${madeNames.join(', ')}`)
  }
  if ((answers === undefined) !== (now === undefined)) return refuse('Give --answers and --now together')
  if (now !== undefined && !isInstant(now)) {
    return refuse(`--now is "${now}": give an instant such as 2026-08-22T18:00:00Z`)
  }
  return {
    folder,
    names: only === undefined ? madeNames : [only],
    answers,
    now: now === undefined ? Date.now() : Date.parse(now),
  }
}

/** Answers as they were recorded. */
const readRecorded =
  (folder: string): Ask =>
  async (name) => {
    const file = path.join(folder, `${name}.json`)
    const text = await readFile(file, 'utf8').catch((error: Error) => {
      throw new NoAnswer(`its recorded answer cannot be read: ${error.message}`)
    })
    try {
      return JSON.parse(text)
    } catch {
      throw new BadAnswer(`its recorded answer, ${file}, is no JSON`)
    }
  }

try {
  const { folder, names, answers, now } = readArguments(usage, readOptions)
  const problems = sourceProblems(camp, sources)
  if (problems.length) throw new UsageError(problems.join('\n'))
  const { lines, exitCode } = await makeFiles({
    folder,
    names,
    now,
    camp,
    sources,
    ...(answers !== undefined && { ask: readRecorded(answers) }),
    admiraltyKey: process.env['ADMIRALTY_KEY']?.trim(),
  })
  console.log(lines.join('\n'))
  process.exitCode = exitCode
} catch (error) {
  console.error(error instanceof UsageError ? error.message : error)
  process.exitCode = 2
}
