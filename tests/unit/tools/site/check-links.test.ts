import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { assert, test } from '#test'
import { checkLinks } from '../../../../tools/site/check-links'
import { newFolder } from '../../../support/folder'

/** Returns the start and the end of a PNG, without the pixels between them. */
const png = (width: number, height: number): Buffer => {
  const bytes = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR' + '\0'.repeat(12) + 'IEND', 'latin1')
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

const html =
  '<link rel="icon" href="/camp/icons/icon.svg"><link rel="apple-touch-icon" href="/camp/icons/a.png">'
const screenshots = [{ src: '/camp/pictures/wide.png', sizes: '1280x800', type: 'image/png' }]
const webManifest = JSON.stringify({ screenshots }, undefined, 2)

/** Returns why a folder with good files except one is rejected. */
const problemWith = (file: string, content: string | Buffer): string => {
  const folder = newFolder({ 'icons/icon.svg': '<svg/>', 'icons/a.png': '', 'pictures/wide.png': '' })
  const files = { 'icons/a.png': png(180, 180), 'pictures/wide.png': png(1280, 800), [file]: content }
  for (const [name, bytes] of Object.entries(files)) writeFileSync(path.join(folder, name), bytes)
  try {
    checkLinks(html, webManifest, '/camp/', folder)
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

test('links: an image is one, and has the size in the manifest', () => {
  assert.is(problemWith('icons/a.png', png(64, 64)), '', 'of a size that nothing names')
  assert.is(
    problemWith('pictures/wide.png', png(64, 80)),
    'public/pictures/wide.png: expected 1280x800 pixels, found 64x80; run npm run pictures',
  )
  for (const content of ['', '<!doctype html>', png(180, 180).subarray(0, 30)])
    assert.is(
      problemWith('icons/a.png', content),
      'public/icons/a.png: not a complete PNG; run npm run icons',
    )
  for (const content of ['', png(64, 64)])
    assert.is(
      problemWith('icons/icon.svg', content),
      'public/icons/icon.svg: not an SVG drawing; run npm run icons',
    )
})
