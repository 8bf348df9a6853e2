import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { assert, test } from '#test'
import { build, buildNotes } from '../../../../build'
import { projectFolder } from '../../../../tools/files'
import { fillSlots, type Development } from '../../../../tools/page/page'
import type { Settings } from '../../../../tools/settings'
import { checkLinks } from '../../../../tools/site/check-links'
import { buildServiceWorker } from '../../../../tools/site/service-worker'
import { datasetNames } from '../../../support/app-tables'

const settings: Settings = {
  basePath: '/camp/',
  dataUrl: 'https://data.example/camp/site/main/data/',
  buildId: '0123456789abcdef',
}

const folder = await mkdtemp(path.join(tmpdir(), 'strandline-page-'))

/** Builds into a folder of that name; resolves with the bytes of every file by its name. */
const buildFiles = async (name: string, changes: Partial<Settings> = {}, development?: Development) => {
  const outputFolder = path.join(folder, name)
  await build({ ...settings, ...changes }, outputFolder, development)
  const entries = await readdir(outputFolder, { recursive: true, withFileTypes: true })
  const files = new Map<string, Buffer>()
  for (const entry of entries.filter((entry) => entry.isFile())) {
    const file = path.join(entry.parentPath, entry.name)
    files.set(path.relative(outputFolder, file), await readFile(file))
  }
  return files
}

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const textsOf = (page: string, tag: string) =>
  [...page.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(([, text]) => text ?? '')
const directivesOf = (page: string): Record<string, string> => {
  const policy = /<meta http-equiv="content-security-policy" content="([^"]*)">/i.exec(page)?.[1] ?? ''
  return Object.fromEntries(
    policy
      .split(';')
      .map((directive) => [directive.trim().split(' ')[0]!, directive.trim().replace(/^\S+ /, '')]),
  )
}

let first: Map<string, Buffer>
let page: string

test.before(async () => {
  first = await buildFiles('first')
  page = first.get('index.html')!.toString()
})
test.after(() => rm(folder, { recursive: true, force: true }))

test('page: the head script has the data URL but no framework', () => {
  const [head] = textsOf(page, 'script')
  assert.ok(head!.includes(settings.dataUrl))
  assert.not.ok(head!.includes('createElement'))
})

test('build: is reproducible, and clears the output folder', async () => {
  await mkdir(path.join(folder, 'second, elsewhere/icons'), { recursive: true })
  await writeFile(path.join(folder, 'second, elsewhere/icons/old.js'), 'from an older build')
  const second = await buildFiles('second, elsewhere')
  assert.ok(first.size > 2)
  assert.equal([...second.keys()].sort(), [...first.keys()].sort())
  for (const [name, bytes] of first) assert.ok(bytes.equals(second.get(name)!), name)
})

test('policy: allows exactly the inline scripts and style', () => {
  const directives = directivesOf(page)
  const scripts = textsOf(page, 'script')
  assert.ok(scripts.length >= 2)
  assert.is(page.match(/<script/g)?.length, scripts.length, 'no script has attributes')
  assert.is(directives['script-src'], scripts.map(hashSource).join(' '))
  assert.is(directives['style-src'], textsOf(page, 'style').map(hashSource).join(' '))
})

test('policy: allows only data and map from other hosts', () => {
  const directives = directivesOf(page)
  assert.not.match(page, /unsafe-(inline|eval|hashes)/)
  assert.is(directives['default-src'], "'none'")
  assert.is(directives['connect-src'], "'self' https://data.example")
  assert.is(directives['frame-src'], 'https://embed.windy.com')
  assert.is(directives['base-uri'], "'none'")
  assert.is(directives['form-action'], "'none'")
  assert.is(directives['upgrade-insecure-requests'], undefined)
  assert.not.match(JSON.stringify(directives), /\*/)
})

test('policy: precedes scripts, styles and links', () => {
  const policyPlace = page.indexOf('content-security-policy')
  assert.ok(policyPlace > 0)
  for (const governed of ['<script', '<style', '<link'])
    assert.ok(page.indexOf(governed) > policyPlace, governed)
  const markup = page.replace(/<(script|style)>.*?<\/\1>/gs, '')
  assert.not.match(markup, /\s(on\w+|style)=/, 'the policy blocks handlers and styles in attributes')
})

