import { utimes } from 'node:fs/promises'
import path from 'node:path'
import { assert, test } from '#test'
import { projectFolder } from '../../tools/files'
import { inBrowser, start } from '../support/command'
import { freePort } from '../support/local-server'
import { loaded } from '../support/page'
import { until } from '../support/until'

test('npm run dev: reloads the page when its server is back', async () => {
  const port = String(await freePort())
  let server = await start(['--watch'], { PORT: port })
  try {
    await inBrowser(async (page) => {
      await page.goto(server.url)
      await loaded(page)
      await page.evaluate(() => document.body.setAttribute('data-old', ''))
      await server.stop()
      server = await start(['--watch'], { PORT: port })
      await page.locator('body:not([data-old])').waitFor()
      await loaded(page)
      assert.not.match(await (await fetch(`${server.url}sw.js`)).text(), 'fetch')
    })
  } finally {
    await server.stop()
  }
})

test('npm run dev: rebuilds and reloads after a change', async () => {
  const server = await start(['--watch'])
  try {
    await inBrowser(async (page) => {
      for (const file of ['src/screens/info.tsx', 'src/styles/base.css', 'public/robots.txt']) {
        await page.goto(server.url)
        await loaded(page)
        await page.evaluate(() => document.body.setAttribute('data-old', ''))
        const now = new Date()
        await utimes(path.join(projectFolder, file), now, now)
        await page.locator('body:not([data-old])').waitFor()
        assert.match(server.command.written.stdout, new RegExp(`^rebuilt in \\d+ ms: ${file}$`, 'm'))
      }
    })
  } finally {
    await server.stop()
  }
})

test('npm run dev: reloads a page that failed to connect', async () => {
  const server = await start(['--watch'])
  try {
    await inBrowser(async (page) => {
      let loads = 0
      page.on('domcontentloaded', () => loads++)
      await page.route('**/rebuilt', (request) => request.abort('connectionreset'), { times: 1 })
      await page.goto(server.url)
      await until(
        () => loads === 2,
        () => `loaded ${loads} times`,
      )
    })
  } finally {
    await server.stop()
  }
})
