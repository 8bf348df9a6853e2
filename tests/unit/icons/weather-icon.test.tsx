import { all, one, render, textOf } from '../../support/render'
import { assert, test } from '#test'
import { tokens } from '../../../src/styles/tokens'
import { WeatherIcon } from '../../../src/icons/weather-icon'
import { weatherCodeRows } from '../../support/files'

test('weather icon: related codes share a drawing', () => {
  const groups = new Map<string, number[]>()
  for (let code = 0; code < 48; code++) {
    const container = render(<WeatherIcon code={code} description="Sunny" />)
    const icon = one(container, 'svg')
    assert.is(icon.getAttribute('role'), 'img')
    assert.is(icon.getAttribute('aria-label'), 'Sunny')
    assert.is(container.textContent, '')
    assert.is(all(icon, 'path:not([d][stroke])').length, 0, `code ${code} lacks a shape or its lines`)
    const above = all(icon, 'path').slice(1)
    assert.not.ok(
      above.some((path) => path.getAttribute('transform')?.includes('scale')),
      `code ${code}: what is small lies behind`,
    )
    assert.is(all(icon, '[fill*=bolt]:not(:last-child)').length, 0, `code ${code}: a bolt lies in front`)
    const colours = icon.innerHTML.match(/(?<=--)[\w-]+/g) ?? []
    assert.equal(
      colours.filter((colour) => !(colour in tokens)),
      [],
    )
    groups.set(icon.innerHTML, [...(groups.get(icon.innerHTML) ?? []), code])
  }
  assert.equal([...groups.values()], weatherCodeRows)
})

test('weather icon: an unknown code shows its description', () => {
  for (const code of [48, -1, 99, 1.5, 1e9]) {
    const container = render(<WeatherIcon code={code} description="Volcanic ash" />)
    assert.is(textOf(container), 'Volcanic ash', String(code))
    assert.is(all(container, 'svg').length, 0)
  }
})

test('weather icon: has a name even without a description', () => {
  const icon = one(render(<WeatherIcon code={1} description="" />), 'svg')
  assert.is(icon.getAttribute('aria-label'), 'Weather')
})
