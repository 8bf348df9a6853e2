/** Which test files a run takes, and how often: bundled as the app is, each for a process of its own. */
import path from 'node:path'
import { build } from 'esbuild'
import { bundleOptions, preactAliases } from '../../tools/page/bundle-options'
import { UsageError } from '../../tools/fail'
import { glob, projectFolder } from '../../tools/files'

/** The folders of test files, in the order in which they run. */
export const kinds = ['unit', 'e2e', 'engines'] as const
export type Kind = (typeof kinds)[number]

/** Two runs at once must not meet. */
export const cacheFolder = path.join(projectFolder, '.cache/tests', String(process.pid))

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

/** Zones at both ends of the day, for the tests of time. */
const zones = ['Europe/London', 'America/Los_Angeles', 'Asia/Tokyo', 'Pacific/Kiritimati']

/** A test file, and how it is run: one file may be run under several runtimes or in several zones. */
export interface Run {
  source: string
  title: string
  /** The bundle. */
  file: string
  environment?: Record<string, string>
}

/** Paths of the test files of a kind. */
const sourcesOf = async (kind: Kind): Promise<string[]> => [
  ...(await glob(`tests/${kind}`, '.test.ts')),
  ...(await glob(`tests/${kind}`, '.test.tsx')),
]

/** The names of all test files, a line for each folder. */
const listNames = (sources: string[]): string => {
  const names = new Map<string, string[]>()
  for (const source of sources) {
    const folder = path.posix.dirname(source)
    names.set(folder, [
      ...(names.get(folder) ?? []),
      path.posix.basename(source).replace(/\.test\.tsx?$/, ''),
    ])
  }
  return [...names].map(([folder, all]) => `  ${folder}: ${all.join(', ')}`).join('\n')
}

/**
 * Paths of the test files of some kinds that have one of the filters in them; of all, without filters. Rejects when a
 * filter fits none.
 */
export const findSources = async (
  chosenKinds: readonly Kind[],
  filters: string[],
): Promise<Record<Kind, string[]>> => {
  const found: Record<Kind, string[]> = { unit: [], e2e: [], engines: [] }
  for (const kind of chosenKinds) found[kind] = await sourcesOf(kind)
  const all = Object.values(found).flat()
  for (const filter of filters) {
    if (all.some((source) => source.includes(filter))) continue
    throw new UsageError(`No test file has "${filter}" in its path. There are:\n${listNames(all)}`)
  }
  if (!filters.length) return found
  for (const kind of chosenKinds)
    found[kind] = found[kind].filter((source) => filters.some((filter) => source.includes(filter)))
  return found
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
export const planRuns = async (source: string): Promise<Run[]> => {
  const file = await bundle(source, 'preact')
  if (source.endsWith('.zones.test.ts')) {
    return zones.map((zone) => ({ source, title: `${source} (${zone})`, file, environment: { TZ: zone } }))
  }
  if (!source.endsWith('.tsx')) return [{ source, title: source, file }]
  return [
    { source, title: `${source} (preact)`, file },
    { source, title: `${source} (react)`, file: await bundle(source, 'react') },
  ]
}
