/** Bundles test files as the app is bundled, and says how often each runs. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'esbuild'
import { bundleOptions, preactAliases } from '../../tools/page/bundle-options'
import { projectFolder } from '../../tools/files'

/** Two runs at the same time must not meet. */
export const cacheFolder = path.join(projectFolder, '.cache/tests', String(process.pid))

/** The bundle that runs the others. */
export const laneFile = path.join(cacheFolder, 'lane/lane.js')

/** A test file, and one way to run it. */
export interface Run {
  source: string
  title: string
  /** The bundle. */
  file: string
  zone?: string
}

/** Zones at both ends of the day, for the tests of time. */
const zones = ['Europe/London', 'America/Los_Angeles', 'Asia/Tokyo', 'Pacific/Kiritimati']

/** Bundles unit tests: components and hooks for both runtimes, tests of time to run in several zones. */
export async function bundleUnitTests(sources: string[]): Promise<Run[]> {
  // Each bundle has stores of its own.
  const options = { splitting: false }
  const reactSources = sources.filter((source) => /^tests\/unit\/(components|hooks)\/.*\.tsx$/.test(source))
  await bundleLane()
  await bundle(sources, 'preact', options)
  await bundle(reactSources, 'react', options)
  return [
    ...sources.flatMap((source) =>
      source.endsWith('.zones.test.ts')
        ? zones.map((zone) => ({ ...runOf(source, 'preact', zone), zone }))
        : runOf(source, 'preact', source.endsWith('.tsx') ? 'preact' : ''),
    ),
    ...reactSources.map((source) => runOf(source, 'react', 'react')),
  ]
}

/** Bundles tests that visit the built app. Those of one process share their modules, and so their browser. */
export async function bundleVisits(sources: string[]): Promise<Run[]> {
  await bundleLane()
  await bundle(sources, 'preact', { splitting: true })
  return sources.map((source) => runOf(source, 'preact', ''))
}

type Runtime = 'preact' | 'react'

function runOf(source: string, runtime: Runtime, variant: string): Run {
  return {
    source,
    title: variant ? `${source} (${variant})` : source,
    file: path.join(cacheFolder, runtime, path.relative('tests', source).replace(/\.tsx?$/, '.js')),
  }
}

const bundleLane = () => bundle(['tests/runner/lane.ts'], 'lane', { outbase: 'tests/runner' })

async function bundle(entryPoints: string[], folder: Runtime | 'lane', options: object): Promise<void> {
  if (!entryPoints.length) return
  await build({
    ...bundleOptions({
      basePath: '/',
      dataUrl: 'https://data.example/camp/site/main/data/',
      buildId: '0123456789',
    }),
    write: true,
    entryPoints,
    outdir: path.join(cacheFolder, folder),
    outbase: 'tests',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'inline',
    sourcesContent: false,
    mainFields: ['module', 'main'],
    conditions: ['browser'],
    external: await externalPackages(),
    ...(folder !== 'react' && { alias: preactAliases }),
    banner: {
      js: `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)`,
    },
    ...options,
  })
}

/**
 * What does not ship is not bundled. Exceptions: uvu, so that a file that forgets to run its suite leaves nothing behind,
 * and a parser that imports JSON in a way that Node 20 lacks.
 */
const bundledAnyway = ['uvu', '@actions/workflow-parser']

async function externalPackages(): Promise<string[]> {
  const file = await readFile(path.join(projectFolder, 'package.json'), 'utf8')
  const { devDependencies } = JSON.parse(file) as { devDependencies: Record<string, string> }
  return Object.keys(devDependencies)
    .filter((name) => !bundledAnyway.includes(name))
    .flatMap((name) => [name, `${name}/*`])
}
