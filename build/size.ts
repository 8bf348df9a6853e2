/**
 * `npm run size`: what the app costs in brotli bytes at the highest quality, whole and part by part. Fails above
 * the budget. A part's cost is what the page would save without it; parts share words, so they add up to less
 * than the whole.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build as esbuild } from 'esbuild'
import { build } from '../build'
import { browsers, bundleOptions, preactAliases, projectFolder } from './bundle'
import { runCommand, UsageError } from './fail'
import { sampleSettings, type Settings } from './settings'

/**
 * Bytes (brotli) that the page of the sample camp may cost: it can only go down. One TCP flight is 14,600; a page on the
 * web, with its data host and its base path, takes some 50 to 100 of what is between.
 */
const pageBudget = 14_460

const brotliBytes = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
    .length

/** A part's name, by what the path of a module begins with; the first that fits counts. */
const parts: [start: string, name: string][] = [
  ['node_modules/preact/', 'framework'],
  ['node_modules/@preact/', 'signals'],
  ['node_modules/tinydate/', 'camp time'],
  ['src/lib/camp-time', 'camp time'],
  ['src/lib/check', 'validators'],
  ['src/lib/iso-date', 'validators'],
  ['compiled-checks', 'validators'],
  ['src/icons/', 'icons'],
  ['src/stores/route', 'router'],
  ['src/routes', 'router'],
  ['src/tabs', 'router'],
  ['src/stores/', 'stores'],
  ['src/lib/', 'pure functions and adapters'],
  ['src/screens/weather', 'screen: weather'],
  ['src/components/day-summary', 'screen: weather'],
  ['src/components/hour-list', 'screen: weather'],
  ['src/components/sun-bar', 'screen: weather'],
  ['src/components/radar-map', 'screen: weather'],
  ['src/screens/tides', 'screen: tides'],
  ['src/components/tide-', 'screen: tides'],
  ['src/screens/locations', 'screen: locations'],
  ['src/screens/calendar', 'screen: calendar'],
  ['src/components/calendar-day', 'screen: calendar'],
  ['src/screens/info', 'screen: info'],
  ['src/components/theme-choice', 'screen: info'],
  ['src/screens/error', 'screen: error'],
  ['src/camp', 'the camp'],
  ['', 'shell and shared components'],
]

const partOf = (module: string) => parts.find(([start]) => module.startsWith(start))![1]

/** The script's text by part, minified but for what marks where a module begins. */
const scriptByPart = async (settings: Settings): Promise<Map<string, string>> => {
  const { outputFiles } = await esbuild({
    ...bundleOptions(settings),
    entryPoints: ['src/main.tsx'],
    format: 'esm',
    target: browsers,
    alias: preactAliases,
    minifyIdentifiers: true,
    minifySyntax: true,
  })
  const texts = new Map<string, string>()
  for (const section of outputFiles![0]!.text.split(/^\/\/ (?=\S+$)/m).slice(1)) {
    const end = section.indexOf('\n')
    const name = partOf(section.slice(0, end))
    const code = section
      .slice(end)
      .replace(/^\s+/gm, '')
      .replace(/ ?([=?:+<>&|{}()*,;-]+) /g, '$1')
    texts.set(name, (texts.get(name) ?? '') + code)
  }
  return texts
}

/** What each part adds to the compressed whole, the dearest first. */
const costs = (texts: Map<string, string>): [name: string, bytes: number][] => {
  const whole = brotliBytes([...texts.values()].join(''))
  return [...texts.keys()]
    .map((name): [string, number] => {
      const others = [...texts].filter(([other]) => other !== name).map(([, text]) => text)
      return [name, whole - brotliBytes(others.join(''))]
    })
    .sort(([, a], [, b]) => b - a)
}

await runCommand(async () => {
  const settings = { ...sampleSettings({}), buildId: 'dev0000' }
  const folder = path.join(projectFolder, '.cache/size')
  await build(settings, folder)
  const page = await readFile(path.join(folder, 'index.html'), 'utf8')
  const style = /<style>(.*?)<\/style>/s.exec(page)?.[1] ?? ''
  const markup = page.replace(/<style>.*?<\/style>|<script>.*?<\/script>/gs, '')
  const texts = new Map([['page', markup], ['styles', style], ...(await scriptByPart(settings))])

  for (const [name, bytes] of costs(texts)) console.log(`${String(bytes).padStart(7)}  ${name}`)
  const total = brotliBytes(page)
  console.log(
    `${String(total).padStart(7)}  the whole app: HTML, CSS and JS in brotli bytes; gzip ${gzipSync(page, { level: 9 }).length}`,
  )
  console.log(
    `${String(pageBudget).padStart(7)}  budget; ${pageBudget - total} left. One TCP flight is 14600`,
  )
  if (total > pageBudget) {
    throw new UsageError(
      `The app is ${total - pageBudget} bytes over its budget (pageBudget in build/size.ts)`,
    )
  }
})
