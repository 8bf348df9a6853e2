/**
 * Runs the test files that `run-files.ts` sends, one after the other. Counts tests itself, because uvu exits with 0 if
 * a hook throws.
 */
import { setImmediate } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { isolate } from './isolate'
import { resultMark, type Counts, type Order } from './protocol'

type SuiteRun = () => Promise<[errors: string | true, passed: number, skipped: number, total: number]>

/** uvu's interface for runners, and the suites that `tests/test.ts` collects. */
const shared = globalThis as {
  UVU_DEFER?: boolean
  UVU_QUEUE?: SuiteRun[][]
  testSuites?: { run(): void }[]
}

process.on('message', async (order: Order) => {
  // The channel must not keep the process alive: a test whose promise never settles then ends it instead of hanging.
  process.channel?.unref()
  const counts = await runFile(order)
  process.channel?.ref()
  process.stdout.write(`\n${resultMark}${JSON.stringify(counts)}\n`)
})

// The runner has disconnected: exit when idle, or after two seconds.
process.on('disconnect', () => setTimeout(() => process.exit(), 2000).unref())

async function runFile({ file, isIsolated, zone }: Order): Promise<Counts> {
  const restore = isIsolated ? isolate(zone) : () => {}
  const counts: Counts = { passed: 0, failed: 0 }
  const runs: SuiteRun[] = []
  shared.UVU_DEFER = true
  shared.UVU_QUEUE = [runs]
  try {
    // One URL per time zone, because modules are cached by URL.
    await import(`${pathToFileURL(file).href}?${zone ?? ''}`)
    for (const suite of shared.testSuites ?? []) suite.run()
    for (const run of runs) {
      const [errors, passed, , total] = await run()
      counts.passed += passed
      // If a hook throws, uvu ends the suite early and reports no error.
      counts.failed += total - passed
      if (errors !== true) console.log(errors)
      else if (passed < total) console.log('a hook failed, so not all tests ran')
    }
  } catch (error) {
    console.log(error)
    counts.failed++
  }
  // React's pending work, which may take several turns, must not run in the next file's page.
  for (let turn = 0; turn < 10; turn++) await setImmediate()
  restore()
  if (!counts.passed && !counts.failed) {
    console.log('the file has no tests')
    counts.failed++
  }
  if (process.exitCode) counts.failed++
  process.exitCode = 0
  return counts
}
