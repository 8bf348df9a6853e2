/** Runs bundled test files in several processes, each with its share of them. */
import { fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { projectFolder } from '../../tools/files'
import { runnerFile, type Run } from './bundle'

export interface Counts {
  passed: number
  failed: number
  skipped: number
}

/** One more than the number of cores, because some files wait for a command. */
const processCount = availableParallelism() + 1

/** The time limit for a process; fuzzing with `FUZZ_FILES` may take hours. */
const timeout = process.env['FUZZ_FILES'] ? 0 : 900_000

export async function runFiles(runs: Run[]): Promise<Counts[]> {
  const count = Math.min(processCount, runs.length)
  // Dealt like cards, because slow files lie in the same folders.
  const shares = Array.from({ length: count }, (_, share) =>
    runs.filter((_, index) => index % count === share),
  )
  return (await Promise.all(shares.map(runShare))).flat()
}

function runShare(share: Run[]): Promise<Counts[]> {
  const results: Counts[] = []
  const child = fork(runnerFile, {
    cwd: projectFolder,
    // With Node's own 16 MB for young objects, collecting garbage takes a tenth of the processor time.
    execArgv: ['--enable-source-maps', '--max-semi-space-size=64'],
    env: { ...process.env, FORCE_COLOR: '0' },
    timeout,
    killSignal: 'SIGKILL',
  })
  child.send(share)
  child.on('message', (counts) => results.push(counts as Counts))
  return new Promise((resolve) => {
    child.on('exit', (code, signal) => {
      const unfinished = share.slice(results.length)
      for (const [index, { title }] of unfinished.entries()) {
        const reason = index
          ? 'did not run'
          : `the process ended before the file's tests did (${code ?? signal})`
        console.log(`FAILED    0  ${title}: ${reason}`)
      }
      resolve([...results, ...unfinished.map(() => ({ passed: 0, failed: 1, skipped: 0 }))])
    })
  })
}
