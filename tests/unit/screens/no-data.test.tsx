import { stubFetch, takeErrors } from '../../support/dom'
import { all, one, render, textOf } from '../../support/render'
import { until } from '../../support/until'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { routes } from '../../../src/routes'
import { calendar, locations, tides, weather, type Dataset } from '../../../src/stores/datasets'

const datasets: Record<string, Dataset<unknown>> = {
  Weather: weather,
  Tides: tides,
  Locations: locations,
  Calendar: calendar,
}

// The same of each: until there are data, the heading, a link beside it, and the status line.
for (const { title, Screen } of routes.filter(({ title }) => title !== 'Info')) {
  test(`${title} shows heading and status only, while loading and in error`, async () => {
    const container = await render(<Screen />)
    const expectStatusAlone = (status: string) => {
      const heading = textOf(one(container, 'h1'))
      const link = all(container, 'a').map(textOf).join('')
      assert.is(textOf(one(container, '[role=status]')), status)
      assert.is(textOf(container).replaceAll(' ', ''), (heading + link + status).replaceAll(' ', ''))
      assert.equal(all(container, 'button, table, ul, iframe, input, .radar').map(textOf), [])
    }
    expectStatusAlone('Loading ...')
    stubFetch(() => new Response('', { status: 500 }))
    await datasets[title]!.refresh()
    await until(() => /Error/.test(textOf(container)), 'the error is shown')
    expectStatusAlone('Error')
    assert.is(takeErrors().length, 1)
  })
}

test.run()
