import { assert, test } from '#test'
import { buildStyles } from '../../../../tools/page/styles'
import { eventPalette } from '../../../../src/camp-schema'
import { tokens } from '../../../../src/styles/tokens'

const css = await buildStyles()

test('styles: every variable except --tabs is a token', () => {
  const used = [...css.matchAll(/var\(--([\w-]+)/g)].map(([, name]) => name!)
  assert.ok(used.length > 10)
  assert.equal(
    used.filter((name) => !Object.hasOwn(tokens, name)),
    // `--tabs` is the number of tabs, not a colour.
    ['tabs'],
  )
})

for (const scheme of ['light', 'dark'] as const) {
  test(`styles: event and day colours are distinct, ${scheme} scheme`, () => {
    const names = [...eventPalette, 'card', 'weekend'] as const
    assert.is(new Set(names.map((name) => tokens[name][scheme])).size, names.length)
  })
}
