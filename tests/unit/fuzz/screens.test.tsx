import { takeErrors } from '../../support/dom'
import { mount } from '../../support/render'
import { useSignals } from '@preact/signals-react/runtime'
import type { JSX } from 'react'
import * as fc from 'fast-check'
import { assert, test } from '#test'
import type { DatasetName } from '../../../src/schemas'
import { OrganisersNotice } from '../../../src/components/organisers-notice'
import { routes } from '../../../src/routes'
import { now } from '../../../src/stores/clock'
import { datasets } from '../../../src/stores/datasets'
import { dismissNotice, notice, noticeAge } from '../../../src/stores/notice'
import { forecastSelection, tideSelection } from '../../../src/stores/selection'
import { datasetNames } from '../../support/app-tables'
import { anyFile } from './mutate'
import { fuzz } from '../../support/fuzz'

/** Renders a screen as the app does, below the organisers' notice. */
function Shown({ screen }: { screen: JSX.Element }) {
  useSignals()
  return (
    <>
      <OrganisersNotice notice={notice.value} age={noticeAge.value} onDismiss={dismissNotice} />
      {screen}
    </>
  )
}

/** An instant within the years that the files cover. */
const moment = fc.integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2029, 0, 1) })
/** An instant within the month that most files cover. */
const august = fc.integer({ min: Date.UTC(2026, 7, 1), max: Date.UTC(2026, 8, 1) })

/** Texts that reach a screen only through a bug. */
const nonsense = /\bNaN\b|undefined|Invalid|\[object|Infinity/

let lastUpdated = Date.UTC(2024, 0, 1)

/** Simulates another tab that stores a file; returns whether the app accepts the file. */
const storeInOtherTab = (name: DatasetName, file: unknown): boolean => {
  const before = datasets[name].lastUpdated()
  lastUpdated++
  const newValue = JSON.stringify({ lastUpdatedUtc: new Date(lastUpdated).toJSON(), data: file })
  dispatchEvent(new StorageEvent('storage', { key: `cache:${name}`, newValue }))
  return datasets[name].lastUpdated() !== before
}

const markupOf = (screen: JSX.Element): string => {
  const { container, unmount } = mount(<Shown screen={screen} />)
  const markup = container.innerHTML
  unmount()
  return markup
}

for (const name of datasetNames) {
  const { screen } = routes.find(({ path }) => path === `/${name}`)!
  test(`fuzz: the screen shows any accepted ${name}.json`, async () => {
    let shown = 0
    await fuzz(
      { what: `screen of ${name}.json`, files: 100 },
      fc.tuple(anyFile(name), fc.oneof(moment, august), fc.nat(4)),
      async ([file, instant, day]) => {
        if (!storeInOtherTab(name, file)) return
        shown++
        now.value = instant
        for (const { dates, choose } of [forecastSelection, tideSelection]) {
          choose(dates.value[day] ?? 'none')
        }
        const markup = markupOf(screen)
        // Lets the framework finish unmounting the screen.
        await new Promise((resolve) => setImmediate(resolve))
        for (const line of takeErrors()) assert.match(line, /^ignored: /)
        assert.match(markup, '<h1')
        const text = JSON.stringify(file)
        if (!nonsense.test(text)) assert.not.match(markup, nonsense)
      },
    )
    assert.ok(shown > 50, `${shown} files were shown`)
  })
}
