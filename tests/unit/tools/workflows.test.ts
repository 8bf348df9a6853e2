import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser'
import { assert, test } from '#test'
import { glob, projectFolder } from '../../../tools/files'
import { readWorkflow, startRunner, type Runner } from '../../support/workflow-runner'

const files = [...(await glob('.github/workflows', '.yml')), ...(await glob('.github/examples', '.yml'))]
const makeData = await readWorkflow('.github/examples/make-data.yml')
const dataRepository = await readWorkflow('.github/examples/data-repository.yml')

test("workflows: GitHub's own parser accepts them", async () => {
  for (const name of files) {
    const content = await readFile(path.join(projectFolder, name), 'utf8')
    const { context } = parseWorkflow({ name, content }, new NoOperationTraceWriter())
    assert.equal(
      context.errors.getErrors().map(({ message }) => message),
      [],
      name,
    )
  }
})

test('workflows: a job that runs packages may not write', async () => {
  for (const file of files) {
    const { jobs, permissions } = await readWorkflow(file)
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

test('workflows: both that write to main share one queue', () => {
  for (const { concurrency } of [makeData, dataRepository]) assert.match(concurrency.group, 'publish-data')
})

/** The scripts are for GitHub's Linux. */
const linuxTest = process.platform === 'linux' ? test : () => {}

const assertRejects = async (run: () => Promise<unknown>, message: string): Promise<void> => {
  const isRejected = await run().then(
    () => false,
    () => true,
  )
  assert.ok(isRejected, message)
}

/** make-data writes what the test has put into `says`, and ends with 1 when the test says so. */
const makePrograms = {
  npm: `case "$4" in
    make-data) echo 'weather.json: written'; cp --recursive "$ROOT/says/." "$8"; ! [ -f "$ROOT/fails" ] ;;
    check-data) test "$7" = --only ;;
  esac`,
  gh: `echo "$1 $2" >> "$ROOT/gh.log"; if [ "$2" = list ]; then cat "$ROOT/open"; fi`,
}

/** One run of make-data.yml. Gives what `gh` was told. */
const runMakeData = async (runner: Runner): Promise<string[]> => {
  const { make, publish, tell } = makeData.jobs
  runner.shell('rm -rf work && mkdir work && echo -n > gh.log')
  runner.clone('work/camp', 'main')
  runner.job(make!)
  runner.clone('work/camp', 'main')
  runner.job(publish!)
  runner.job(tell!)
  return (await readFile(runner.at('gh.log'), 'utf8')).trim().split('\n')
}

const startMakeData = async (report: string): Promise<Runner> => {
  const runner = await startRunner(makePrograms)
  await runner.write('open', '')
  await runner.write('says/report.md', report)
  return runner
}

linuxTest('deploy.yml: builds a demo while camp.ts names no data', async () => {
  const { plan } = (await readWorkflow('.github/workflows/deploy.yml')).jobs
  const runner = await startRunner({})
  const planned = async (repository: string) => {
    const camp = await readFile(path.join(projectFolder, 'src/camp.ts'), 'utf8')
    await runner.write('work/src/camp.ts', camp.replace(/repository: '.*'/, `repository: '${repository}'`))
    await runner.write('output', '')
    runner.job(plan!)
    return readFile(runner.at('output'), 'utf8')
  }
  assert.is(await planned(''), 'is-demo=true\n')
  assert.is(await planned('data'), '')
  await runner.end()
})

linuxTest('make-data.yml: publishes only what changed', async () => {
  const runner = await startMakeData('')
  await runner.write('says/failing.json', '{}')
  await runner.write('says/data/weather.json', '{"data": 1}')
  assert.equal(await runMakeData(runner), ['issue list'])
  const first = {
    'data/calendar.json': 'a calendar',
    'data/weather.json': '{"data": 1}',
    'failing.json': '{}',
  }
  assert.equal(runner.files(), first)
  await runMakeData(runner)
  assert.is(runner.shell('git rev-list --count main', 'origin.git'), '2\n')
  await runner.write('says/data/weather.json', '{"data": 2}')
  await runMakeData(runner)
  assert.equal(runner.files(), { ...first, 'data/weather.json': '{"data": 2}' })
  await runner.end()
})

linuxTest('make-data.yml: copies no other files and no invalid JSON', async () => {
  const runner = await startMakeData('')
  await runner.write('says/data/other.json', '{}')
  await runner.write('says/README.md', 'x')
  await runMakeData(runner)
  for (const broken of ['', '{"data": ', 'null', '{}{}']) {
    await runner.write('says/data/tides.json', broken)
    await assertRejects(() => runMakeData(runner), `published ${broken}`)
  }
  assert.equal(runner.files(), { 'data/calendar.json': 'a calendar' })
  await runner.end()
})

linuxTest('make-data.yml: keeps one issue open while it has a report', async () => {
  const runner = await startMakeData('')
  await rm(runner.at('says/report.md'))
  await runner.write('fails', '')
  await runner.write('says/data/weather.json', '{}')
  await assertRejects(() => runMakeData(runner), 'a run without a report is red')
  await runner.write('says/report.md', 'The tide table ends within three days')
  assert.equal(await runMakeData(runner), ['issue list', 'label create', 'issue create'])
  assert.match(await readFile(runner.at('output'), 'utf8'), /^has-failed=true$/m)
  assert.match(await readFile(runner.at('summary'), 'utf8'), /^ {4}weather\.json: written$/m)
  await runner.write('open', '7\n')
  assert.equal(await runMakeData(runner), ['issue list', 'issue edit'])
  await runner.write('says/report.md', '')
  assert.equal(await runMakeData(runner), ['issue list', 'issue close'])
  await runner.end()
})

/** check-data refuses a folder in which any file is bad. */
const checkPrograms = { npm: `! grep --quiet --recursive bad "$6"` }

/** One run of data-repository.yml; `meanwhile` happens between its check and its publishing. */
const runDataRepository = async (runner: Runner, meanwhile = async () => {}): Promise<void> => {
  const { check, publish } = dataRepository.jobs
  await runner.write('output', '')
  runner.clone('work/camp', 'draft')
  runner.job(check!)
  const output = await readFile(runner.at('output'), 'utf8')
  await meanwhile()
  runner.clone('work/camp', 'draft')
  runner.job(publish!, { CHECKED: output.replace(/^tree=|\n$/g, '') })
}

linuxTest('data-repository.yml: publishes draft, merged with main', async () => {
  const runner = await startRunner(checkPrograms)
  await runner.push('draft', { 'calendar.json': 'a new calendar' })
  await runner.push('main', { 'weather.json': 'newer weather' })
  await runDataRepository(runner)
  assert.equal(runner.files(), {
    'data/calendar.json': 'a new calendar',
    'data/weather.json': 'newer weather',
  })
  await runner.end()
})

linuxTest('data-repository.yml: publishes only what it checked', async () => {
  const runner = await startRunner(checkPrograms)
  await runner.push('draft', { 'calendar.json': 'a new calendar' })
  const moveMain = () => runner.push('main', { 'weather.json': 'newer weather' })
  await assertRejects(() => runDataRepository(runner, moveMain), 'main has moved')
  await runner.push('main', { 'tides.json': 'bad with this calendar' })
  await assertRejects(() => runDataRepository(runner), 'the merged files are bad')
  assert.is(runner.files()['data/calendar.json'], 'a calendar')
  await runner.end()
})
