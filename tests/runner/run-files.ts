/**
 * Runs test files, each in a process of its own, several at once. uvu alone would end with 0 when a hook throws or a
 * file forgets to run its tests, so this counts: a file passes when all of its tests did, and there was at least one.
 */
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { projectFolder } from '../../tools/files'
import { cacheFolder, type Run } from './plan'

/** A file waits for the browser more than it computes. */
const lanes = availableParallelism() + 1

/** A file that hangs must not hang the run; fuzzing at length may take its time. */
const timeLimitMs = () => (process.env['FUZZ_FILES'] ? 3_600_000 : 240_000)

interface FileResult {
  passed: number
  failed: number
  output: string
}

export interface Results extends FileResult {
  /** Paths of the files of which a test failed, each once. */
  failedSources: string[]
}

/** How a file is run alone. */
export const commandFor = (source: string): string => `npm test -- ${source}`

const count = (output: string, word: string): number =>
  Number(new RegExp(`${word}:\\s+(\\d+)`).exec(output)?.[1] ?? 0)

/** What the tests of a file that passed have to say, such as how much they tried. */
const notesIn = (output: string): string[] => output.match(/note: .*/g) ?? []

/** Ports that nothing listens on, below those that systems give to connections of their own. */
const freePorts = async (count: number): Promise<number[]> => {
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

const runFile = ({ file, environment }: Run, lane: Record<string, string>): Promise<FileResult> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['--enable-source-maps', file], {
      cwd: projectFolder,
      env: { ...process.env, FORCE_COLOR: '0', ...lane, ...environment },
      timeout: timeLimitMs(),
      killSignal: 'SIGKILL',
    })
    let output = ''
    child.stdout.on('data', (text) => (output += text))
    child.stderr.on('data', (text) => (output += text))
    child.on('close', (code, signal) => {
      const total = count(output, 'Total')
      const passed = count(output, 'Passed')
      const missing = Math.max(total - passed, code || signal || total === 0 ? 1 : 0)
      resolve({
        passed,
        failed: missing,
        output: signal ? `${output}\nStopped by ${signal} after ${timeLimitMs()} ms` : output,
      })
    })
  })

const printResult = ({ source, title }: Run, { passed, failed, output }: FileResult, ms: number): void => {
  const count = String(passed).padStart(4)
  console.log(`${failed ? 'FAILED' : 'passed'} ${count}  ${title}  ${(ms / 1000).toFixed(1)} s`)
  if (failed) console.log(`${output}\nTo run this file alone: ${commandFor(source)}\n`)
  else for (const note of notesIn(output)) console.log(note)
}

/** Runs them all and prints what becomes of each. */
export const runFiles = async (runs: Run[]): Promise<Results> => {
  const sum: FileResult = { passed: 0, failed: 0, output: '' }
  const failedSources = new Set<string>()
  const waiting = [...runs]
  const work = async (dataHostPort: number) => {
    // Files that run one after the other have the same data host, and so can share their builds of the app.
    const lane = {
      DATA_HOST_PORT: String(dataHostPort),
      BUILDS_FOLDER: path.join(cacheFolder, `builds-${dataHostPort}`),
    }
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const started = performance.now()
      const result = await runFile(next, lane)
      sum.passed += result.passed
      sum.failed += result.failed
      sum.output += result.output
      if (result.failed) failedSources.add(next.source)
      printResult(next, result, performance.now() - started)
    }
  }
  await Promise.all((await freePorts(lanes)).map(work))
  return { ...sum, failedSources: [...failedSources] }
}
