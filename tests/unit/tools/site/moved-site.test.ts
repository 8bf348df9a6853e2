import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { assert, test } from '#test'
import { buildMovedSite } from '../../../../tools/site/moved-site'
import { screenPaths } from '../../../support/app-tables'

const settings = { basePath: '/camp/', dataUrl: 'https://data.example/', buildId: '0123456' }
let folder: string

test.before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'strandline-moved-'))
  await buildMovedSite('https://new.example/?a=1&b="', settings, folder)
})
test.after(() => rm(folder, { recursive: true, force: true }))

test('moved site: every page links to the new address', async () => {
  const pages = ['index', '404', ...screenPaths.map((route) => route.slice(1))].map((name) => `${name}.html`)
  for (const page of pages) {
    const html = await readFile(path.join(folder, page), 'utf8')
    assert.match(html, '<a href="https://new.example/?a=1&amp;b=&quot;">', page)
    assert.not.match(html, /<script|http-equiv="refresh"/, page)
  }
})

test('moved site: has no other files than pages, worker and headers', async () => {
  const names = (await readdir(folder)).filter((name) => !/\.(html|br|gz)$/.test(name))
  assert.equal(names.sort(), ['_headers', 'sw.js'])
})
