import { assert, test } from '#test'
import { pictureStamps, pictureState } from '../../../../tools/site/picture-stamps'
import { newFolder, writeFiles } from '../../../support/folder'

test('pictures: stamps detect another camp and old pictures', async () => {
  const folder = newFolder()
  const steps = [
    { stamps: {}, state: 'of another camp' },
    { stamps: Object.fromEntries(await pictureStamps()), state: 'current' },
    { stamps: { 'sources.sha256': 'of older sources' }, state: 'outdated' },
    { stamps: { 'camp.sha256': 'of another camp' }, state: 'of another camp' },
  ]
  for (const { stamps, state } of steps) {
    writeFiles(folder, stamps)
    assert.is(await pictureState(folder), state)
  }
})
