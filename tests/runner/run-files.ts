/** Runs bundled test files in several processes, one file after the other in each. */
import { fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { projectFolder } from '../../tools/files'
import { runnerFile, type Run } from './bundle'
import { sumOf, type Counts } from './counts'

/** One more than the number of cores, because some files wait for a command. */
const laneCount = availableParallelism() + 1

/** The time limit for a test file; fuzzing with `FUZZ_FILES` may take an hour. */
const timeLimitMs = process.env['FUZZ_FILES'] ? 3_600_000 : 600_000

export async function runFiles(runs: Run[]): Promise<Counts> {
  const waiting = [...runs]
  const results: Counts[] = []
  const work = async () => {
    while (waiting.length) results.push(...(await runInProcess(waiting)))
  }
  await Promise.all(Array.from({ length: laneCount }, work))
  return sumOf(results)
}

/** Runs waiting files in one process, until none is left or one of them ends the process. */
function runInProcess(waiting: Run[]): Promise<Counts[]> {
  const results: Counts[] = []
  let current: Run | undefined
  let timer: NodeJS.Timeout | undefined
  const child = fork(runnerFile, {
    cwd: projectFolder,
    execArgv: ['--enable-source-maps'],
    env: { ...process.env, FORCE_COLOR: '0' },
  })
  const next = () => {
    clearTimeout(timer)
    current = waiting.shift()
    if (!current) return child.disconnect()
    timer = setTimeout(() => child.kill('SIGKILL'), timeLimitMs)
    child.send(current)
  }
  child.on('message', (counts) => {
    results.push(counts as Counts)
    next()
  })
  next()
  return new Promise((resolve) => {
    child.on('exit', (code) => {
      clearTimeout(timer)
      if (current) {
        console.log(
          `FAILED    0  ${current.title}: the process ended before the file's tests did (code ${code})`,
        )
        results.push({ passed: 0, failed: 1, skipped: 0 })
      }
      resolve(results)
    })
  })
}
