import { assert, test } from '#test'
import { buildStyles } from '../../../../tools/page/styles'
import { eventPalette } from '../../../../src/camp-schema'
import { tokens } from '../../../../src/styles/tokens'

const css = await buildStyles()

/** Variables that components set: the number of tabs, and what a chart shows. */
const ofComponents = ['tabs', 'steps', 'x', 'label-x']

test('styles: every other variable is a token', () => {
  const used = [...css.matchAll(/var\(--([\w-]+)/g)].map(([, name]) => name!)
  assert.ok(used.length > 10)
  const others = new Set(used.filter((name) => !Object.hasOwn(tokens, name)))
  assert.equal([...others].sort(), ofComponents.toSorted())
})

for (const scheme of ['light', 'dark'] as const) {
  test(`styles: the ${scheme} scheme is declared, its colours distinct`, () => {
    assert.match(css, `color-scheme:${scheme}`)
    const names = [...eventPalette, 'card', 'weekend'] as const
    assert.is(new Set(names.map((name) => tokens[name][scheme])).size, names.length)
  })
}
