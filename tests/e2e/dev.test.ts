import { test } from '#test'
import { createReloader, reloadScript } from '../../tools/dev/reload-pages'
import { serve } from '../../tools/dev/server'
import { inBrowser } from '../support/command'
import { newFolder } from '../support/folder'
import { freePort, shut } from '../support/local-server'
import { until } from '../support/until'

const folder = newFolder({ 'index.html': `<script>${reloadScript('/')}</script>` })

/** Serves a page on a port, as `npm run dev` does after a build. */
const serveOn = async (port: number) => {
  const { intercept, reload } = createReloader('/')
  const readData = () => Promise.resolve(undefined)
  const server = await serve({ folder, basePath: '/', readData, intercept }, port)
  return { reload, stop: () => shut(server) }
}

test('npm run dev: reloads the page after a build or a restart', async () => {
  const port = await freePort()
  let server = await serveOn(port)
  try {
    await inBrowser(async (page) => {
      let [loads, connections] = [0, 0]
      page.on('domcontentloaded', () => loads++)
      page.on('response', (response) => (connections += Number(response.url().endsWith('/rebuilt'))))
      const untilCounted = (expected: number[]) =>
        until(
          () => String([loads, connections]) === String(expected),
          () => `${loads} loads and ${connections} connections, not ${expected}`,
        )
      await page.route('**/rebuilt', (request) => request.abort('connectionreset'), { times: 1 })
      await page.goto(`http://localhost:${port}/`)
      // The first connection fails; the second reloads the page.
      await untilCounted([2, 2])
      server.reload()
      await untilCounted([3, 3])
      await server.stop()
      server = await serveOn(port)
      // The page reconnects, reloads and connects again.
      await untilCounted([4, 5])
    })
  } finally {
    await server.stop()
  }
})
