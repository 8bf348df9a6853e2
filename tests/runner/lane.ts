/**
 * Runs test files one after the other in this process, as `run-files.ts` sends them. uvu alone ends with 0 when a hook
 * throws or a file forgets to run its tests, so this counts.
 */
import { setImmediate } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { isolate } from './isolate'
import { resultMark, type Counts, type Order } from './protocol'

type SuiteRun = () => Promise<[errors: string | true, passed: number, skipped: number, total: number]>

/** uvu's own interface to whoever runs its suites. */
const uvu = globalThis as { UVU_DEFER?: boolean; UVU_QUEUE?: SuiteRun[][] }

process.on('message', async (order: Order) => {
  // While a file runs, nothing but the file keeps the process alive: one that waits for what never comes ends it.
  process.channel?.unref()
  const counts = await runFile(order)
  process.channel?.ref()
  process.stdout.write(`\n${resultMark}${JSON.stringify(counts)}\n`)
})

// The runner needs this process no more: it ends with what is left to do, at the latest after two seconds.
process.on('disconnect', () => setTimeout(() => process.exit(), 2000).unref())

async function runFile({ file, isIsolated, zone }: Order): Promise<Counts> {
  const restore = isIsolated ? isolate(zone) : () => {}
  const counts: Counts = { passed: 0, failed: 0 }
  const suites: SuiteRun[] = []
  uvu.UVU_DEFER = true
  uvu.UVU_QUEUE = [suites]
  try {
    // A new address for each zone, because a module runs once.
    await import(`${pathToFileURL(file).href}?${zone ?? ''}`)
    for (const run of suites) {
      const [errors, passed, , total] = await run()
      counts.passed += passed
      // A hook that throws ends its suite early, and leaves no error.
      counts.failed += total - passed
      if (errors !== true) console.log(errors)
      else if (passed < total) console.log('a hook failed, so that not all tests ran')
    }
  } catch (error) {
    console.log(error)
    counts.failed++
  }
  // React's work that is due would otherwise meet the next file's page.
  await setImmediate()
  restore()
  if (!counts.passed && !counts.failed) {
    console.log('the file has no tests, or does not run them')
    counts.failed++
  }
  if (process.exitCode) counts.failed++
  process.exitCode = 0
  return counts
}
