import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { parse } from 'yaml'
import { glob, projectFolder } from '../../../tools/files'

interface Step {
  name?: string
  uses?: string
  run?: string
  env?: Record<string, string>
  with?: Record<string, unknown>
}

interface Workflow {
  on: { schedule: { cron: string }[]; workflow_dispatch: null }
  permissions: Record<string, string>
  concurrency: Record<string, unknown>
  jobs: Record<string, { needs?: string; permissions?: Record<string, string>; steps: Step[] }>
}

const read = (file: string) => readFile(path.join(projectFolder, file), 'utf8')

const workflow = parse(await read('.github/examples/make-data.yml')) as Workflow
const { make, publish, tell } = workflow.jobs

test("Workflows: GitHub's own parser finds nothing wrong with any of them", async () => {
  const errorsIn = (name: string, content: string) =>
    parseWorkflow({ name, content }, new NoOperationTraceWriter())
      .context.errors.getErrors()
      .map(({ message }) => message)
  const files = await glob('.github', '.yml')
  assert.ok(files.length > 2)
  for (const file of files) {
    const text = await read(file)
    assert.equal(errorsIn(file, text), [], file)
    assert.is.not(errorsIn(file, text.replace('runs-on:', 'run-on:')).length, 0, file)
  }
})

test('Making data: every three hours at an odd minute, one run at a time, and none is stopped', () => {
  assert.equal(Object.keys(workflow.on).sort(), ['schedule', 'workflow_dispatch'])
  assert.match(workflow.on.schedule[0]!.cron, /^([1-9]|[1-5]\d) \*\/3 \* \* \*$/)
  assert.is.not(workflow.concurrency['cancel-in-progress'], true)
})

test('Making data: the job that runs code of others may write nothing, and those that write run none', () => {
  assert.equal(workflow.permissions, { contents: 'read' })
  assert.is(make!.permissions, undefined)
  assert.equal(publish!.permissions, { contents: 'write' })
  assert.equal(tell!.permissions, { issues: 'write' })
  for (const { uses, with: inputs } of make!.steps) {
    if (uses?.startsWith('actions/checkout@')) assert.is(inputs?.['persist-credentials'], false)
  }
  assert.not.match(JSON.stringify(make), /github\.token|GITHUB_TOKEN/)
  for (const job of [publish!, tell!]) assert.not.match(JSON.stringify(job), /npm|npx|node|secrets/)
})

/** A workspace of a runner, with a data repository and programs that stand for npm, gh and the clock. */
class Runner {
  readonly root: string
  constructor(root: string) {
    this.root = root
  }

  static async start(): Promise<Runner> {
    const runner = new Runner(await mkdtemp(path.join(tmpdir(), 'strandline-runner-')))
    await mkdir(runner.at('bin'))
    // make-data copies what a source says now; check-data refuses what is not good.
    await runner.program(
      'npm',
      `case "$4" in
        make-data) cat "$ROOT/$8.says" && ! [ -f "$ROOT/$8.fails" ] && cp "$ROOT/$8.says" "$6/$8.json" ;;
        check-data) if [ "$9" = --reaches ]; then ! [ -f "$ROOT/short" ]; else grep -q good "$6/$8.json"; fi ;;
      esac`,
    )
    await runner.program('gh', `echo "$*" >> "$ROOT/gh.log"; if [ "$2" = list ]; then cat "$ROOT/open"; fi`)
    await runner.program(
      'date',
      `case "$*" in *--date*) exec /usr/bin/date "$@" ;; *) exec /usr/bin/date --date "$NOW" "$@" ;; esac`,
    )
    await runner.write('open', '')
    runner.git('.', 'init', '--quiet', '--bare', '--initial-branch', 'main', 'origin.git')
    runner.git('.', 'clone', '--quiet', 'origin.git', 'first')
    runner.git('first', 'checkout', '--quiet', '-B', 'main')
    await mkdir(runner.at('first/data'))
    await runner.write('first/data/calendar.json', 'a calendar')
    runner.git('first', 'add', '--all')
    runner.git('first', '-c', 'user.name=x', '-c', 'user.email=x@x.example', 'commit', '-qm', 'Begin')
    runner.git('first', 'push', '--quiet', 'origin', 'main')
    return runner
  }

  at(file: string): string {
    return path.join(this.root, file)
  }

  write(file: string, text: string): Promise<void> {
    return writeFile(this.at(file), text)
  }

  async program(name: string, script: string): Promise<void> {
    await this.write(`bin/${name}`, `#!/bin/bash\n${script}\n`)
    await chmod(this.at(`bin/${name}`), 0o755)
  }

  git(folder: string, ...gitArguments: string[]): string {
    return execFileSync('git', gitArguments, { cwd: this.at(folder), encoding: 'utf8', stdio: 'pipe' })
  }

