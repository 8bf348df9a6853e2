/**
 * Runs the test files that `run-files.ts` sends. Counts tests itself, because uvu exits with 0 if a file has no tests or
 * if a hook throws.
 */
import { setImmediate } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { Run } from './bundle'
import { isolate } from './isolate'
import type { Counts } from './run-files'

type SuiteRun = () => Promise<[errors: string | true, passed: number, skipped: number, total: number]>

/** uvu's interface for runners, and the suites that `tests/test.ts` collects. */
const shared = globalThis as {
  UVU_DEFER?: boolean
  UVU_QUEUE?: SuiteRun[][]
  testSuites?: { run(): void }[]
}

process.once('message', async (runs: Run[]) => {
  // Without a listener, the channel does not keep the process alive: a test whose promise never settles ends it.
  for (const run of runs) process.send?.(await runFile(run))
  // Timers of the last file may be pending.
  process.disconnect()
  process.exit()
})

async function runFile({ source, title, file, zone }: Run): Promise<Counts> {
  const started = performance.now()
  const print = holdOutput()
  const restore = isolate(zone)
  const counts: Counts = { passed: 0, failed: 0, skipped: 0 }
  const runs: SuiteRun[] = []
  shared.UVU_DEFER = true
  shared.UVU_QUEUE = [runs]
  try {
    // One URL per time zone, because modules are cached by URL.
    await import(`${pathToFileURL(file).href}?${zone ?? ''}`)
    for (const suite of shared.testSuites ?? []) suite.run()
    for (const run of runs) {
      const [errors, passed, skipped, total] = await run()
      counts.passed += passed
      counts.skipped += skipped
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
  if (!counts.passed && !counts.failed && !counts.skipped) {
    console.log('the file has no tests')
    counts.failed++
  }
  if (process.exitCode) counts.failed++
  process.exitCode = 0
  const { passed, failed } = counts
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const line = `${failed ? 'FAILED' : 'passed'} ${String(passed).padStart(4)}  ${title}  ${seconds} s\n`
  print((output) =>
    failed
      ? `${line}${output}\nTo run this file alone: npm test -- ${source}\n`
      : // Notes of passing tests, such as the number of inputs.
        [line, ...(output.match(/note: .*\n/g) ?? [])].join(''),
  )
  return counts
}

/** Keeps what the process writes; the returned function writes it in another form, and lets later output through. */
function holdOutput(): (format: (output: string) => string) => void {
  const held: string[] = []
  const streams = [process.stdout, process.stderr]
  const originals = streams.map((stream) => stream.write)
  for (const stream of streams) {
    stream.write = (text: string | Uint8Array) => {
      held.push(String(text))
      return true
    }
  }
  // If the file ends the process, its output may say why.
  const giveUp = () => print((output) => output)
  process.once('exit', giveUp)
  const print = (format: (output: string) => string) => {
    process.off('exit', giveUp)
    for (const [index, stream] of streams.entries()) stream.write = originals[index]!
    process.stdout.write(format(held.join('')))
  }
  return print
}
