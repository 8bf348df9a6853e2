import { all, render, textOf } from '../../support/render'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { LevelNote } from '../../../src/components/level-note'

const notes = async (now: number | undefined) => all(await render(<LevelNote now={now} />), 'p').map(textOf)

test('Levels: the present height is said in words, with what is calculated and what is not', async () => {
  assert.equal(await notes(1.24), [
    'About 1.2 m now',
    'The level is calculated; times come from the tide table.',
  ])
})

test('Levels: on another day nothing is said of the present', async () => {
  assert.equal(await notes(undefined), ['The level is calculated; times come from the tide table.'])
})

test.run()
