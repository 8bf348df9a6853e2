import { all, render, textOf } from '../../support/render'
import { assert, test } from '#test'
import { LevelNote } from '../../../src/components/level-note'

test('level note: shows the current height and where it comes from', () => {
  const notes = (now: number | undefined) => all(render(<LevelNote now={now} />), 'p').map(textOf)
  const [now, note = ''] = notes(1.24)
  assert.is(now, 'About 1.2 m now')
  assert.match(note, 'calculated')
  assert.equal(notes(undefined), [note], 'on another day')
})
