import { createHash } from 'node:crypto'
import path from 'node:path'
import { assert, test } from '#test'
import { buildMovedSite } from '../../../../tools/site/moved-site'
import { screenPaths } from '../../../support/app-tables'
import { newFolder, readTexts } from '../../../support/folder'

const settings = { basePath: '/camp/', dataUrl: 'https://data.example/', buildId: '0123456' }

const name = 'Gwersyll Llanddwyn &lt;Môn> &amp; &quot;Ynys&quot;'

/** What every page has: its characters, width, icon and words. */
const lines = [
  '<meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width,initial-scale=1">',
  '<link rel="icon" href="/camp/icons/icon.svg">',
  `<title>${name}: moved</title>`,
  '<img src="/camp/icons/icon.svg" alt="">',
  `<p>The ${name} app is now at</p>`,
]

test('moved site: has only a page, its icon, a worker and headers', async () => {
  const folder = path.join(newFolder(), 'dist')
  await buildMovedSite('https://new.example/?a=1&b="', settings, folder)
  const files = readTexts(folder)
  const pages = ['index', '404', ...screenPaths.map((route) => route.slice(1))].map((name) => `${name}.html`)
  const names = Object.keys(files).filter((name) => !/\.(br|gz)$/.test(name))
  assert.ok(
    ['index.html.br', 'sw.js.gz'].every((name) => name in files),
    'has compressed copies',
  )
  assert.equal(names.sort(), [...pages, '_headers', '_nginx.conf', 'icons/icon.svg', 'sw.js'].sort())
  for (const page of pages) {
    assert.match(files[page]!, '<a href="https://new.example/?a=1&amp;b=&quot;">', page)
    const style = /<style>(.*)<\/style>/s.exec(files[page]!)?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    const policy = `default-src 'none';img-src 'self';style-src 'sha256-${hash}';base-uri 'none';form-action 'none'`
    assert.match(files[page]!, `http-equiv="content-security-policy" content="${policy}"`, page)
    assert.match(files['_headers']!, `  Content-Security-Policy: ${policy};`)
    assert.match(style, '@media(prefers-color-scheme:dark)', page)
    for (const line of lines) assert.match(files[page]!, `\n${line}\n`, page)
    assert.not.match(files[page]!, /<script|http-equiv="refresh"/, page)
  }
})
