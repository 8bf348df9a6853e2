import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { assert, test } from '#test'
import { writeDemoData } from '../../../../tools/dev/demo-data'
import { sampleFile } from '../../../../tools/dev/sample-camp'
import { samplePath } from '../../../../tools/settings'
import { datasetNames } from '../../../support/app-tables'

test("demo: writes the day's sample camp to where the app asks", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'strandline-demo-'))
  const now = Date.parse('2026-11-23T12:00:00Z')
  await writeDemoData(folder, now)
  for (const name of datasetNames) {
    const text = await readFile(path.join(folder, samplePath, `${name}.json`), 'utf8')
    assert.equal(JSON.parse(text), sampleFile(name, now))
  }
  await rm(folder, { recursive: true })
})
