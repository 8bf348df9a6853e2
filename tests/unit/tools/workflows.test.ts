import { execFileSync } from 'node:child_process'
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
  'working-directory'?: string
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

test("workflows: GitHub's own parser accepts all", async () => {
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

test('make-data.yml: runs every three hours, one at a time', () => {
  assert.equal(Object.keys(workflow.on).sort(), ['schedule', 'workflow_dispatch'])
  assert.match(workflow.on.schedule[0]!.cron, /^([1-9]|[1-5]\d) \*\/3 \* \* \*$/, 'not on the busy hour')
  assert.is.not(workflow.concurrency['cancel-in-progress'], true, 'no run is cancelled')
})

test('make-data.yml: only jobs without packages may write', () => {
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

/** A runner's workspace: a data repository, and fake npm and gh programs. */
class Runner {
  readonly root: string
  constructor(root: string) {
    this.root = root
  }

  static async start(): Promise<Runner> {
    const runner = new Runner(await mkdtemp(path.join(tmpdir(), 'strandline-runner-')))
    await mkdir(runner.at('bin'))
    await mkdir(runner.at('says/data'), { recursive: true })
    // make-data copies the folder `says`, and exits with 1 if the file `fails` exists.
    await runner.program(
      'npm',
      `case "$4" in
        make-data) cp --recursive "$ROOT/says/." "$8"; ! [ -f "$ROOT/fails" ] ;;
        check-data) test "$7" = --only ;;
      esac`,
    )
    await runner.program('gh', `echo "$*" >> "$ROOT/gh.log"; if [ "$2" = list ]; then cat "$ROOT/open"; fi`)
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

  /** Runs the scripts of a job as GitHub does. */
  job({ steps }: { steps: Step[] }): void {
    for (const { run, env, 'working-directory': folder = '.' } of steps) {
      if (!run || run.startsWith('npm ci')) continue
      execFileSync('bash', ['-e', '-c', run], {
        cwd: this.at(`work/${folder}`),
        stdio: 'pipe',
        env: {
          ...process.env,
          ...env,
          ROOT: this.root,
          PATH: `${this.at('bin')}:${process.env['PATH']}`,
        },
      })
    }
  }

  /** Runs the workflow once. Resolves with the commands to `gh`, and the files on main by path. */
  async run(): Promise<{ told: string[]; files: Record<string, string>; commits: number }> {
    await rm(this.at('work'), { recursive: true, force: true })
    await mkdir(this.at('work'))
    await this.write('gh.log', '')
    this.git('work', 'clone', '--quiet', '../origin.git', 'camp')
    this.job(make!)
    await rm(this.at('work/camp'), { recursive: true })
    this.git('work', 'clone', '--quiet', '../origin.git', 'camp')
    this.job(publish!)
    this.job(tell!)
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

/** The scripts run on GitHub's Linux runners. */
const linuxTest = process.platform === 'linux' ? test : () => {}

linuxTest('make-data.yml: publishes only what changed', async () => {
  const runner = await Runner.start()
  await runner.write('says/report.md', '')
  await runner.write('says/failing.json', '{}')
  await runner.write('says/data/weather.json', '{"data": 1}')
  const first = await runner.run()
  assert.equal(first.files, {
    'data/calendar.json': 'a calendar',
    'data/weather.json': '{"data": 1}',
    'failing.json': '{}',
  })
  assert.equal(first.told, ['issue list'])
  assert.is((await runner.run()).commits, first.commits)
  await runner.write('says/data/weather.json', '{"data": 2}')
  const third = await runner.run()
  assert.equal([third.files['data/weather.json'], third.commits], ['{"data": 2}', first.commits + 1])
  await rm(runner.root, { recursive: true })
})

linuxTest('make-data.yml: copies no other files and no invalid JSON', async () => {
  const runner = await Runner.start()
  await runner.write('says/report.md', '')
  await runner.write('says/data/other.json', '{}')
  await runner.write('says/README.md', 'x')
  const { files, commits } = await runner.run()
  assert.equal(Object.keys(files), ['data/calendar.json'])
  for (const broken of ['', '{"data": ', 'null', '{}{}']) {
    await runner.write('says/data/tides.json', broken)
    await assertRejects(() => runner.run(), `published ${broken}`)
    assert.is(Number(runner.git('origin.git', 'rev-list', '--count', 'main')), commits)
  }
  await rm(runner.root, { recursive: true })
})

linuxTest('make-data.yml: keeps one issue open while it has a report', async () => {
  const runner = await Runner.start()
  await runner.write('fails', '')
  await runner.write('says/data/weather.json', '{}')
  await assertRejects(() => runner.run(), 'a run without a report fails')
  await runner.write('says/report.md', 'The tide table ends within three days')
  assert.equal((await runner.run()).told, ['issue list', 'label create', 'issue create'])
  await runner.write('open', '7\n')
  assert.equal((await runner.run()).told, ['issue list', 'issue edit'])
  await runner.write('says/report.md', '')
  assert.equal((await runner.run()).told, ['issue list', 'issue close'])
  await rm(runner.root, { recursive: true })
})

async function assertRejects(run: () => Promise<unknown>, message: string): Promise<void> {
  const isRejected = await run().then(
    () => false,
    () => true,
  )
  assert.ok(isRejected, message)
}

test.run()
