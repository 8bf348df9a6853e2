/** Runs test files in several processes, one file after the other in each. */
import { fork, type ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { projectFolder } from '../../tools/files'
import { cacheFolder, laneFile, type Run } from './bundle'
import { resultMark, type Counts, type Order } from './protocol'

/** One more than the number of cores, because test files often wait for the browser or a command. */
const laneCount = availableParallelism() + 1

/** Returns the time limit for a test file; fuzzing with `FUZZ_FILES` may take an hour. */
const timeLimitMs = () => (process.env['FUZZ_FILES'] ? 3_600_000 : 600_000)

export interface Results extends Counts {
  /** The paths of the files that failed, without duplicates. */
  failedSources: string[]
}

export async function runFiles(runs: Run[], isIsolated: boolean): Promise<Results> {
  const sum: Counts = { passed: 0, failed: 0 }
  const failedSources = new Set<string>()
  const waiting = [...runs]
  const work = async (dataHostPort: number) => {
    const lane = createLane(dataHostPort)
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const started = performance.now()
      const { counts, output } = await lane.run({ file: next.file, isIsolated, zone: next.zone })
      sum.passed += counts.passed
      sum.failed += counts.failed
      if (counts.failed) failedSources.add(next.source)
      printResult(next, counts, output, performance.now() - started)
    }
    lane.end()
  }
  await Promise.all((await freePorts(Math.min(laneCount, runs.length))).map(work))
  return { ...sum, failedSources: [...failedSources] }
}

export const commandFor = (source: string): string => `npm test -- ${source}`

function printResult({ source, title }: Run, { passed, failed }: Counts, output: string, ms: number): void {
  console.log(
    `${failed ? 'FAILED' : 'passed'} ${String(passed).padStart(4)}  ${title}  ${(ms / 1000).toFixed(1)} s`,
  )
  if (failed) console.log(`${output}\nTo run this file alone: ${commandFor(source)}\n`)
  // Notes printed by passing tests, such as the number of inputs.
  else for (const note of output.match(/note: .*/g) ?? []) console.log(note)
}

/** Creates a lane, which runs test files in one process. If a file ends the process, the next file gets a new one. */
function createLane(dataHostPort: number) {
  let child: ChildProcess | undefined
  const startProcess = () =>
    fork(laneFile, {
      cwd: projectFolder,
      execArgv: ['--enable-source-maps'],
      // Files in the same lane use the same data host, so that they can share builds of the app.
      env: {
        ...process.env,
        FORCE_COLOR: '0',
        DATA_HOST_PORT: String(dataHostPort),
        BUILDS_FOLDER: path.join(cacheFolder, `builds-${dataHostPort}`),
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
  return {
    run: (order: Order): Promise<{ counts: Counts; output: string }> =>
      new Promise((resolve) => {
        const process = (child ??= startProcess())
        let output = ''
        const timer = setTimeout(() => {
          output += `\nstopped after ${timeLimitMs() / 1000} s`
          process.kill('SIGKILL')
        }, timeLimitMs())
        const finish = (counts: Counts) => {
          clearTimeout(timer)
          for (const stream of [process.stdout, process.stderr]) stream?.removeAllListeners('data')
          process.removeAllListeners('close')
          resolve({ counts, output })
        }
        const read = (text: Buffer) => {
          output += text
          const [before = '', result] = output.split(resultMark)
          if (!result?.endsWith('\n')) return
          output = before
          finish(JSON.parse(result) as Counts)
        }
        process.stdout?.on('data', read)
        process.stderr?.on('data', read)
        process.once('close', (code) => {
          child = undefined
          output += `\nthe process ended before the file's tests did (code ${code})`
          finish({ passed: 0, failed: 1 })
        })
        process.send(order)
      }),
    end: () => child?.disconnect(),
  }
}

/** Finds free ports below the ephemeral range. */
async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = []
  for (let port = 20_000 + (process.pid % 10_000); ports.length < count; port++) {
    const server = createServer()
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true))
    })
    if (!isFree) continue
    await new Promise((resolve) => server.close(resolve))
    ports.push(port)
  }
  return ports
}
