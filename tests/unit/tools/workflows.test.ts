import { readFileSync, rmSync } from 'node:fs'
import { NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser'
import { assert, test } from '#test'
import { glob, readProjectFile } from '../../../tools/files'
import { readWorkflow, startRunner, type Runner } from './workflow-runner'

const files = [...(await glob('.github/workflows', '.yml')), ...(await glob('.github/examples', '.yml'))]
const makeData = await readWorkflow('.github/examples/make-data.yml')
const dataRepository = await readWorkflow('.github/examples/data-repository.yml')

test("workflows: pass GitHub's parser, and pin their actions", async () => {
  for (const name of files) {
    const content = await readProjectFile(name)
    for (const [, action = '', comment = ''] of content.matchAll(/uses: (\S+)(.*)/g)) {
      assert.match(action, /^actions\/[\w-]+@[0-9a-f]{40}$/, name)
      assert.match(comment, /^ # v\d+\.\d+\.\d+$/, name)
    }
    const { context } = parseWorkflow({ name, content }, new NoOperationTraceWriter())
    assert.equal(
      context.errors.getErrors().map(({ message }) => message),
      [],
      name,
    )
  }
})

test('workflows: no job with write permission runs packages', async () => {
  for (const file of files) {
    const { jobs, permissions } = await readWorkflow(file)
    assert.equal(permissions, { contents: 'read' }, file)
    for (const [name, job] of Object.entries(jobs)) {
      const mayWrite = Object.values(job.permissions ?? permissions).includes('write')
      const text = JSON.stringify(job.steps)
      if (mayWrite) assert.not.match(text, /\b(?:npm|npx|node)\b|secrets/, `${file}: ${name}`)
      else assert.not.match(text, /github\.token|GITHUB_TOKEN/, `${file}: ${name}`)
      for (const { uses, with: inputs } of job.steps) {
        if (!mayWrite && uses?.startsWith('actions/checkout@'))
          assert.is(inputs?.['persist-credentials'], false)
      }
    }
  }
})

test('workflows: the two that publish data share one queue', () => {
  for (const { concurrency } of [makeData, dataRepository]) assert.match(concurrency.group, 'publish-data')
})

/** Runs a test only on Linux, for which the workflows' scripts are written. */
const linuxTest = process.platform === 'linux' ? test : () => {}

linuxTest('deploy.yml: builds a demo until camp.ts names a data source', async () => {
  const { plan } = (await readWorkflow('.github/workflows/deploy.yml')).jobs
  const camp = await readProjectFile('src/camp.ts')
  const runner = startRunner({})
  for (const [repository, output] of Object.entries({ '': 'is-demo=true\n', data: '' })) {
    const text = camp.replace(/repository: '.*'/, `repository: '${repository}'`)
    runner.write({ 'work/src/camp.ts': text, output: '' })
    runner.job(plan!)
    assert.is(readFileSync(runner.at('output'), 'utf8'), output)
  }
})

/** Starts a runner whose make-data writes the files in `says`, and fails if the workspace has a file `fails`. */
const startMakeData = (says: Record<string, string>): Runner => {
  const runner = startRunner({
    npm: `case "$4" in
      make-data) echo 'weather.json: written'; cp --recursive "$ROOT/says/." "$8"; ! [ -f "$ROOT/fails" ] ;;
      check-data) test "$7" = --only ;;
    esac`,
    gh: `echo "$1 $2" >> "$ROOT/gh.log"; if [ "$2" = list ]; then cat "$ROOT/open"; fi`,
  })
  runner.write({ open: '', 'says/report.md': '' })
  say(runner, says)
  return runner
}

const say = (runner: Runner, says: Record<string, string>) => {
  for (const [name, text] of Object.entries(says)) runner.write({ [`says/${name}`]: text })
}

/** Runs make-data.yml once; returns the calls of `gh`. */
const runMakeData = (runner: Runner): string[] => {
  const { make, publish, tell } = makeData.jobs
  runner.shell(
    `rm -rf work checkout && mkdir work && echo -n > gh.log
    git clone --quiet origin.git checkout && cp --recursive checkout work/camp`,
  )
  runner.job(make!)
  // `publish` starts with its own checkout, without the changes that `make` made.
  runner.shell('rm -rf work/camp && mv checkout work/camp')
  runner.job(publish!)
  runner.job(tell!)
  return readFileSync(runner.at('gh.log'), 'utf8').trim().split('\n')
}

linuxTest('make-data.yml: publishes only what changed', () => {
  const runner = startMakeData({ 'failing.json': '{}', 'data/weather.json': '{"data": 1}' })
  assert.equal(runMakeData(runner), ['issue list'])
  const first = {
    'data/calendar.json': 'a calendar',
    'data/weather.json': '{"data": 1}',
    'failing.json': '{}',
  }
  assert.equal(runner.published(), first)
  runMakeData(runner)
  assert.is(runner.shell('git rev-list --count main', 'origin.git'), '2\n')
  say(runner, { 'data/weather.json': '{"data": 2}' })
  runMakeData(runner)
  assert.equal(runner.published(), { ...first, 'data/weather.json': '{"data": 2}' })
})

linuxTest('make-data.yml: publishes no unknown file or invalid JSON', () => {
  const runner = startMakeData({ 'data/other.json': '{}', 'README.md': 'x' })
  runMakeData(runner)
  for (const broken of ['', '{"data": ', 'null', '{}{}']) {
    runner.write({ 'work/made/data/tides.json': broken })
    assert.throws(() => runner.job(makeData.jobs['publish']!), undefined, broken)
  }
  assert.equal(runner.published(), { 'data/calendar.json': 'a calendar' })
})

linuxTest('make-data.yml: keeps one issue open while there is a report', () => {
  const runner = startMakeData({ 'data/weather.json': '{}' })
  rmSync(runner.at('says/report.md'))
  runner.write({ fails: '' })
  assert.throws(() => runMakeData(runner), undefined, 'fails if make-data fails without a report')
  say(runner, { 'report.md': 'The tide table ends within three days' })
  assert.equal(runMakeData(runner), ['issue list', 'label create', 'issue create'])
  assert.match(readFileSync(runner.at('output'), 'utf8'), /^has-failed=true$/m)
  assert.match(readFileSync(runner.at('summary'), 'utf8'), /^ {4}weather\.json: written$/m)
  runner.write({ open: '7\n' })
  assert.equal(runMakeData(runner), ['issue list', 'issue edit'])
  say(runner, { 'report.md': '' })
  assert.equal(runMakeData(runner), ['issue list', 'issue close'])
})

/** Starts a runner with a new calendar on the branch `draft`. Its check-data rejects files that contain `bad`. */
const startDataRepository = (): Runner => {
  const runner = startRunner({ npm: `! grep --quiet --recursive bad "$6"` })
  runner.push('draft', { 'calendar.json': 'a new calendar' })
  return runner
}

/** Runs data-repository.yml once; `meanwhile` runs between its jobs `check` and `publish`. */
const runDataRepository = (runner: Runner, meanwhile = () => {}): void => {
  const { check, publish } = dataRepository.jobs
  runner.write({ output: '' })
  runner.clone('work/camp', 'draft')
  runner.job(check!)
  const output = readFileSync(runner.at('output'), 'utf8')
  meanwhile()
  runner.clone('work/camp', 'draft')
  runner.job(publish!, { CHECKED: output.replace(/^tree=|\n$/g, '') })
}

const newerWeather = { 'weather.json': 'newer weather' }

linuxTest('data-repository.yml: publishes draft, merged with main', () => {
  const runner = startDataRepository()
  runner.push('main', newerWeather)
  runDataRepository(runner)
  assert.equal(runner.published(), {
    'data/calendar.json': 'a new calendar',
    'data/weather.json': 'newer weather',
  })
})

linuxTest('data-repository.yml: publishes only what it checked', () => {
  const runner = startDataRepository()
  const moveMain = () => runner.push('main', newerWeather)
  assert.throws(() => runDataRepository(runner, moveMain), undefined, 'main has moved')
  runner.push('main', { 'tides.json': 'bad with this calendar' })
  assert.throws(() => runDataRepository(runner), undefined, 'the merged files are bad')
  assert.is(runner.published()['data/calendar.json'], 'a calendar')
})
