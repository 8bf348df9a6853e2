import { all, one, render, textOf } from '../../support/render'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { WeatherIcon } from '../../../src/icons/weather-icon'
import { weatherCodeRows } from '../../support/files'

test('Weather type codes: the 48 codes give 17 drawings, grouped as in the table', async () => {
  const codes = Array.from({ length: 48 }, (_, code) => code)
  const container = await render(
    <ul>
      {codes.map((code) => (
        <li key={code}>
          <WeatherIcon code={code} description={`code ${code}`} />
        </li>
      ))}
    </ul>,
  )
  const groups = new Map<string, number[]>()
  for (const [code, item] of all(container, 'li').entries()) {
    const drawing = one(item, 'svg').innerHTML
    assert.ok(drawing.length > 20, `code ${code} draws nothing`)
    groups.set(drawing, [...(groups.get(drawing) ?? []), code])
  }
  assert.equal([...groups.values()], weatherCodeRows)
})

test('Icons: a weather icon has the role img and its description as label, and no hidden text', async () => {
  const container = await render(<WeatherIcon code={3} description="Sunny Intervals" />)
  const icon = one(container, 'svg')
  assert.is(icon.getAttribute('role'), 'img')
  assert.is(icon.getAttribute('aria-label'), 'Sunny Intervals')
  assert.is(container.textContent, '')
})

test('Weather type codes: for any other code the description is shown', async () => {
  for (const code of [48, -1, 99, 1.5, 1e9]) {
    const container = await render(<WeatherIcon code={code} description="Volcanic ash" />)
    assert.is(textOf(container), 'Volcanic ash', String(code))
    assert.is(all(container, 'svg').length, 0)
  }
})

test.run()
