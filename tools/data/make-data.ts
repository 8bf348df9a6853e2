/** `npm run make-data -- FOLDER`: makes weather.json and tides.json from the sources that `src/camp.ts` names. */
import { camp, sources } from '../../src/camp'
import { sourceProblems } from '../check-camp'
import { runTool } from '../command'
import { readArguments, UsageError } from '../fail'
import { exitCodeOf, makeFiles } from './make/make-files'
import { readOptions, usage } from './make/make-options'
import type { Ask } from './make/maker'
import { writeReport } from './make/report'
import { readRecorded } from './make/sources/read-recorded'
import { requestJson } from './make/sources/request-json'

const askSource: Ask = async (_name, request) => requestJson(request())

await runTool(usage, async (commandArguments) => {
  const { names, answers, now, folder, reportFolder } = readArguments(usage, () =>
    readOptions(commandArguments),
  )
  const problems = sourceProblems(camp, sources)
  if (problems.length) throw new UsageError(problems.join('\n'))
  const options = {
    folder,
    now: now ?? Date.now(),
    camp,
    sources,
    ask: answers === undefined ? askSource : readRecorded(answers),
    admiraltyKey: process.env['ADMIRALTY_KEY']?.trim(),
  }
  const outcomes = await makeFiles(names, options)
  if (reportFolder !== undefined) await writeReport(reportFolder, outcomes, options)
  return { lines: outcomes.flatMap(({ lines }) => lines), exitCode: exitCodeOf(outcomes) }
})
