import { access, readFile } from 'node:fs/promises'
import path from 'node:path'
import { checks } from 'strandline:checks'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { glob, projectFolder } from '../../tools/files'
import { pictures } from '../../tools/site/picture-list'
import { screenPaths } from '../support/app-tables'
import { forOwnCamp } from '../support/own-camp'

// A fork may write a README of its own.
const ownCampTest = forOwnCamp(test)

const read = (file: string) => readFile(path.join(projectFolder, file), 'utf8')

const readme = await read('README.md')

/** What is written for whoever reads or changes the project, by file. */
const documents = await Promise.all(
  ['README.md', '.github/CONTRIBUTING.md', 'src/README.md', 'tools/README.md', 'tests/README.md'].map(
    async (file) => ({ file, text: await read(file) }),
  ),
)

/** The blocks of code of a language. */
const blocks = (language: string): string[] =>
  [...readme.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\`$`, 'gms'))].map(([, text]) => text!)

const scripts = Object.keys(
  (JSON.parse(await read('package.json')) as { scripts: Record<string, string> }).scripts,
)

ownCampTest("README: nginx's settings are those of tools/site/nginx.conf", async () => {
  assert.equal(blocks('nginx'), [await read('tools/site/nginx.conf')])
})

ownCampTest('README: the examples of the four files are what the app accepts, each of another file', () => {
  const examples = blocks('json').map((text): unknown => JSON.parse(text))
  const accepted = examples.map((example) =>
    Object.entries(checks)
      .filter(([, check]) => check(example) === undefined)
      .map(([name]) => name),
  )
  assert.equal(accepted.flat().sort(), Object.keys(checks).sort())
  assert.is(examples.length, accepted.flat().length)
})

ownCampTest('README: Privacy names the copy of each file', () => {
  const privacy = readme.slice(readme.indexOf('\n## Privacy'), readme.indexOf('\n## Browsers'))
  for (const name of Object.keys(checks)) assert.match(privacy, `\`cache:${name}\``)
})

ownCampTest('README: every screen has its picture, which npm run pictures takes', () => {
  for (const path of screenPaths) {
    const file = `${path.slice(1)}.png`
    assert.ok(
      pictures.some((picture) => picture.file === file),
      `tools/site/picture-list.ts has no ${file}`,
    )
    assert.match(readme, `(public/pictures/${file})`)
  }
})

ownCampTest('READMEs and workflows: every npm command that they name is there', async () => {
  const workflows = await glob('.github', '.yml')
  assert.ok(workflows.length > 1)
  const texts = await Promise.all(workflows.map(read))
  for (const text of [...documents.map(({ text }) => text), ...texts]) {
    const named = [...text.matchAll(/npm run (?:--prefix \w+ )?([\w:-]+)/g)].map(([, name]) => name!)
    assert.ok(named.length)
    assert.equal(
      named.filter((name) => !scripts.includes(name)),
      [],
    )
  }
})

ownCampTest('READMEs: every command of the project is named, but for those that npm test runs', () => {
  const parts = ['start', 'test', 'test:unit', 'test:e2e']
  const named = documents.map(({ text }) => text).join()
  assert.equal(
    scripts.filter((name) => !parts.includes(name) && !named.includes(`npm run ${name}`)),
    [],
  )
})

ownCampTest('READMEs: every file and heading that they link to is there', async () => {
  const links = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/\]\((?!https:)([^)]+)\)/g)].map(([, target]) => ({ file, target: target! })),
  )
  assert.ok(links.length > 15)
  for (const { file, target } of links) {
    const [name = '', heading] = target.split('#')
    const linked = path.join(path.dirname(file), name || path.basename(file))
    await access(path.join(projectFolder, linked))
    if (heading === undefined) continue
    const headings = [...(await read(linked)).matchAll(/^##+ (.*)$/gm)].map(([, title]) =>
      title!.toLowerCase().replaceAll(' ', '-'),
    )
    assert.ok(headings.includes(heading), `${file}: ${target}`)
  }
})

test('Workflows: actions are pinned by commit, and nothing may be written unless a job says so', async () => {
  for (const file of await glob('.github', '.yml')) {
    const text = await read(file)
    const uses = [...text.matchAll(/uses: (\S+)(.*)/g)]
    assert.ok(uses.length, file)
    for (const [, action, comment] of uses) {
      assert.match(action!, /^actions\/[\w-]+@[0-9a-f]{40}$/, file)
      assert.match(comment!, /^ # v\d+\.\d+\.\d+$/, file)
    }
    assert.match(text, /^permissions:\n {2}contents: read\n\n/m, file)
  }
})

test.run()
