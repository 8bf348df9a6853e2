import { assert, test } from '#test'
import { buildStyles } from '../../../../tools/page/styles'
import { eventPalette } from '../../../../src/camp-schema'
import { tokens } from '../../../../src/styles/tokens'

const css = await buildStyles()

/** The declarations of all rules whose selectors are exactly this one. */
const ruleOf = (selector: string) =>
  [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, selectors]) => selectors?.split(',').includes(selector))
    .map(([, , declarations]) => declarations)
    .join(';')

test('styles: every colour in use is a token', () => {
  const used = [...css.matchAll(/var\(--([\w-]+)/g)].map(([, name]) => name!)
  assert.ok(used.length > 10)
  assert.equal(
    used.filter((name) => !Object.hasOwn(tokens, name)),
    // Not a colour: the number of tabs.
    ['tabs'],
  )
})

for (const scheme of ['light', 'dark'] as const) {
  test(`styles: no two event colours are the same, ${scheme} scheme`, () => {
    assert.is(new Set(eventPalette.map((name) => tokens[name][scheme])).size, eventPalette.length)
  })
}

test('styles: the background colour is on body', () => {
  assert.match(ruleOf('body'), /background(-color)?:var\(--paper\)/)
})

test('styles: weekends differ by background colour', () => {
  const background = /background(-color)?:([^;]+)/
  const weekend = background.exec(ruleOf('.weekend'))?.[2]
  assert.ok(weekend)
  assert.is.not(weekend, background.exec(ruleOf('.card'))?.[2])
})

test('styles: a tab of the bar is 4rem high', () => {
  assert.match(ruleOf('.tab'), /(^|;)height:4rem/)
})
