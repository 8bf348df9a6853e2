import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { projectFolder } from '../../../build/bundle'
import { trimCompat } from '../../../build/trim-compat'

const compat = await readFile(path.join(projectFolder, 'node_modules/preact/compat/dist/compat.mjs'), 'utf8')

test('The installed preact/compat is trimmed of a kilobyte and more, and of what imitates React', () => {
  const trimmed = trimCompat(compat)
  assert.ok(compat.length - trimmed.length > 1000, `${compat.length - trimmed.length} bytes`)
  for (const gone of ['ondoubleclick', 'UNSAFE_', 'defaultValue', 'persist']) {
    assert.match(compat, gone)
    assert.not.match(trimmed, gone)
  }
})

test('A release of preact/compat that has moved what is cut stops the build with a clear message', () => {
  for (const marker of [
    'isReactComponent=!0,["componentWillMount"',
    'var K=',
    'if(!W){W=!0;',
    'return n}u.vnode=',
    'var nn=',
  ]) {
    assert.match(compat, marker)
    assert.throws(
      () => trimCompat(compat.replace(marker, '/* moved */')),
      /build\/trim-compat\.ts.*mend the cuts/,
    )
  }
  assert.throws(() => trimCompat(''), /build\/trim-compat\.ts/)
})

test('Text that is there twice is not cut at random', () => {
  assert.throws(() => trimCompat(compat + compat), /build\/trim-compat\.ts/)
})

test.run()
