import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parsers } from 'strandline:parsers'
import { assert, test } from '#test'
import type { DatasetName } from '../../src/schemas'
import { parseProblem } from '../../tools/parse-problem'
import { glob, projectFolder } from '../../tools/files'
import { browsers } from '../../tools/page/bundle-options'
import { datasetNames } from '../support/app-tables'
import { ternCove } from '../support/gauge-table'
import { isProject } from '../support/project'
import { readPlaces } from '../../tools/data/make/locations-file'
import { readEvents } from '../../tools/data/make/read-events'
import { readNotices } from '../../tools/data/make/read-notices'
import { describedIn, schemaOf } from '../support/schema-values'

const read = (file: string) => readFile(path.join(projectFolder, file), 'utf8')

const folders = ['.github', 'docs', 'src', 'tests', 'tools'].filter((folder) =>
  existsSync(path.join(projectFolder, folder)),
)
const documents = [
  'README.md',
  ...(await Promise.all(folders.map((folder) => glob(folder, '.md')))).flat(),
  // What Playwright writes about failures is no document.
].filter((file) => !file.startsWith('tests/results/'))

/** What a fork's camp may delete. */
const ofCamp = /^(?:src\/sheets|public\/pictures)\//

const projectTest = isProject ? test : test.skip

for (const file of documents) {
  const linkTest = file === 'README.md' ? projectTest : test
  linkTest(`${file}: relative links resolve`, async () => {
    const links = [...(await read(file)).matchAll(/\]\((?!https?:|mailto:)([^)]+)\)/g)]
    for (const [, link = ''] of links) {
      const [name = '', heading] = link.split('#')
      const target = name ? path.join(path.dirname(file), name) : file
      // Skips links to GitHub's own pages, such as `../../actions`.
      if (target.startsWith('..') || ofCamp.test(target) || (!isProject && target === 'README.md')) continue
      assert.ok(existsSync(path.join(projectFolder, target)), `no such file: ${link}`)
      if (heading) assert.ok(headingsIn(await read(target)).includes(heading), `no such heading: ${link}`)
    }
  })
}

/** Returns the headings of a document as link anchors. */
function headingsIn(text: string): string[] {
  return [...text.matchAll(/^##+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  )
}

/** Returns the fixed options that a file allows, such as the types of places. */
const optionsOf = (name: DatasetName): string[] =>
  describedIn(schemaOf(name)).flatMap(({ schema }) => schema.enum ?? [])

test('docs: each page has fewer than 80 lines', async () => {
  const lineCount = async (file: string) => (await read(file)).split('\n').length - 1
  for (const file of documents) {
    // A changelog grows.
    if (!file.startsWith('docs/') || file === 'docs/changelog.md') continue
    assert.ok((await lineCount(file)) < 80, `${file}: ${await lineCount(file)} lines`)
  }
})

projectTest('README.md: has at most 110 lines', async () => {
  assert.ok((await read('README.md')).split('\n').length <= 111)
})

projectTest('src/sheets: are good examples', async () => {
  const sheet = async (name: string) => ({
    name,
    bytes: await readFile(path.join(projectFolder, 'src/sheets', name)),
  })
  // Each throws an InvalidResponse for a mistake, and for a sheet without rows.
  const { notes } = readEvents(await sheet('events.csv'), undefined, false, '2026-08-19')
  readNotices(await sheet('notices.csv'), false, Date.parse('2026-08-19T12:00:00Z'))
  const places = readPlaces(await sheet('places.csv'), ternCove, false)
  assert.equal([...notes, ...places.notes], [])
})

projectTest('README.md: names the browsers that the page is built for', async () => {
  const [, named = ''] = /^- Supported browsers: (.+?) \(/m.exec(await read('README.md')) ?? []
  assert.equal(browsers, named.toLowerCase().replaceAll(' ', '').split(','))
})

test('tools/data/format.md: has valid examples and all options', async () => {
  const text = await read('tools/data/format.md')
  for (const name of datasetNames) {
    const section = text.split(`\n## ${name}.json\n`)[1]?.split('\n## ')[0] ?? ''
    const example = /```json\n(.*?)```/s.exec(section)?.[1] ?? ''
    assert.is(parseProblem(parsers[name], JSON.parse(example)), undefined, name)
    for (const option of optionsOf(name)) assert.match(section, `\`${option}\``)
  }
})

test('docs/sheets.md: names all types of places and kinds of notices', async () => {
  const text = await read('docs/sheets.md')
  for (const option of [...optionsOf('locations'), ...optionsOf('calendar')])
    assert.match(text, `\`${option}\``)
})
