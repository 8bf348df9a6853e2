/**
 * `npm run size`: prints the compressed size of the page, which is the whole app, and how much each package and source
 * folder adds to its scripts. Exits with 1 if the page is over its budget in brotli bytes.
 */
import type { Metafile } from 'esbuild'
import { flags } from '../command/options'
import { runTool } from '../command/run-tool'
import { buildPage } from '../page/page'
import { sampleSettings } from '../settings'
import { toBrotli, toGzip } from '../site/compress'

/**
 * The camp whose page is measured, instead of the one in `src/camp.ts`: a fork's page has the same budget, and longer
 * names do not use it up.
 */
const campFile = 'tools/sample/other-camp.ts'

/** Maximum brotli bytes of the page. */
const pageBudget = 29_300

/** The brotli size varies by a few bytes with the build id in the page; the largest size must be within the budget. */
const buildIds = Array.from({ length: 5 }, (_, index) => `${index}a5c3e7`)

await runTool('usage: npm run size', flags({}), async () => {
  const [buildId = ''] = buildIds
  const { html, metafile } = await buildPage({ ...sampleSettings({}), buildId, campFile })
  console.log('The scripts before they are minified, by package and folder:')
  for (const [part, bytes] of bytesByPart(metafile)) printRow(bytes, part)
  const pages = buildIds.map((each) => Buffer.from(html.replaceAll(buildId, each)))
  const total = Math.max(...(await Promise.all(pages.map(toBrotli))).map(({ length }) => length))
  console.log('The page, HTML with styles and scripts:')
  printRow((await toGzip(Buffer.from(html))).length, 'gzip')
  printRow(total, `brotli, the largest of ${buildIds.length} sizes, one per build id`)
  printRow(pageBudget - total, `left of the budget of ${pageBudget}`)
  if (total <= pageBudget) return
  console.error(
    `page: ${total - pageBudget} bytes over its budget; remove something, or raise pageBudget in tools/dev/size.ts`,
  )
  process.exitCode = 1
})

/** Returns the bytes of each part, the largest first. */
function bytesByPart({ outputs }: Metafile): [part: string, bytes: number][] {
  const parts = new Map<string, number>()
  for (const { inputs } of Object.values(outputs)) {
    for (const [file, { bytesInOutput }] of Object.entries(inputs)) {
      parts.set(partOf(file), (parts.get(partOf(file)) ?? 0) + bytesInOutput)
    }
  }
  return [...parts].sort(([, a], [, b]) => b - a)
}

/** Returns the package or folder that a bundled file belongs to: `preact`, `src/screens`; otherwise the file itself. */
function partOf(file: string): string {
  return /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? /^src\/[^/]+(?=\/)/.exec(file)?.[0] ?? file
}

function printRow(bytes: number, what: string): void {
  console.log(String(bytes).padStart(8), what)
}
