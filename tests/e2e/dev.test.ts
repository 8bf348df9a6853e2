import { createReloader, reloadScript } from '../../tools/dev/reload-pages'
import { portOf, serve } from '../../tools/dev/server'
import { newFolder } from '../support/folder'
import { shut } from '../support/local-server'
import { expect, test } from './fixtures'

const folder = newFolder({ 'index.html': `<script>${reloadScript('/')}</script>` })

/** Serves a page on a port, as `npm run dev` does after a build. */
const serveOn = async (wantedPort: number) => {
  const { intercept, reload } = createReloader('/')
  const readData = () => Promise.resolve(undefined)
  const server = await serve({ folder, basePath: '/', readData, intercept }, wantedPort)
  return { port: portOf(server), reload, stop: () => shut(server) }
}

test('npm run dev: reloads the page after a build or a restart', async ({ page }) => {
  let server = await serveOn(0)
  const { port } = server
  try {
    let [loads, connections] = [0, 0]
    page.on('domcontentloaded', () => loads++)
    page.on('response', (response) => (connections += Number(response.url().endsWith('/rebuilt'))))
    const counts = () => ({ loads, connections })
    await page.route('**/rebuilt', (request) => request.abort('connectionreset'), { times: 1 })
    await page.goto(`http://localhost:${port}/`)
    // The first connection fails; the second reloads the page.
    await expect.poll(counts).toEqual({ loads: 2, connections: 2 })
    server.reload()
    await expect.poll(counts).toEqual({ loads: 3, connections: 3 })
    await server.stop()
    server = await serveOn(port)
    // The page reconnects, reloads and connects again.
    await expect.poll(counts).toEqual({ loads: 4, connections: 5 })
  } finally {
    await server.stop()
  }
})
