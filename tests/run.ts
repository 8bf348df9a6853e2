/**
 * `npm test`: checks types, lint and format, runs the unit and end-to-end tests, and checks the size of the page.
 * `npm test -- tides map`: runs only the test files with `tides` or `map` in their path.
 * `npm test -- unit tides`: the same, but only in one folder: `unit`, `e2e` or `engines`.
 * `FUZZ_FILES=COUNT` sets how many files each fuzz test tries.
 */
import { spawnSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { runCommand } from '../tools/command/run-tool'
import { getFirefox } from './engines/firefox'
import { missingWebKit } from './engines/webkit'
import { bundleTests, cacheFolder } from './runner/bundle'
import { runFiles, type Counts } from './runner/run-files'
import { runVisits } from './runner/run-visits'
import { findSources, kinds, type Kind } from './runner/sources'
import { ensureBrowser } from './support/ensure-browser'
import './support/without-github'

const results: Counts[] = []
const total = (key: keyof Counts) => results.reduce((sum, counts) => sum + counts[key], 0)

const parts = [
  { name: 'types, linter and format (npm run check)', run: () => runScript('check') },
  { name: 'unit tests (npm test -- unit)', run: () => runTests(['unit'], []) },
  { name: 'end-to-end tests (npm test -- e2e)', run: () => runTests(['e2e'], []) },
  { name: 'page size (npm run size)', run: () => runScript('size') },
]

await runCommand(async () => {
  const filters = process.argv.slice(2)
  const kind = kinds.find((each) => each === filters[0])
  const isGood = filters.length
    ? await runTests(kind ? [kind] : kinds, filters.slice(kind ? 1 : 0))
    : await runEverything()
  const skipped = total('skipped')
  console.log(`${total('passed')} passed, ${total('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`)
  if (!isGood) process.exitCode = 1
})

/** Runs the parts in order, up to the first that fails. */
async function runEverything(): Promise<boolean> {
  for (const [index, { name, run }] of parts.entries()) {
    if (await run()) continue
    console.log(`\nfailed: ${name}`)
    for (const part of parts.slice(index + 1)) console.log(`skipped: ${part.name}`)
    return false
  }
  return true
}

/** Runs a script from package.json; returns whether it succeeds. */
function runScript(name: string): boolean {
  return spawnSync(`npm run ${name}`, { shell: true, stdio: 'inherit' }).status === 0
}

/** Runs the test files of the chosen kinds whose paths match the filters; returns whether all pass. */
async function runTests(chosenKinds: readonly Kind[], filters: string[]): Promise<boolean> {
  const { unit, e2e, engines } = await findSources(chosenKinds, filters)
  if (e2e.length) await ensureBrowser()
  try {
    results.push(...(await runFiles(await bundleTests(unit))))
    results.push(...(await runVisits(e2e)))
    results.push(...(await runFiles(await bundleTests(withEngine(engines)))))
  } finally {
    await rm(cacheFolder, { recursive: true, force: true })
  }
  return total('failed') === 0
}

/** Returns the files whose engine is installed. Throws without Firefox. Without WebKit, prints how to install it. */
function withEngine(sources: string[]): string[] {
  return sources.filter((source) => {
    if (source.includes('firefox')) return Boolean(getFirefox())
    const missing = missingWebKit()
    if (missing) console.log(missing)
    return !missing
  })
}
