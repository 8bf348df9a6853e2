import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parsers } from 'strandline:parsers'
import { assert, test } from '#test'
import { parseProblem } from '../../../../tools/parse-problem'
import { camp } from '../../../../src/camp'
import { spawnScript } from '../../../support/command'
import { openMeteoAnswer } from '../../../support/open-meteo'

test('make-data: makes a file from recorded answers', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'strandline-make-data-'))
  await mkdir(path.join(folder, 'answers'))
  const answer = { ...openMeteoAnswer('2026-08-19'), ...camp.position }
  await writeFile(path.join(folder, 'answers/open-meteo.json'), JSON.stringify(answer))
  const options = ['--answers', 'answers', '--now', '2026-08-19T12:20:00Z', '--report', 'made']
  const { ended, written } = spawnScript(
    'tools/data/make-data.ts',
    ['made', '--only', 'weather', ...options],
    {
      INIT_CWD: folder,
    },
  )
  assert.is(await ended, 0, written.stderr)
  assert.is(written.stdout, 'weather.json: written: 5 days from Open-Meteo, until 05:00 on Mon 24 August\n')
  const read = (file: string) => readFile(path.join(folder, 'made', file), 'utf8')
  assert.is(parseProblem(parsers.weather, JSON.parse(await read('weather.json'))), undefined)
  assert.equal([await read('report.md'), await read('failing.json')], ['', '{}\n'])
  await rm(folder, { recursive: true })
})
