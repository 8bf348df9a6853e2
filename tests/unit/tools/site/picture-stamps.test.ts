import { assert, test } from '#test'
import { codeOf, pictureStamps, pictureState, shownFiles } from '../../../../tools/site/picture-stamps'
import { newFolder, writeFiles } from '../../../support/folder'

test("pictures: stamps detect outdated ones, and another camp's", async () => {
  const folder = newFolder()
  const steps = [
    { stamps: {}, state: 'of another camp' },
    { stamps: Object.fromEntries(await pictureStamps()), state: 'current' },
    { stamps: { 'sources.sha256': 'of older sources' }, state: 'outdated' },
    { stamps: { 'camp.sha256': 'of another camp' }, state: 'of another camp' },
  ]
  for (const { stamps, state } of steps) {
    writeFiles(folder, stamps)
    assert.is(await pictureState(folder), state)
  }
})

test('pictures: hashed files include sample data, but not camp.ts', async () => {
  const files = await shownFiles()
  for (const file of ['app.tsx', 'index.html', 'lib/uv.ts', 'styles/bar.css'])
    assert.ok(files.includes(`src/${file}`), file)
  assert.ok(files.includes('tools/sample/weather.json'))
  assert.not.ok(files.includes('src/camp.ts'))
})

test('pictures: are not outdated by comments or formatting', async () => {
  for (const [file, code, other] of [
    ['a.tsx', 'const a = <p>{1}</p>', '// One.\nconst a = (\n  <p>{1}</p>\n)'],
    ['a.css', 'p { top: 0 }', '/* At the top. */\np {\n  top: 0;\n}'],
    ['a.json', '{"a":1}', '{ "a": 1 }'],
  ] as const) {
    assert.is(await codeOf(file, code), await codeOf(file, other))
    assert.is.not(await codeOf(file, code), await codeOf(file, code.replace(/[01]/, '2')))
  }
})
