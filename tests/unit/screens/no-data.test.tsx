import { answerWith, takeErrors } from '../../support/dom'
import { all, one, render, textOf } from '../../support/render'
import { until } from '../../support/until'
import { assert, test } from '#test'
import { helpText } from '../../../src/lib/status-text'
import { datasets } from '../../../src/stores/datasets'
import { online } from '../../../src/stores/connection'
import { routes } from '../../../src/routes'
import type { DatasetName } from '../../../src/schemas'
import { openPath, statusLine } from '../../support/stores'
import { dataScreens } from '../../support/app-tables'
import { drawn } from '../../support/drawn'

for (const { path, title, screen } of routes.filter(({ title }) => dataScreens.includes(title))) {
  test(`${title}: without data, shows only header, status and help`, async () => {
    openPath(path)
    const container = render(screen)
    const showsStatusAlone = (status: string, help = '') => {
      const heading = textOf(one(container, 'h1'))
      const link = all(container, 'a').map(textOf).join('')
      assert.is(textOf(one(container, '[role=status]')), status)
      assert.is(textOf(container).replaceAll(' ', ''), (heading + link + status + help).replaceAll(' ', ''))
      assert.equal(all(container, `button, table, ul, iframe, input, ${drawn.radar}`).map(textOf), [])
    }
    showsStatusAlone(statusLine('loading'))
    answerWith('', 500)
    await datasets[title.toLowerCase() as DatasetName].refresh()
    await until(() => textOf(container).includes(helpText(true)), 'the error is shown')
    showsStatusAlone(statusLine('error'), helpText(true))
    online.value = false
    await until(() => textOf(container).includes(helpText(false)), 'the help says the phone is offline')
    showsStatusAlone(statusLine('error'), helpText(false))
    online.value = true
    assert.is(takeErrors().length, 1)
  })
}
