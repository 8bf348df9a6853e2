import { answerWith, takeErrors } from '../../support/dom'
import { all, one, render, textOf } from '../../support/render'
import { until } from '../../support/until'
import { assert, test } from '#test'
import { online } from '../../../src/stores/connection'
import { routes } from '../../../src/routes'
import type { DatasetName } from '../../../src/schemas'
import { datasets } from '../../support/stores'
import { dataScreens } from '../../support/app-tables'

for (const { title, Screen } of routes.filter(({ title }) => dataScreens.includes(title))) {
  test(`${title}: shows only heading, status and help without data`, async () => {
    const container = render(<Screen />)
    const showsStatusAlone = (status: string, help = '') => {
      const heading = textOf(one(container, 'h1'))
      const link = all(container, 'a').map(textOf).join('')
      assert.is(textOf(one(container, '[role=status]')), status)
      assert.is(textOf(container).replaceAll(' ', ''), (heading + link + status + help).replaceAll(' ', ''))
      assert.equal(all(container, 'button, table, ul, iframe, input, .radar').map(textOf), [])
    }
    showsStatusAlone('Loading ...')
    answerWith('', 500)
    await datasets[title.toLowerCase() as DatasetName].refresh()
    await until(() => /Error/.test(textOf(container)), 'the error is shown')
    const help = 'Move to a better signal: the app tries again by itself.'
    showsStatusAlone('Error', `The data did not load. ${help}`)
    online.value = false
    await until(() => /No connection/.test(textOf(container)), 'the help follows the connection')
    showsStatusAlone('Error', `No connection. ${help}`)
    online.value = true
    assert.is(takeErrors().length, 1)
  })
}
