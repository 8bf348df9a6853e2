import { all, render, textOf } from '../../support/render'
import { assert, test } from '#test'
import { SunBar } from '../../../src/components/sun-bar'
import { drawn } from '../../support/drawn'

test('sun bar: shows the sun only if its progress is given', () => {
  const sunset = 'The sun sets in 2hr 35min'
  for (const [progress, text, style] of [
    [undefined, undefined, []],
    [0, undefined, ['left: 0%']],
    [0.25, sunset, ['left: 25%']],
    [1, undefined, ['left: 100%']],
  ] as const) {
    const container = render(<SunBar sunrise="06:06" sunset="20:15" progress={progress} text={text} />)
    assert.is(textOf(container), `${text ?? ''}Sunrise 06:06 Sunset 20:15`)
    assert.equal(
      all(container, drawn.sunMark).map((sun) => sun.getAttribute('style')?.replace(';', '')),
      style,
    )
  }
})
