import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { projectFolder } from '../../../build/bundle'
import { trim, trims } from '../../../build/trim'

const installed = await Promise.all(
  Object.entries(trims).map(async ([file, cuts]) => ({
    file,
    cuts,
    source: await readFile(path.join(projectFolder, 'node_modules', file), 'utf8'),
  })),
)

/** How every complaint begins, as a pattern. */
const complaint = (file: string) =>
  new RegExp(`build/trim\\.ts: ${file} has no single .*; mend the cuts`, 's')

test('The installed packages are trimmed of what imitates React and of what no screen uses', () => {
  let saved = 0
  let trimmed = ''
  for (const { file, source } of installed) {
    const rest = trim(file, source)
    assert.ok(rest.length < source.length, file)
    saved += source.length - rest.length
    trimmed += rest
  }
  assert.ok(saved > 8000, `${saved} bytes`)
  const whole = installed.map(({ source }) => source).join('')
  for (const gone of [
    'ondoubleclick',
    'UNSAFE_',
    'persist',
    'dangerouslySetInnerHTML',
    'subscribe=function',
  ]) {
    assert.ok(whole.includes(gone), gone)
    assert.not(trimmed.includes(gone), gone)
  }
})

test('A release that has moved what is cut stops the build with a clear message', () => {
  for (const { file, cuts, source } of installed) {
    for (const { from, upTo } of cuts) {
      assert.ok(source.includes(from), from)
      assert.throws(() => trim(file, source.replace(from, '/* moved */')), complaint(file))
      if (upTo === undefined) continue
      assert.throws(() => trim(file, source.replaceAll(upTo, '')), complaint(file), upTo)
    }
    assert.throws(() => trim(file, ''), complaint(file))
  }
})

test('Text that is there twice is not cut at random', () => {
  for (const { file, source } of installed) assert.throws(() => trim(file, source + source), complaint(file))
})

test('A file without cuts stays as it is', () => {
  assert.is(trim('preact/jsx-runtime/dist/jsxRuntime.mjs', 'text'), 'text')
})

test.run()
