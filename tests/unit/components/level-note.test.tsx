import { all, render, textOf } from '../../support/render'
import { assert, test } from '#test'
import { LevelNote } from '../../../src/components/level-note'

test('level note: has the present height and its origin', async () => {
  const notes = async (now: number | undefined) => all(await render(<LevelNote now={now} />), 'p').map(textOf)
  const [now, note = ''] = await notes(1.24)
  assert.is(now, 'About 1.2 m now')
  assert.match(note, 'calculated')
  assert.equal(await notes(undefined), [note], 'on another day')
})
