import { NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser'
import { assert, linuxTest, test } from '#test'
import { glob, readProjectFile } from '../../../tools/files'
import { writeFiles } from '../../support/folder'
import { readWorkflow, startGitHub, type GitHub } from './workflow-runner'

const files = await glob('.github/workflows', '.yml')
const [makeData, draw, rebuildDemo, deploy] = await Promise.all(
  ['make-data', 'draw', 'rebuild-demo', 'deploy'].map((name) =>
    readWorkflow(`.github/workflows/${name}.yml`),
  ),
)

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

test('workflows: cancel only checks of pull requests', async () => {
  for (const file of files) {
    const { concurrency = {} } = await readWorkflow(file)
    const cancels = String(concurrency['cancel-in-progress'] ?? false)
    assert.match(cancels, /^(?:false|\$\{\{ github\.event_name == 'pull_request' \}\})$/, file)
  }
  // GitHub otherwise cancels a run that waits when another one begins to.
  for (const { concurrency } of [makeData!, draw!]) assert.is(concurrency?.queue, 'max')
})

/** Starts GitHub with a make-data that writes the files in `says`, and fails if there is a file `fails`. */
const startMakeData = (says: Record<string, string>, files: Record<string, string> = {}): GitHub => {
  const gitHub = startGitHub((folder) => writeFiles(folder, { 'README.md': 'A camp', ...files }), {
    npm: `case "$*" in
      'run make-data -- data --report data')
        echo -n "$ADMIRALTY_KEY $KNOWN_TIDES" > "$ROOT/secrets"
        echo 'weather.json: written'; echo '::error::A mistake'
        mkdir -p data; cp --recursive "$ROOT/says/." .; ! [ -f "$ROOT/fails" ] ;;
      'run --prefix ../.. check-data -- . --only '*) echo "checked $8"; ! [ -f "$ROOT/bad" ] ;;
    esac`,
  })
  say(gitHub, { 'data/report.md': '', 'data/failing.json': '{}', ...says })
  return gitHub
}

const say = ({ write }: GitHub, says: Record<string, string>) =>
  write(Object.fromEntries(Object.entries(says).map(([name, text]) => [`says/${name}`, text])))

const button = 'workflow_dispatch'
const weather = { 'data/weather.json': '{"data": 1}' }

linuxTest('make-data.yml: the button makes the first data and deploys', () => {
  const gitHub = startMakeData(weather)
  for (const event of ['schedule', 'push']) {
    const { results } = gitHub.run(makeData!, event)
    assert.is(results['make'], 'skipped', event)
  }
  const secrets = { ADMIRALTY_KEY: 'key', KNOWN_TIDES: 'tides' }
  const { results, log, summary } = gitHub.run(makeData!, button, { secrets })
  assert.is(gitHub.shell('cat secrets'), 'key tides')
  assert.equal(new Set(Object.values(results)), new Set(['success']), log)
  assert.equal(gitHub.ghCalls(), ['workflow run deploy.yml'])
  assert.equal(gitHub.published(), { 'README.md': 'A camp', ...weather, 'data/failing.json': '{}' })
  assert.match(log, 'checked weather')
  assert.is(summary, '    weather.json: written\n')
})

linuxTest('make-data.yml: later runs commit only what changed', () => {
  const gitHub = startMakeData(weather, weather)
  const { results } = gitHub.run(makeData!, 'schedule')
  assert.equal([results['publish'], results['deploy']], ['success', 'skipped'])
  const commits = () => gitHub.shell('git rev-list --count main', 'origin.git')
  assert.is(commits(), '2\n', 'failing.json is new')
  gitHub.run(makeData!, 'schedule')
  assert.is(commits(), '2\n')
  say(gitHub, { 'data/weather.json': '{"data": 2}' })
  gitHub.run(makeData!, 'push')
  assert.is(gitHub.published()['data/weather.json'], '{"data": 2}')
  const changed = gitHub.shell('git show --name-only --format=%an main', 'origin.git')
  assert.is(changed, 'github-actions[bot]\n\ndata/weather.json\n')
})

/** Lets somebody push a commit when the job that publishes calls a program, after its checkout. */
const pushMeanwhile = (gitHub: GitHub, program: string) => {
  gitHub.write({
    [`bin/${program}`]: `#!/bin/bash
if [ -x "$ROOT/meanwhile" ]; then "$ROOT/meanwhile"; fi
exec /usr/bin/${program} "$@"
`,
    meanwhile: `#!/bin/bash
/usr/bin/rm "$ROOT/meanwhile"; git clone --quiet "$ROOT/origin.git" "$ROOT/other" && cd "$ROOT/other"
echo 'Their camp' > README.md; git -c user.name=x -c user.email=x commit -qam x; git push --quiet origin main`,
  })
  gitHub.shell(`chmod +x bin/${program} meanwhile`)
}

linuxTest('make-data.yml: does not lose what others push meanwhile', () => {
  const gitHub = startMakeData(weather)
  pushMeanwhile(gitHub, 'jq')
  const { results, log } = gitHub.run(makeData!, button)
  assert.is(results['publish'], 'success', log)
  const published = gitHub.published()
  assert.equal([published['README.md'], published['data/weather.json']], ['Their camp\n', '{"data": 1}'])
})

linuxTest('make-data.yml: publishes no unknown file or invalid JSON', () => {
  const gitHub = startMakeData({})
  const broken = { tides: '', weather: '{"data": ', calendar: 'null', locations: '{}{}', failing: '' }
  const assumed = ['plan', 'make', 'tell']
  for (const [name, text] of Object.entries(broken)) {
    const made = `artifacts/made/data/${name}.json`
    gitHub.write({ [made]: text })
    assert.is(gitHub.run(makeData!, button, { assumed }).results['publish'], 'failure', name)
    assert.equal(gitHub.published(), { 'README.md': 'A camp' })
    gitHub.write({ [made]: '{}' })
    say(gitHub, { [`data/${name}.json`]: '{}' })
  }
  say(gitHub, { 'data/other.json': '{}', 'README.md': 'x', 'src/camp.ts': 'x' })
  assert.match(gitHub.run(makeData!, button).log, 'checked calendar,locations,tides,weather')
  const names = Object.keys(broken).sort()
  assert.equal(Object.keys(gitHub.published()), ['README.md', ...names.map((name) => `data/${name}.json`)])
})

linuxTest('make-data.yml: publishes nothing that fails the check', () => {
  const gitHub = startMakeData(weather)
  gitHub.write({ bad: '' })
  const { results } = gitHub.run(makeData!, button)
  assert.equal([results['make'], results['publish']], ['failure', 'skipped'])
})

linuxTest('make-data.yml: without any file there is no data/', () => {
  const gitHub = startMakeData({ 'data/report.md': 'All is down', 'data/failing.json': '{"tides":"x"}' })
  gitHub.write({ fails: '' })
  const { results, log } = gitHub.run(makeData!, button)
  assert.equal(
    [results['publish'], results['deploy'], results['tell']],
    ['success', 'skipped', 'failure'],
    log,
  )
  assert.equal(gitHub.published(), { 'README.md': 'A camp' })
})

linuxTest('make-data.yml: keeps one issue open while there is a report', () => {
  const gitHub = startMakeData(weather, weather)
  gitHub.write({ fails: '' })
  const assumed = ['publish']
  const run = (event = 'schedule') => gitHub.run(makeData!, event, { assumed }).results['tell']
  assert.equal([run(), gitHub.ghCalls()], ['success', []], 'a schedule waits')
  assert.is(run('push'), 'failure', 'whoever changed a file sees the failure')
  say(gitHub, { 'data/report.md': 'The tide table ends within 3 days' })
  assert.equal([run(), gitHub.ghCalls()], ['success', ['label create stale-data', 'issue create --label']])
  gitHub.write({ open: '7\n' })
  assert.equal([run(), gitHub.ghCalls()], ['success', ['issue edit 7']])
  say(gitHub, { 'data/report.md': '' })
  assert.equal([run(), gitHub.ghCalls()], ['success', ['issue close 7']])
  gitHub.shell('rm says/data/report.md; echo "{}" > says/data/weather.json')
  assert.is(gitHub.run(makeData!, 'schedule').results['make'], 'failure', 'no report: settings are wrong')
})

linuxTest('make-data.yml: where Issues are off, a report fails the run', () => {
  const gitHub = startMakeData(weather, weather)
  gitHub.write({ 'no-issues': '' })
  assert.is(gitHub.run(makeData!, 'schedule').results['tell'], 'success')
  say(gitHub, { 'data/report.md': 'The tide table ends within 3 days' })
  const { results, log, summary } = gitHub.run(makeData!, 'schedule')
  assert.is(results['tell'], 'failure')
  assert.match(log, /^::error::.*Settings, General, Features, Issues/m)
  assert.match(summary, 'The tide table ends')
  assert.equal(gitHub.ghCalls(), [])
})

linuxTest('draw.yml: commits icons and pictures, then deploys', () => {
  const drawn = { 'public/icons/icon.svg': 'new', 'public/pictures/weather.png': 'new' }
  const gitHub = startGitHub(
    (folder) => {
      const old = Object.keys(drawn).map((name) => [name, 'old'])
      writeFiles(folder, { ...Object.fromEntries(old), 'public/icons/old.png': 'old' })
    },
    {
      npm: `case "$2" in
        icons) rm public/icons/*; echo -n new > public/icons/icon.svg ;;
        pictures) echo -n new > public/pictures/weather.png ;;
      esac`,
    },
  )
  const first = gitHub.run(draw!, button)
  assert.is(first.results['deploy'], 'success', first.log)
  assert.equal(gitHub.ghCalls(), ['workflow run deploy.yml'])
  assert.equal(gitHub.published(), drawn)
  assert.is(gitHub.run(draw!, button).results['deploy'], 'skipped', 'nothing has changed')
})

linuxTest('draw.yml: does not lose what others push meanwhile', () => {
  const old = { 'README.md': 'A camp', 'public/icons/icon.svg': '', 'public/pictures/weather.png': 'old' }
  const gitHub = startGitHub((folder) => writeFiles(folder, old), {
    npm: `if [ "$2" = pictures ]; then echo -n new > public/pictures/weather.png; fi`,
  })
  pushMeanwhile(gitHub, 'rm')
  const { results, log } = gitHub.run(draw!, button)
  assert.is(results['publish'], 'success', log)
  const published = gitHub.published()
  assert.equal([published['README.md'], published['public/pictures/weather.png']], ['Their camp\n', 'new'])
})

/** Starts GitHub with a build that says what it shows. */
const startBuild = (shows: string): GitHub =>
  startGitHub((folder) => writeFiles(folder, { 'README.md': 'A camp' }), {
    npm: `case "$*" in
      'run --silent build -- --plan') echo "\${MOVED_TO:-${shows}}" ;;
      'run build'*) mkdir dist; echo -n "$*, $BASE_PATH, $BUILD_ID$MOVED_TO" > dist/index.html ;;
      *) echo "npm $*"; [ "$*" != "$(cat "$ROOT/fails")" ] ;;
    esac`,
  })

linuxTest('deploy.yml: builds a demo only of an app without data', () => {
  for (const [shows, command] of [
    ['sample', 'run build -- --demo'],
    ['https://data.example/a/b/main/data/', 'run build'],
  ] as const) {
    const gitHub = startBuild(shows)
    const { results, log } = gitHub.run(deploy!, 'push', { assumed: ['test'] })
    assert.is(results['deploy'], 'success', log)
    assert.is(gitHub.shell('cat artifacts/github-pages/index.html'), `${command}, /their-camp, 89abcdef`)
  }
})

linuxTest('deploy.yml: deploys no pull request, and nothing that fails', () => {
  const gitHub = startBuild('sample')
  const run = (event: string, fails = '') => {
    gitHub.write({ fails })
    return gitHub.run(deploy!, event)
  }
  assert.is(run('push').results['deploy'], 'success')
  assert.is(run(button, 'test -- e2e').results['deploy'], 'skipped')
  const { results, log } = run('pull_request')
  assert.is(results['deploy'], 'skipped')
  for (const command of ['run check', 'test -- unit', 'test -- e2e', 'run test:engines', 'run size'])
    assert.match(log, `npm ${command}\n`)
})

linuxTest('deploy.yml: builds only the link of an app that has moved', () => {
  const gitHub = startBuild('sample')
  const vars = { MOVED_TO: 'https://new.example/' }
  gitHub.run(deploy!, 'push', { assumed: ['test'], vars })
  const page = gitHub.shell('cat artifacts/github-pages/index.html')
  assert.is(page, 'run build, /their-camp, 89abcdefhttps://new.example/')
  assert.is(gitHub.run(rebuildDemo!, 'schedule', { vars }).results['deploy'], 'skipped')
})

linuxTest('rebuild-demo.yml: deploys daily as long as there is no data', () => {
  for (const [shows, result] of [
    ['sample', 'success'],
    ['https://data.example/a/b/main/data/', 'skipped'],
  ] as const)
    assert.is(startBuild(shows).run(rebuildDemo!, 'schedule').results['deploy'], result)
})

test('workflows: data is made when its settings or a sheet change', async () => {
  const { paths = [] } = makeData!.on['push'] ?? {}
  for (const file of ['src/camp.ts', ...(await glob('src/sheets', '.csv'))])
    assert.ok(
      paths.some((each) => file.startsWith(each.replace('**', ''))),
      file,
    )
})

test('workflows: only make-data.yml and the demo have a schedule', () => {
  // GitHub disables workflows with a schedule in forks, so each would need one more step.
  assert.equal(
    [makeData!, draw!, rebuildDemo!, deploy!].map(({ on }) => 'schedule' in on),
    [true, false, true, false],
  )
})
