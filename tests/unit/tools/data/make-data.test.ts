import { rm } from 'node:fs/promises'
import { parsers } from 'strandline:parsers'
import { assert, test } from '#test'
import { parseProblem } from '../../../../tools/parse-problem'
import { spawnScript } from '../../../support/command'
import { newFolder, readTexts, writeFiles } from '../../../support/folder'
import { copyProject, otherCamp } from '../../../support/other-camp'
import { marineAnswer, openMeteoAnswer } from '../../../support/open-meteo'

let project: string

// A fork may have no source of the weather.
test.before(async () => {
  project = await copyProject()
  writeFiles(project, { 'src/camp.ts': "export * from '../tools/sample/other-camp'\n" })
})
test.after(() => rm(project, { recursive: true, force: true }))

const makeData = (options: string, folder: string) =>
  spawnScript('tools/data/make-data.ts', options.split(' '), { INIT_CWD: folder }, project)

test('make-data: makes a file from recorded answers', async () => {
  const answer = { ...openMeteoAnswer('2026-08-19'), ...otherCamp.position }
  const marine = { ...marineAnswer('2026-08-19'), ...otherCamp.position }
  const folder = newFolder({ 'answers/open-meteo.json': answer, 'answers/open-meteo-marine.json': marine })
  const options = 'made --only weather --answers answers --now 2026-08-19T12:20:00Z --report made'
  const { ended, written } = makeData(options, folder)
  assert.is(await ended, 0, written.stderr)
  assert.is(written.stdout, 'weather.json: written: 5 days from Open-Meteo, until 05:00 on Mon 24 August\n')
  const files = readTexts(folder)
  assert.is(parseProblem(parsers.weather, JSON.parse(files['made/weather.json']!)), undefined)
  assert.equal([files['made/report.md'], files['made/failing.json']], ['', '{}\n'])
})

test('make-data: prints its results even without a report', async () => {
  const folder = newFolder({ taken: '' })
  const { ended, written } = makeData('made --only locations --report taken', folder)
  assert.is(await ended, 2)
  assert.match(written.stdout, /^locations\.json: /)
  assert.match(written.stdout, /\n.*taken: not a folder; give another folder\n$/)
})

test('make-data: begins only with the folders that it needs', async () => {
  const folder = newFolder({ taken: '' })
  for (const [options, problem] of [
    ['taken', /taken: not a folder; give another folder\n$/],
    [
      'made --answers none --now 2026-08-19T12:20:00Z',
      /none: not found; give a folder with recorded responses\n$/,
    ],
  ] as const) {
    const { ended, written } = makeData(options, folder)
    assert.is(await ended, 2)
    assert.is(written.stdout, '')
    assert.match(written.stderr, problem)
  }
})
