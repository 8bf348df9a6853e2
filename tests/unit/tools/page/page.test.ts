import { createHash } from 'node:crypto'
import { rename } from 'node:fs/promises'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { assert, test } from '#test'
import { build, buildNotes } from '../../../../build'
import { readProjectFile } from '../../../../tools/files'
import { precachedFiles } from '../../../../src/precached-files'
import { buildPage, fillSlots } from '../../../../tools/page/page'
import type { Settings } from '../../../../tools/settings'
import { checkLinks } from '../../../../tools/site/check-links'
import { buildServiceWorker } from '../../../../tools/site/service-worker'
import { datasetNames, screenPaths } from '../../../support/app-tables'
import { newFolder, readBytes } from '../../../support/folder'
import { mapOrigin } from '../../../support/map-origin'
import { otherCampFile } from '../../../support/other-camp'

const settings: Settings = {
  basePath: '/camp/',
  dataUrl: 'https://data.example/camp/site/main/data/',
  buildId: '0123456789abcdef',
  campFile: otherCampFile,
}
const sampleUrl = '/camp/sample/camp/main/data/'

const built = path.join(newFolder(), 'dist')
let files: Record<string, Buffer>
let page: string
let markup: string

const tideCredit = { name: 'Tides calculated from a gauge', url: 'https://gauges.example/' }

/** The development page, with a gauge. Unescaped, its build id would end the attribute that shows it. */
let sample: string

test.before(async () => {
  await build(settings, built)
  files = readBytes(built)
  page = files['index.html']!.toString()
  markup = page.replace(/<(script|style)>.*?<\/\1>/gs, '')
  const sampleSettings = { ...settings, dataUrl: sampleUrl, buildId: '"><br>', tideCredit }
  sample = (await buildPage(sampleSettings, 'console.log(1)')).html
})

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const textsOf = (page: string, tag: string) =>
  [...page.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(([, text]) => text!)
const policyOf = (page: string): string =>
  /<meta http-equiv="content-security-policy" content="([^"]*)">/i.exec(page)?.[1] ?? ''
const directivesOf = (page: string): Record<string, string> => {
  const directives = policyOf(page)
    .split(';')
    .map((directive) => directive.trim().split(/ (.*)/))
  return Object.fromEntries(directives.map(([name, value]) => [name, value]))
}

test('page: the head script contains the data URL but no framework', () => {
  const [head] = textsOf(page, 'script')
  assert.ok(head!.includes(settings.dataUrl))
  assert.not.ok(head!.includes('createElement'))
})

test('build: is reproducible, and clears the output folder', async () => {
  const parent = newFolder({ 'second, elsewhere/icons/old.js': 'from an older build' })
  const folder = path.join(parent, 'second, elsewhere')
  await build(settings, folder)
  const second = readBytes(folder)
  assert.equal(Object.keys(second).sort(), Object.keys(files).sort())
  for (const [name, bytes] of Object.entries(files)) assert.ok(bytes.equals(second[name]!), name)
})

test('policy: allows exactly the inline scripts and style', () => {
  const directives = directivesOf(page)
  const scripts = textsOf(page, 'script')
  assert.ok(scripts.length >= 2)
  assert.is(page.match(/<script/g)?.length, scripts.length, 'no script has attributes')
  assert.is(directives['script-src'], scripts.map(hashSource).join(' '))
  assert.is(directives['style-src'], textsOf(page, 'style').map(hashSource).join(' '))
})

test('policy: allows other hosts only for data and map', () => {
  const directives = directivesOf(page)
  const expected = {
    'default-src': "'none'",
    'connect-src': "'self' https://data.example",
    'frame-src': mapOrigin,
    'img-src': `'self'`,
    'manifest-src': `'self'`,
    'base-uri': "'none'",
    'form-action': "'none'",
    'upgrade-insecure-requests': undefined,
  }
  for (const [name, value] of Object.entries(expected)) assert.is(directives[name], value, name)
  assert.not.match(JSON.stringify(directives), /\*|unsafe-(inline|eval|hashes)/)
})

test('policy: precedes scripts, styles and links', () => {
  const policyPlace = page.indexOf('content-security-policy')
  assert.ok(policyPlace > 0)
  for (const governed of ['<script', '<style', '<link'])
    assert.ok(page.indexOf(governed) > policyPlace, governed)
  assert.not.match(markup, /\s(on\w+|style)=/, 'has no attributes that the policy blocks')
})