test('page: all slots are filled, all links lead to files', () => {
  assert.not.match(page.replace(/<(script|style)>.*?<\/\1>/gs, ''), /<!--/)
  const links = [...page.matchAll(/<link rel="(?!preconnect)[^>]* href="([^"]+)"/g)].map(([, href]) => href!)
  assert.ok(links.length)
  for (const href of links) {
    assert.ok(href.startsWith('/camp/'), href)
    assert.ok(first.has(href.slice('/camp/'.length)), href)
  }
})

test("page: the shell's links lead to pages below the base path", () => {
  const links = [...page.matchAll(/<a [^>]*?href="([^"]+)"/g)].map(([, href]) => href)
  assert.ok(links.length)
  for (const href of links) assert.ok(first.has(`${href}.html`.replace('/camp/', '')), href)
})

test('build: contains no data, not even sample data', () => {
  const data = new RegExp(`sample|(${datasetNames.join('|')})\\.json$`)
  assert.equal(
    [...first.keys()].filter((name) => data.test(name)),
    [],
  )
})

test('build: compresses every text file with brotli and gzip', () => {
  const compressed = [...first].filter(([name]) => /\.(br|gz)$/.test(name))
  for (const [name, bytes] of compressed) {
    const original = first.get(name.slice(0, -3))
    assert.ok(original, name)
    const unpacked = name.endsWith('.br') ? brotliDecompressSync(bytes) : gunzipSync(bytes)
    assert.ok(unpacked.equals(original), name)
    assert.ok(bytes.length < original.length, name)
    // RFC 1952, 2.3: the operating system, which would make the bytes depend on it.
    if (name.endsWith('.gz')) assert.is(bytes[9], 255, `${name}: unknown operating system`)
  }
  const names = new Set(compressed.map(([name]) => name))
  const texts = ['index.html', '404.html', 'weather.html', 'sw.js', 'manifest.webmanifest', 'icons/icon.svg']
  for (const name of [...texts, 'schemas/weather.schema.json']) {
    assert.ok(names.has(`${name}.br`) && names.has(`${name}.gz`), name)
  }
  assert.not.ok(
    [...names].some((name) => name.includes('.png')),
    'pictures are compressed already',
  )
})

test('page: an unknown slot stops the build', () => {
  assert.is(
    fillSlots('<p><!--title--></p><!-- a comment -->', { title: '$& $1' }),
    '<p>$& $1</p><!-- a comment -->',
  )
  assert.throws(
    () => fillSlots('<!--titel-->', { title: 'Camp', base: '/' }),
    /src\/index\.html: unknown slot <!--titel-->; use one of title, base$/,
  )
})

test('page: a missing icon stops the build', async () => {
  const webManifest = first.get('manifest.webmanifest')!.toString()
  const built = path.join(folder, 'first')
  checkLinks(page, webManifest, '/camp/', built)
  for (const file of ['icons/apple-touch-icon.png', 'icons/maskable-512.png']) {
    await rename(path.join(built, file), path.join(folder, 'away'))
    assert.throws(
      () => checkLinks(page, webManifest, '/camp/', built),
      new RegExp(`public/${file}: not found; run npm run icons$`),
    )
    await rename(path.join(folder, 'away'), path.join(built, file))
  }
})

test('worker: a missing file to cache stops the build', async () => {
  const empty = path.join(folder, 'empty')
  await mkdir(empty)
  await writeFile(path.join(empty, 'index.html'), page)
  const reason = await buildServiceWorker(settings, empty).catch((error: Error) => error.message)
  assert.match(reason ?? '', /^sw\.js: expected index\.html, icons\/icon\.svg to cache, found 1 of 2/)
})

test('build: licenses.txt has the notice of each library', async () => {
  const notices = first.get('licenses.txt')!.toString()
  for (const name of ['@preact/signals-core', '@preact/signals-react', 'preact', 'tinydate']) {
    const { version } = JSON.parse(
      await readFile(path.join(projectFolder, 'node_modules', name, 'package.json'), 'utf8'),
    )
    assert.match(notices, `${name} ${version} (MIT)`)
  }
  assert.is(notices.match(/Permission is hereby granted/g)?.length, 4)
})

test('build: for development, source maps contain the sources', async () => {
  const files = await buildFiles('development', {}, { extraScripts: [] })
  const sources = textsOf(files.get('index.html')!.toString(), 'script').map((text) => {
    const map = /\/\/# sourceMappingURL=data:application\/json;base64,(\S+)/.exec(text)?.[1] ?? ''
    return JSON.parse(Buffer.from(map, 'base64').toString()) as {
      sources: string[]
      sourcesContent: string[]
    }
  })
  for (const [index, file] of ['src/head.ts', 'src/screens/tides.tsx'].entries()) {
    const sourceIndex = sources[index]!.sources.indexOf(file)
    assert.is(
      sources[index]!.sourcesContent[sourceIndex],
      await readFile(path.join(projectFolder, file), 'utf8'),
    )
  }
})

test('worker: caches only the page and its icon', () => {
  const worker = first.get('sw.js')!.toString()
  const kept = [...worker.matchAll(/"?url"?:"([^"]*)"/g)].map(([, url]) => url)
  assert.equal(new Set(kept), new Set(['/camp/', '/camp/icons/icon.svg']))
})

test('build: notes that no data source is set', async () => {
  const isNoted = async (dataUrl: string) =>
    (await buildNotes({ ...settings, dataUrl })).some((note) => /no data source.*src\/camp\.ts/.test(note))
  assert.is(await isNoted('/camp/sample/camp/main/data/'), true)
  assert.is(await isNoted(settings.dataUrl), false)
})

test('policy: allows extra scripts, and any build id', async () => {
  // Unescaped, this build id would end a script early.
  const changes = { dataUrl: '/camp/sample/camp/main/data/', buildId: '</script' }
  const files = await buildFiles('sample', changes, { extraScripts: ['console.log(1)'] })
  const sample = files.get('index.html')!.toString()
  const directives = directivesOf(sample)
  assert.ok(directives['script-src']?.endsWith(hashSource('console.log(1)')))
  assert.is(directives['script-src'], textsOf(sample, 'script').map(hashSource).join(' '))
})

test('page: preconnects to a data host of another origin', async () => {
  const connections = (text: string) => text.match(/<link rel="preconnect"[^>]*>/g) ?? []
  assert.equal(connections(page), ['<link rel="preconnect" href="https://data.example" crossorigin>'])
  assert.ok(page.indexOf('preconnect') < page.indexOf('<title>'), 'at the start of the page')
  const own = await buildFiles('own', { dataUrl: '/camp/sample/' })
  const ownPage = own.get('index.html')!.toString()
  assert.equal(connections(ownPage), [])
  assert.is(directivesOf(ownPage)['connect-src'], `'self'`)
})
