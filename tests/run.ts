/**
 * Runs the tests: `tsx tests/run.ts unit|e2e [part of a file's name]`. Every file is bundled as the app is and runs
 * in a process of its own. uvu alone would end with 0 when a hook throws or a file forgets to run its tests, so
 * this counts: a file passes when all of its tests did, and there was at least one.
 */
import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { build } from 'esbuild'
import { bundleOptions, preactAliases, projectFolder } from '../build/bundle'
import { runCommand, UsageError } from '../build/fail'
import { glob } from '../build/files'

const timeLimitMs = 240_000

/** What the tests' bundles take from `node_modules` as it is. */
const external = [
  '@unocss/*',
  'ajv',
  'axe-core',
  'esbuild',
  'happy-dom',
  'playwright',
  'terser',
  'typebox',
  'typebox/*',
  'uvu',
  'uvu/*',
  'workbox-build',
]

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

const runFile = ({ file, environment }: Run): Promise<Result> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['--enable-source-maps', file], {
      cwd: projectFolder,
      env: { ...process.env, FORCE_COLOR: '0', ...environment },
      timeout: timeLimitMs,
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
        output: signal ? `${output}\nStopped by ${signal} after ${timeLimitMs} ms` : output,
      })
    })
  })

const runAll = async (runs: Run[]): Promise<Result> => {
  const sum: Result = { passed: 0, failed: 0, output: '' }
  const waiting = [...runs]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const started = performance.now()
      const result = await runFile(next)
      sum.passed += result.passed
      sum.failed += result.failed
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      console.log(
        `${result.failed ? 'FAILED' : 'passed'} ${String(result.passed).padStart(4)}  ${next.title}  ${seconds} s`,
      )
      if (result.failed) console.log(result.output)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return sum
}

await runCommand(async () => {
  const [kind, filter = ''] = process.argv.slice(2)
  if (kind !== 'unit' && kind !== 'e2e')
    throw new UsageError('usage: tsx tests/run.ts unit|e2e [part of a file name]')
  const sources = [
    ...(await glob(`tests/${kind}`, '.test.ts')),
    ...(await glob(`tests/${kind}`, '.test.tsx')),
  ]
  const chosen = sources.filter((source) => source.includes(filter))
  if (!chosen.length) throw new UsageError(`tests/${kind}: no test file has "${filter}" in its name`)
  const { passed, failed } = await runAll((await Promise.all(chosen.map(plan))).flat())
  await rm(cacheFolder, { recursive: true, force: true })
  console.log(`${passed} passed, ${failed} failed`)
  if (failed) process.exitCode = 1
})