test('policy: allows extra scripts, and any build id', async () => {
  assert.match(sample, / data-version="[\d.]+ \(&quot;>&lt;br>\)">/)
  assert.match(await buildPage(settings, '</SCRIPT>').then(String, String), '</script inside a script')
  const directives = directivesOf(sample)
  assert.ok(directives['script-src']?.endsWith(hashSource('console.log(1)')))
  assert.is(directives['script-src'], textsOf(sample, 'script').map(hashSource).join(' '))
})

test('host files: every route and 404.html is a copy of the page', () => {
  for (const route of [...screenPaths, '/404'])
    assert.ok(files[`${route.slice(1)}.html`]!.equals(files['index.html']!), route)
})

test('host files: _headers sets caching and the policy', () => {
  const [everywhere, ...rules] = files['_headers']!.toString().split(/\n(?=\/)/)
  for (const file of ['', 'index.html', 'sw.js', 'manifest.webmanifest', 'weather', 'weather.html', '404'])
    assert.ok(rules.includes(`/camp/${file}\n  Cache-Control: no-cache\n`), file)
  for (const images of ['icons/*', 'pictures/*'])
    assert.ok(rules.join('').includes(`/camp/${images}\n  Cache-Control: public, max-age=86400\n`), images)
  assert.match(everywhere!, /^\/camp\/\*$/m)
  const policy = `  Content-Security-Policy: ${policyOf(page)};frame-ancestors 'none'\n`
  assert.ok(everywhere!.includes(policy))
  // With either, WebKit loads the page again on Back from another site, at the top and without the chosen day.
  assert.not.match(files['_headers']!.toString(), /Cross-Origin-Opener-Policy|no-store/)
})

test('host files: nginx has the headers of _headers', async () => {
  const [everywhere = '', ...rules] = files['_headers']!.toString().split(/\n(?=\/)/)
  const headers = [...everywhere.matchAll(/^  ([\w-]+: .*)$/gm)].map(([, header]) => header)
  const [policy, ...others] = [
    ...files['_nginx.conf']!.toString().matchAll(/^add_header (\S+) "(.*)" always;$/gm),
  ].map(([, name, value]) => `${name}: ${value}`)
  // The page itself has the rest of the policy.
  assert.is(policy, "Content-Security-Policy: frame-ancestors 'none'")
  assert.equal(others, headers.slice(1))
  assert.equal(others, [
    'Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy: no-referrer',
    'X-Content-Type-Options: nosniff',
  ])
  const conf = await readProjectFile('tools/site/nginx.conf')
  assert.match(conf, ' include snippets/strandline-headers.conf;')
  const cachingOf = (file: string) =>
    rules.find((rule) => rule.startsWith(`/camp/${file}\n`))?.match(/Cache-Control: (.*)/)?.[1]
  assert.match(conf, ` ~^/camp/(?:icons|pictures)/ "${cachingOf('icons/*')}";`)
  assert.match(conf, ` default "${cachingOf('index.html')}";`)
  assert.match(conf, ' error_page 404 /camp/404.html;')
})

