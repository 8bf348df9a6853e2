/** `npm run make-data -- FOLDER`: makes the data files that `src/camp.ts` names sources for. */
import { camp, sources } from '../../src/camp'
import { sourceProblems } from '../check-camp'
import { runTool } from '../command'
import { readArguments, UsageError } from '../fail'
import { exitCodeOf, makeFiles } from './make/make-files'
import { readOptions, usage } from './make/make-options'
import type { Ask, Download } from './make/maker'
import { writeReport } from './make/report'
import { readRecorded, readRecordedSheet } from './make/sources/read-recorded'
import { requestBytes } from './make/sources/request-bytes'
import { requestJson } from './make/sources/request-json'

const askSource: Ask = async (_name, request) => requestJson(request())

const downloadSheet: Download = (_fileName, url) =>
  requestBytes({ url, headers: { accept: 'text/csv' }, followsRedirects: true })

await runTool(usage, async (commandArguments) => {
  const { names, answers, now, folder, reportFolder, allowEmpty } = readArguments(usage, () =>
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
    download: answers === undefined ? downloadSheet : readRecordedSheet(answers),
    allowEmpty,
    admiraltyKey: process.env['ADMIRALTY_KEY']?.trim(),
  }
  const outcomes = await makeFiles(names, options)
  if (reportFolder !== undefined) await writeReport(reportFolder, outcomes, options)
  return { lines: outcomes.flatMap(({ lines }) => lines), exitCode: exitCodeOf(outcomes) }
})
