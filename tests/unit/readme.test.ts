import { access, readFile } from 'node:fs/promises'
import path from 'node:path'
import { checks } from 'strandline:checks'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { glob, projectFolder } from '../../build/files'
import { forOwnCamp } from '../support/own-camp'

// A fork may write a README of its own.
const ownCampTest = forOwnCamp(test)

const read = (file: string) => readFile(path.join(projectFolder, file), 'utf8')

const readme = await read('README.md')

/** The blocks of code of a language. */
const blocks = (language: string): string[] =>
  [...readme.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\`$`, 'gms'))].map(([, text]) => text!)

const scripts = Object.keys(
  (JSON.parse(await read('package.json')) as { scripts: Record<string, string> }).scripts,
)

ownCampTest("README: nginx's settings are those of build/site/nginx.conf", async () => {
  assert.equal(blocks('nginx'), [await read('build/site/nginx.conf')])
})

ownCampTest('README: the examples of the four files are what the app accepts, each of another file', () => {
  const examples = blocks('json').map((text): unknown => JSON.parse(text))
  const accepted = examples.map((example) =>
    Object.entries(checks)
      .filter(([, check]) => check(example) === undefined)
      .map(([name]) => name),
  )
  assert.equal(accepted.flat().sort(), ['calendar', 'locations', 'tides', 'weather'])
  assert.is(examples.length, 4)
})

ownCampTest('README and workflows: every npm command that they name is there', async () => {
  const workflows = await glob('.github', '.yml')
  assert.ok(workflows.length > 1)
  for (const text of [readme, ...(await Promise.all(workflows.map(read)))]) {
    const named = [...text.matchAll(/npm run (?:--prefix \w+ )?([\w:-]+)/g)].map(([, name]) => name!)
    assert.ok(named.length)
    assert.equal(
      named.filter((name) => !scripts.includes(name)),
      [],
    )
  }
})

ownCampTest('README: every command of the project is named, but for those that npm test runs', () => {
  const parts = ['start', 'test', 'test:unit', 'test:e2e']
  assert.equal(
    scripts.filter((name) => !parts.includes(name) && !readme.includes(`npm run ${name}`)),
    [],
  )
})

ownCampTest('README: every file and heading that it links to is there', async () => {
  const targets = [...readme.matchAll(/\]\(([^)]+)\)/g)].map(([, target]) => target!)
  assert.ok(targets.length > 15)
  const headings = [...readme.matchAll(/^##+ (.*)$/gm)].map(
    ([, title]) => `#${title!.toLowerCase().replaceAll(' ', '-')}`,
  )
  for (const target of targets) {
    if (target.startsWith('#')) assert.ok(headings.includes(target), target)
    else await access(path.join(projectFolder, target))
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