test('page: has no unfilled slot, and its links lead to files', () => {
  assert.not.match(markup, /<!--/)
  const pages = [...page.matchAll(/<a [^>]*?href="([^"]+)"/g)].map(([, href]) => `${href}.html`)
  assert.ok(pages.length)
  for (const href of pages) assert.ok(files[href.replace(/^\/camp\//, '')], href)
})

test('page: has what phones and search engines read', () => {
  assert.match(page, /<meta name="viewport" content="width=device-width,.*viewport-fit=cover">/)
  assert.match(page, /<meta name="description" content="[^"]+">/)
  assert.match(page, '<link rel="icon" href="/camp/icons/icon.svg">')
  assert.match(page, '<link rel="manifest" href="/camp/manifest.webmanifest">')
  assert.match(page, '<link rel="apple-touch-icon" href="/camp/icons/apple-touch-icon.png">')
  assert.match(page, /<meta name="apple-mobile-web-app-title" content="[^"]+">/)
  assert.match(page, / data-version="[\d.]+ \(0123456\)">/)
})

test('page: preconnects to a data host of another origin', () => {
  const connections = (text: string) => text.match(/<link rel="preconnect"[^>]*>/g) ?? []
  assert.equal(connections(page), ['<link rel="preconnect" href="https://data.example" crossorigin>'])
  assert.ok(page.indexOf('preconnect') < page.indexOf('<title>'), 'before the title')
  assert.equal(connections(sample), [])
  assert.is(directivesOf(sample)['connect-src'], `'self'`)
})

test('build: contains no data, not even sample data', () => {
  const data = new RegExp(`sample|(${datasetNames.join('|')})\\.json$`)
  assert.equal(
    Object.keys(files).filter((name) => data.test(name)),
    [],
  )
})

test('build: compresses text files with brotli and gzip', () => {
  const compressed = Object.entries(files).filter(([name]) => /\.(br|gz)$/.test(name))
  for (const [name, bytes] of compressed) {
    const original = files[name.slice(0, -3)]
    assert.ok(original, name)
    const unpacked = name.endsWith('.br') ? brotliDecompressSync(bytes) : gunzipSync(bytes)
    assert.ok(unpacked.equals(original), name)
    assert.ok(bytes.length < original.length, name)
    assert.not.match(name, '.png')
    // Byte 9 names the operating system (RFC 1952, 2.3); 255 (unknown) makes builds equal on all systems.
    if (name.endsWith('.gz')) assert.is(bytes[9], 255, `${name}: unknown operating system`)
  }
  const texts = [
    'index.html',
    '404.html',
    'weather.html',
    'sw.js',
    'manifest.webmanifest',
    'icons/icon.svg',
    'licenses.txt',
  ]
  for (const name of [...texts, 'schemas/weather.schema.json'])
    assert.ok(files[`${name}.br`] && files[`${name}.gz`], name)
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
  const check = () => checkLinks(page, files['manifest.webmanifest']!.toString(), '/camp/', built)
  check()
  for (const name of ['icons/apple-touch-icon.png', 'icons/maskable-512.png']) {
    const [file, away] = [path.join(built, name), path.join(built, 'away')]
    await rename(file, away)
    assert.throws(check, new RegExp(`public/${name}: not found; run npm run icons$`))
    await rename(away, file)
  }
})

test('worker: fails the build if a file to cache is missing', async () => {
  const reason = await buildServiceWorker(settings, newFolder({ 'index.html': page })).catch(String)
  const count = precachedFiles.length + 1
  assert.match(
    String(reason),
    `sw.js: expected ${['index.html', ...precachedFiles].join(', ')} to cache, found 1 of ${count}`,
  )
})

test('worker: caches only the page and the listed files', () => {
  const kept = [...files['sw.js']!.toString().matchAll(/"?url"?:"([^"]*)"/g)].map(([, url]) => url)
  assert.equal(new Set(kept), new Set(['', ...precachedFiles].map((file) => `/camp/${file}`)))
})

test('build: has the notices of libraries in licenses.txt', () => {
  assert.match(files['licenses.txt']!.toString(), /^preact \d/m)
})

test('build: for development, source maps contain the sources', async () => {
  const maps = textsOf(sample, 'script').map((text) => {
    const map = /\/\/# sourceMappingURL=data:application\/json;base64,(\S+)/.exec(text)?.[1] ?? ''
    return Buffer.from(map, 'base64').toString()
  })
  for (const [index, file] of ['src/head.ts', 'src/screens/tides.tsx'].entries()) {
    const { sources, sourcesContent } = JSON.parse(maps[index]!) as Record<string, string[]>
    assert.is(sourcesContent![sources!.indexOf(file)], await readProjectFile(file))
  }
})

test('build: notes a missing data source, except in a demo', async () => {
  const isNoted = async (dataUrl: string, isDemo = false) =>
    (await buildNotes({ ...settings, dataUrl }, isDemo)).some((note) => /no data.*the folder data/.test(note))
  assert.is(await isNoted(sampleUrl), true)
  assert.is(await isNoted(settings.dataUrl), false)
  assert.is(await isNoted(sampleUrl, true), false)
})

test('page: credits the tide gauge, if there is one', () => {
  for (const text of Object.values(tideCredit)) {
    assert.ok(sample.includes(text))
    assert.not.ok(page.includes(text))
  }
})
