import { createHash } from 'node:crypto'
import path from 'node:path'
import { assert, test } from '#test'
import { buildMovedSite } from '../../../../tools/site/moved-site'
import { screenPaths } from '../../../support/app-tables'
import { newFolder, readTexts } from '../../../support/folder'

const settings = { basePath: '/camp/', dataUrl: 'https://data.example/', buildId: '0123456' }

test('moved site: has only a page, its icon, a worker and headers', async () => {
  const folder = path.join(newFolder(), 'dist')
  await buildMovedSite('https://new.example/?a=1&b="', settings, folder)
  const files = readTexts(folder)
  const pages = ['index', '404', ...screenPaths.map((route) => route.slice(1))].map((name) => `${name}.html`)
  const names = Object.keys(files).filter((name) => !/\.(br|gz)$/.test(name))
  assert.equal(names.sort(), [...pages, '_headers', 'icons/icon.svg', 'sw.js'].sort())
  for (const page of pages) {
    assert.match(files[page]!, '<a href="https://new.example/?a=1&amp;b=&quot;">', page)
    assert.match(files[page]!, "img-src 'self'", page)
    const style = /<style>(.*)<\/style>/s.exec(files[page]!)?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    assert.match(files[page]!, `style-src 'sha256-${hash}'`, page)
    assert.match(files[page]!, '<img src="/camp/icons/icon.svg" alt="">', page)
    assert.not.match(files[page]!, /<script|http-equiv="refresh"/, page)
  }
})
