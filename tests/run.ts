/**
 * `npm test`: types, linter and format, the unit tests, the end-to-end tests, and the size of the page.
 * `npm test -- tides map`: the tests of the files with `tides` or `map` in their path, and nothing else.
 * `npm test -- unit tides`: only those of one folder: `unit`, `e2e` or `engines`.
 * `--files COUNT` is how many files of data the fuzzing tries, in place of a few thousand.
 */
import { spawnSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { runCommand } from '../tools/fail'
import { getFirefox } from './engines/firefox'
import { missingWebKit } from './engines/webkit'
import { bundleUnitTests, bundleVisits, cacheFolder } from './runner/bundle'
import { commandFor, runFiles } from './runner/run-files'
import { findSources, kinds, type Kind } from './runner/sources'
import { ensureBrowser } from './support/ensure-browser'

/** Runs one of the commands of package.json; false when it fails. */
const runScript = (name: string): boolean =>
  spawnSync(`npm run ${name}`, { shell: true, stdio: 'inherit' }).status === 0

/** The files whose engine is on this machine. Firefox has to be; says how to get a WebKit that is not there. */
const withEngine = (sources: string[]): string[] =>
  sources.filter((source) => {
    if (source.includes('firefox')) return Boolean(getFirefox())
    const missing = missingWebKit()
    if (missing) console.log(missing)
    return !missing
  })

/** Runs the test files of some kinds that fit the filters; false when a test fails. */
const runTests = async (chosenKinds: readonly Kind[], filters: string[]): Promise<boolean> => {
  const { unit, e2e, engines } = await findSources(chosenKinds, filters)
  // Before there is more than one process that could want to install one.
  if (e2e.length) await ensureBrowser()
  const units = await runFiles(await bundleUnitTests(unit), true)
  const visits = await runFiles(await bundleVisits([...e2e, ...withEngine(engines)]), false)
  await rm(cacheFolder, { recursive: true, force: true })
  const failedSources = [...units.failedSources, ...visits.failedSources]
  console.log(`${units.passed + visits.passed} passed, ${units.failed + visits.failed} failed`)
  if (failedSources.length)
    console.log(
      ['Failed, each with the command that runs it alone:', ...failedSources.map(commandFor)].join('\n  '),
    )
  return !failedSources.length
}

/** What `npm test` is made of, in order. */
const parts: [what: string, run: () => boolean | Promise<boolean>][] = [
  ['types, linter and format (npm run check)', () => runScript('check')],
  ['unit tests (npm test -- unit)', () => runTests(['unit'], [])],
  ['end-to-end tests (npm test -- e2e)', () => runTests(['e2e'], [])],
  ['the size of the page (npm run size)', () => runScript('size')],
]

/** Runs part after part; the first that fails ends it. */
const runEverything = async (): Promise<boolean> => {
  for (const [index, [what, run]] of parts.entries()) {
    if (await run()) continue
    console.log(`\nFailed: ${what}`)
    for (const [other] of parts.slice(index + 1)) console.log(`Not run: ${other}`)
    return false
  }
  return true
}

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { files: { type: 'string' } },
    allowPositionals: true,
  })
  // The files of tests are processes of their own.
  if (values.files) process.env['FUZZ_FILES'] = values.files
  const kind = kinds.find((each) => each === positionals[0])
  const filters = positionals.slice(kind ? 1 : 0)
  if (!positionals.length) {
    if (!(await runEverything())) process.exitCode = 1
    return
  }
  const isGood = await runTests(kind ? [kind] : kinds, filters)
  if (!kind) console.log(`Not run: ${parts[0]![0]}, ${parts.at(-1)![0]}`)
  if (!isGood) process.exitCode = 1
})
