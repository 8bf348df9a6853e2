/**
 * `node tools/run.mjs tests/dev/contact-sheet.ts`: takes pictures of each state's screens in its sizes and both colour
 * schemes, with fixed data and a fixed clock, and writes one sheet per state to `.cache/sheet/`. An argument selects the
 * states whose names contain it.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Browser, Page } from 'playwright'
import { projectFolder } from '../../tools/files'
import { runCommand } from '../../tools/command/run-tool'
import { UsageError } from '../../tools/fail'
import type { Site } from '../support/hosts'
import { openApp, openPhone, withSite, type VisitOptions } from '../support/site'
import { openState, sizes, states, type State } from '../support/states'

const outputFolder = path.join(projectFolder, '.cache/sheet')

interface Picture {
  title: string
  png: Buffer
  width: number
}

const montage = async (page: Page, pictures: Picture[]): Promise<Buffer> => {
  const figures = pictures.map(
    ({ title, png, width }) =>
      `<figure><figcaption>${title}</figcaption><img width="${Math.min(width, 720)}" src="data:image/png;base64,${png.toString('base64')}"></figure>`,
  )
  await page.setViewportSize({ width: 1900, height: 1000 })
  await page.setContent(
    `<style>body{margin:0;background:#888;display:flex;flex-wrap:wrap;align-items:start;gap:8px;font:14px sans-serif}figure{margin:0}</style>${figures.join('')}`,
  )
  return page.screenshot({ fullPage: true })
}

const takeState = async (site: Site, browser: Browser, state: State): Promise<void> => {
  const visit = async ({ path, ...options }: VisitOptions) => {
    const visited = await openPhone(browser, options)
    await openApp(visited, site, path)
    return visited
  }
  const pictures: Picture[] = []
  for (const [sizeName, viewport] of Object.entries(sizes)) {
    if (!(state.sizes ?? ['phone', 'narrow']).includes(sizeName as keyof typeof sizes)) continue
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const route of state.routes) {
        const { page, context, errors } = await openState(visit, site, state, {
          route,
          viewport,
          colorScheme,
        })
        const png = await page.screenshot({ fullPage: state.isWhole ?? false, animations: 'disabled' })
        pictures.push({ title: `${route} ${sizeName} ${colorScheme}`, png, width: viewport.width })
        await context.close()
        if (errors.length) throw new Error(`uncaught in the page: ${errors.join('\n')}`)
      }
    }
  }
  const context = await browser.newContext()
  await writeFile(
    path.join(outputFolder, `${state.name}.png`),
    await montage(await context.newPage(), pictures),
  )
  await context.close()
  console.log(`${state.name}: ${pictures.length} pictures`)
}

await runCommand(async () => {
  const wanted = process.argv[2] ?? ''
  const chosen = states.filter(({ name }) => name.includes(wanted))
  if (!chosen.length) {
    throw new UsageError(
      `unknown state "${wanted}"; use a part of ${states.map(({ name }) => name).join(', ')}`,
    )
  }
  if (!wanted) await rm(outputFolder, { recursive: true, force: true })
  await mkdir(outputFolder, { recursive: true })
  await withSite(async (site, browser) => {
    for (const state of chosen) await takeState(site, browser, state)
  })
  console.log(`wrote the sheets to ${outputFolder}`)
})
