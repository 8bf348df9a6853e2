import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { assert, test } from '#test'
import { pictureStamps, pictureState } from '../../../../tools/site/picture-stamps'

const folder = await mkdtemp(path.join(tmpdir(), 'strandline-'))
test.after(() => rm(folder, { recursive: true }))

test('pictures: stamps detect another camp and old pictures', async () => {
  assert.is(await pictureState(folder), 'of another camp')
  for (const [name, stamp] of await pictureStamps()) await writeFile(path.join(folder, name), stamp)
  assert.is(await pictureState(folder), 'current')
  await writeFile(path.join(folder, 'sources.sha256'), 'of older sources')
  assert.is(await pictureState(folder), 'outdated')
  await writeFile(path.join(folder, 'camp.sha256'), 'of another camp')
  assert.is(await pictureState(folder), 'of another camp')
})