  /** Runs the scripts of a job as GitHub does, at an instant. */
  job({ steps }: { steps: Step[] }, now: string): void {
    for (const { run, env } of steps) {
      if (!run || run.startsWith('npm ci')) continue
      execFileSync('bash', ['-e', '-c', run], {
        cwd: this.at('work'),
        stdio: 'pipe',
        env: {
          ...process.env,
          ...env,
          ROOT: this.root,
          NOW: now,
          PATH: `${this.at('bin')}:${process.env['PATH']}`,
        },
      })
    }
  }

  /** One run of the workflow. Gives what `gh` was told, and what stands on main, by path. */
  async run(now: string): Promise<{ told: string[]; files: Record<string, string>; commits: number }> {
    await rm(this.at('work'), { recursive: true, force: true })
    await mkdir(this.at('work'))
    await this.write('gh.log', '')
    this.git('work', 'clone', '--quiet', '../origin.git', 'camp')
    this.job(make!, now)
    await rm(this.at('work/camp'), { recursive: true })
    this.git('work', 'clone', '--quiet', '../origin.git', 'camp')
    this.job(publish!, now)
    this.job(tell!, now)
    const log = await readFile(this.at('gh.log'), 'utf8')
    const names = this.git('origin.git', 'ls-tree', '-r', '--name-only', 'main').trim().split('\n')
    return {
      told: log
        .trim()
        .split('\n')
        .map((line) => line.split(' ').slice(0, 2).join(' ')),
      files: Object.fromEntries(names.map((name) => [name, this.git('origin.git', 'show', `main:${name}`)])),
      commits: Number(this.git('origin.git', 'rev-list', '--count', 'main')),
    }
  }
}

/** The scripts are for GitHub's Linux. */
const linuxTest = process.platform === 'linux' ? test : () => {}

linuxTest(
  'Making data: what is good and new is committed, and an unchanged run commits nothing',
  async () => {
    const runner = await Runner.start()
    await runner.write('weather.says', 'good 1')
    await runner.write('tides.says', 'good tides')
    const first = await runner.run('2026-08-22T00:23:00Z')
    assert.equal(first.files, {
      'data/calendar.json': 'a calendar',
      'data/tides.json': 'good tides',
      'data/weather.json': 'good 1',
    })
    assert.equal(first.told, ['issue list'])
    assert.is((await runner.run('2026-08-22T03:23:00Z')).commits, first.commits)
    await runner.write('weather.says', 'good 2')
    const third = await runner.run('2026-08-22T06:23:00Z')
    assert.is(third.files['data/weather.json'], 'good 2')
    assert.is(third.commits, first.commits + 1)
    await rm(runner.root, { recursive: true })
  },
)

linuxTest(
  'Making data: rubbish holds back its own file alone; 12 hours later there is one issue',
  async () => {
    const runner = await Runner.start()
    await runner.write('weather.says', 'good 1')
    await runner.write('tides.says', 'good tides')
    await runner.run('2026-08-22T00:23:00Z')

    await runner.write('weather.says', 'rubbish\n')
    await runner.write('tides.says', 'good tides of later')
    const failing = await runner.run('2026-08-22T03:23:00Z')
    assert.equal(failing.files, {
      'data/calendar.json': 'a calendar',
      'data/tides.json': 'good tides of later',
      'data/weather.json': 'good 1',
      'failing/weather': '2026-08-22T03:23:00Z\n',
    })
    assert.equal(failing.told, ['issue list'])

    // Still the same failure, though now the source does not answer at all.
    await runner.write('weather.fails', '')
    const almost = await runner.run('2026-08-22T15:22:59Z')
    assert.is(almost.commits, failing.commits)
    assert.equal(almost.told, ['issue list'])
    assert.equal((await runner.run('2026-08-22T15:23:00Z')).told, [
      'issue list',
      'label create',
      'issue create',
    ])
    const report = await readFile(runner.at('work/made/report.md'), 'utf8')
    assert.is(
      report,
      'The source of weather has failed since 2026-08-22T03:23:00Z. The last run said:\n\n    rubbish\n\n',
    )

    await runner.write('open', '7\n')
    assert.equal((await runner.run('2026-08-22T18:23:00Z')).told, ['issue list', 'issue edit'])

    await rm(runner.at('weather.fails'))
    await runner.write('weather.says', 'good 2')
    const well = await runner.run('2026-08-22T21:23:00Z')
    assert.equal(well.told, ['issue list', 'issue close'])
    assert.not.ok('failing/weather' in well.files)
    assert.is(well.files['data/weather.json'], 'good 2')
    await rm(runner.root, { recursive: true })
  },
)

linuxTest('Making data: a tide table that ends soon is told at once', async () => {
  const runner = await Runner.start()
  await runner.write('weather.says', 'good 1')
  await runner.write('tides.says', 'good tides')
  await runner.write('short', '')
  assert.equal((await runner.run('2026-08-22T00:23:00Z')).told, [
    'issue list',
    'label create',
    'issue create',
  ])
  assert.match(
    await readFile(runner.at('work/made/report.md'), 'utf8'),
    'The tide table ends within three days',
  )
  assert.ok(existsSync(runner.at('work/made/data/tides.json')))
  await rm(runner.root, { recursive: true })
})

test.run()
