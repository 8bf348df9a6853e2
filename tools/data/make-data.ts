/** `npm run make-data -- FOLDER`: generates the data files that have a source in `src/camp.ts`. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { camp, sources } from '../../src/camp'
import { checkSources } from '../camp/check-camp'
import { runTool, worstOf } from '../command/run-tool'
import { expectFolder } from '../file-problem'
import { makeFiles } from './make/run-makers'
import { readOptions, usage } from './make/make-arguments'
import { writeReport } from './make/report'
import { inFolder } from './make/write-data-file'
import { readInput } from './read/read-input'
import { downloadBytes, type Download, type SourceRequest } from './read/download'
import { failureOf } from './read/source-errors'

await runTool(usage, readOptions, async ({ names, answers, now, folder, reportFolder, allowEmpty }) => {
  checkSources(camp, sources)
  if (answers !== undefined) await expectFolder(answers, 'give a folder with recorded responses')
  if (existsSync(folder)) await expectFolder(folder, 'give another folder')
  const options = {
    folder,
    now,
    camp,
    sources,
    download: answers === undefined ? downloadNow : readRecorded(answers),
    allowEmpty,
    admiraltyKey: process.env['ADMIRALTY_KEY'],
    knownTides: process.env['KNOWN_TIDES']?.trim(),
  }
  const outcomes = await makeFiles(names, options)
  const lines = outcomes.flatMap(({ lines }) => lines)
  const exitCode = worstOf(outcomes.map((outcome) => outcome.exitCode))
  if (reportFolder === undefined) return { lines, exitCode }
  try {
    await inFolder(reportFolder, () => writeReport(reportFolder, outcomes, options))
    return { lines, exitCode }
  } catch (error) {
    return { lines: [...lines, ...failureOf('report', error).lines], exitCode: 2 }
  }
})

async function downloadNow(_fileName: string, request: () => SourceRequest): Promise<Uint8Array> {
  const { host } = new URL(request().url)
  console.error(`requesting ${host}`)
  return downloadBytes(request())
}

function readRecorded(folder: string): Download {
  return (fileName) => readInput(path.join(folder, fileName), 'record a response in this file')
}
