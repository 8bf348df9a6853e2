import { assert, test } from '#test'
import { writeDemoData } from '../../../../tools/dev/demo-data'
import { sampleFile } from '../../../../tools/dev/sample-camp'
import { samplePath } from '../../../../tools/settings'
import { datasetNames } from '../../../support/app-tables'
import { newFolder, readTexts } from '../../../support/folder'

test("demo: writes today's sample camp to where the app looks", async () => {
  const folder = newFolder()
  const now = Date.parse('2026-11-23T12:00:00Z')
  await writeDemoData(folder, now)
  const files = readTexts(folder)
  for (const name of datasetNames) {
    assert.equal(JSON.parse(files[`${samplePath}${name}.json`]!), sampleFile(name, now))
  }
  assert.ok(files[`${samplePath}weather.json.br`], 'hosts may serve compressed copies')
})
