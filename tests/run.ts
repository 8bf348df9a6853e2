/**
 * Runs the tests: `tsx tests/run.ts unit|e2e|engines [part of a file's name] [--files COUNT]`. Every file is bundled as the app is and runs
 * in a process of its own. uvu alone would end with 0 when a hook throws or a file forgets to run its tests, so
 * this counts: a file passes when all of its tests did, and there was at least one. COUNT is how many files of data the
 * fuzzing tries, in place of a few thousand.
 */
import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'esbuild'
import { getBrowser } from '../build/dev/browser'
import { bundleOptions, preactAliases } from '../build/page/bundle-options'
import { runCommand, UsageError } from '../build/fail'
import { glob, projectFolder } from '../build/files'
import { getFirefox } from './engines/firefox'
import { missingWebKit } from './engines/webkit'
import { faults, handledIn } from './support/faults'

/** What the tests' bundles take from `node_modules` as it is. */
const external = [
  '@unocss/*',
  'ajv',
  'axe-core',
  'esbuild',
  'fast-check',
  'happy-dom',
  '@babel/*',
  'playwright',
  'puppeteer-core',
  'typebox',
  'typebox/*',
  'uvu',
  'uvu/*',
  'workbox-build',
]

/** A file waits for the browser more than it computes. */
const lanes = availableParallelism() + 1

/** Zones at both ends of the day, for the tests of time. */
const zones = ['Europe/London', 'America/Los_Angeles', 'Asia/Tokyo', 'Pacific/Kiritimati']

/** Two runs at once must not meet. */
const cacheFolder = path.join(projectFolder, '.cache/tests', String(process.pid))

interface Run {
  title: string
  file: string
  environment?: Record<string, string>
}

interface Result {
  passed: number
  failed: number
  output: string
}

/** What the tests of a file that passed have to say, such as how much they tried. */
const notesIn = (output: string): string[] => output.match(/note: .*/g) ?? []

const bundle = async (source: string, runtime: 'preact' | 'react'): Promise<string> => {
  const outfile = path.join(cacheFolder, runtime, source.replace(/\.tsx?$/, '.mjs'))
  await build({
    ...bundleOptions({
      basePath: '/',
      dataUrl: 'https://data.example/camp/site/main/data/',
      buildId: '0123456789',
    }),
    write: true,
    outfile,
    entryPoints: [source],
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'inline',
    mainFields: ['module', 'main'],
    conditions: ['browser'],
    external: [...external, ...(runtime === 'react' ? ['react', 'react-dom'] : [])],
    ...(runtime === 'preact' && { alias: preactAliases }),
    banner: {
      js: `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)`,
    },
  })
  return outfile
}

/** Component tests run under both runtimes, tests of time in several zones. */
const plan = async (source: string): Promise<Run[]> => {
  const file = await bundle(source, 'preact')
  if (source.endsWith('.zones.test.ts')) {
    return zones.map((zone) => ({ title: `${source} (${zone})`, file, environment: { TZ: zone } }))
  }
  if (!source.endsWith('.tsx')) return [{ title: source, file }]
  return [
    { title: `${source} (preact)`, file },
    { title: `${source} (react)`, file: await bundle(source, 'react') },
  ]
}

const count = (output: string, word: string): number =>
  Number(new RegExp(`${word}:\\s+(\\d+)`).exec(output)?.[1] ?? 0)

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

/** A file that hangs must not hang the run; fuzzing at length may take its time. */
const timeLimitMs = () => (process.env['FUZZ_FILES'] ? 3_600_000 : 240_000)

const runFile = ({ file, environment }: Run, lane: Record<string, string>): Promise<Result> =>
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

const runAll = async (runs: Run[]): Promise<Result> => {
  const sum: Result = { passed: 0, failed: 0, output: '' }
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
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      console.log(
        `${result.failed ? 'FAILED' : 'passed'} ${String(result.passed).padStart(4)}  ${next.title}  ${seconds} s`,
      )
      sum.output += result.output
      if (result.failed) console.log(result.output)
      else for (const note of notesIn(result.output)) console.log(note)
    }
  }
  await Promise.all((await freePorts(lanes)).map(work))
  return sum
}

/** Prints what became of each fault; returns the number of those that no test has shown to be handled. */
const reportFaults = (output: string): number => {
  const done = new Set(handledIn(output))
  for (const fault of faults) console.log(`${done.has(fault) ? 'handled    ' : 'NOT HANDLED'}  ${fault}`)
  return faults.filter((fault) => !done.has(fault)).length
}

/** The files whose engine is on this machine. Firefox has to be; says how to get a WebKit that is not there. */
const withEngine = (sources: string[]): string[] =>
  sources.filter((source) => {
    if (source.includes('firefox')) return Boolean(getFirefox())
    const missing = missingWebKit()
    if (missing) console.log(missing)
    return !missing
  })

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { files: { type: 'string' } },
    allowPositionals: true,
  })
  const [kind, filter = ''] = positionals
  if (kind !== 'unit' && kind !== 'e2e' && kind !== 'engines')
    throw new UsageError('usage: tsx tests/run.ts unit|e2e|engines [part of a file name] [--files COUNT]')
  // The files of tests are processes of their own.
  if (values.files) process.env['FUZZ_FILES'] = values.files
  const sources = [
    ...(await glob(`tests/${kind}`, '.test.ts')),
    ...(await glob(`tests/${kind}`, '.test.tsx')),
  ]
  const named = sources.filter((source) => source.includes(filter))
  const chosen = kind === 'engines' ? withEngine(named) : named
  if (!named.length) throw new UsageError(`tests/${kind}: no test file has "${filter}" in its name`)
  // Before there is more than one process that could want to install one.
  if (kind === 'e2e') getBrowser(true)
  const { passed, failed, output } = await runAll((await Promise.all(chosen.map(plan))).flat())
  const missing = kind === 'e2e' && !filter ? reportFaults(output) : 0
  await rm(cacheFolder, { recursive: true, force: true })
  console.log(`${passed} passed, ${failed} failed`)
  if (missing)
    console.log(`${missing} of ${faults.length} faults (tests/support/faults.ts) are not shown to be handled`)
  if (failed || missing) process.exitCode = 1
})
