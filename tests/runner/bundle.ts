/** Bundles test files the way the app is bundled, and lists their runs, such as one per time zone. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { build, type Plugin } from 'esbuild'
import { bundleOptions, preactAliases } from '../../tools/page/bundle-options'
import { projectFolder } from '../../tools/files'
import { otherCampFile } from '../support/other-camp'

/** Each `npm test` has its own folder, so that several can run at the same time. */
export const cacheFolder = path.join(projectFolder, '.cache/tests', String(process.pid))

export const runnerFile = path.join(cacheFolder, 'preact/runner/run-suites.js')

export interface Run {
  source: string
  title: string
  /** The path of the bundle. */
  file: string
  zone?: string
}

/** Time zones far apart, for tests that depend on time. */
const zones = ['Europe/London', 'America/Los_Angeles', 'Asia/Tokyo', 'Pacific/Kiritimati']

/** Makes London the camp's zone, even in a fork: the data tools' tests expect London's time in files and messages. */
const inLondon: Plugin = {
  name: 'in-london',
  setup(build) {
    const zone = path.join(projectFolder, 'tests/support/london-zone.ts')
    build.onResolve({ filter: /\/time-zone$/ }, () => ({ path: zone }))
  },
}

/** Bundles test files. Those of components, hooks and icons run with Preact and React, `.zones` tests in several zones. */
export async function bundleTests(sources: string[]): Promise<Run[]> {
  const reactSources = sources.filter((source) =>
    /^tests\/unit\/(components|hooks|icons)\/.*\.tsx$/.test(source),
  )
  const dataTools = sources.filter((source) => source.startsWith('tests/unit/tools/data/'))
  const others = sources.filter((source) => !dataTools.includes(source))
  await bundle(['tests/runner/run-suites.ts', ...others], 'preact')
  await bundle(dataTools, 'preact', [inLondon])
  await bundle(reactSources, 'react')
  return [
    ...sources.flatMap((source) =>
      source.endsWith('.zones.test.ts')
        ? zones.map((zone) => ({ ...runOf(source, 'preact', zone), zone }))
        : runOf(source, 'preact', source.endsWith('.tsx') ? 'preact' : ''),
    ),
    ...reactSources.map((source) => runOf(source, 'react', 'react')),
  ]
}

type Runtime = 'preact' | 'react'

function runOf(source: string, runtime: Runtime, variant: string): Run {
  return {
    source,
    title: variant ? `${source} (${variant})` : source,
    file: path.join(cacheFolder, runtime, path.relative('tests', source).replace(/\.tsx?$/, '.js')),
  }
}

async function bundle(entryPoints: string[], folder: Runtime, morePlugins: Plugin[] = []): Promise<void> {
  if (!entryPoints.length) return
  const { plugins = [], ...options } = bundleOptions({
    basePath: '/',
    dataUrl: 'https://data.example/camp/site/main/data/',
    buildId: '0123456789',
    campFile: otherCampFile,
  })
  await build({
    ...options,
    plugins: [...plugins, ...morePlugins],
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
  })
}

/**
 * The only development dependencies that are bundled: uvu, so that each test file has its own copy, and a parser that
 * imports JSON in a way that Node 20 does not support.
 */
const bundledAnyway = ['uvu', '@actions/workflow-parser']

async function externalPackages(): Promise<string[]> {
  const file = await readFile(path.join(projectFolder, 'package.json'), 'utf8')
  const { devDependencies } = JSON.parse(file) as { devDependencies: Record<string, string> }
  return Object.keys(devDependencies)
    .filter((name) => !bundledAnyway.includes(name))
    .flatMap((name) => [name, `${name}/*`])
}
