/**
 * Runs workflows on this machine as GitHub does: jobs and steps in order, with GitHub's own evaluator for their
 * conditions, on clones of a bare repository. Actions are replaced by what they do to files.
 */
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { data, Evaluator, Lexer, Parser } from '@actions/expressions'
import { parse } from 'yaml'
import { projectFolder, readProjectFile } from '../../../tools/files'
import { newFolder, readTexts, writeFiles } from '../../support/folder'

interface Step {
  id?: string
  uses?: string
  run?: string
  if?: string
  'working-directory'?: string
  env?: Record<string, string>
  with?: Record<string, unknown>
}

interface Job {
  needs?: string | string[]
  if?: string
  outputs?: Record<string, string>
  permissions?: Record<string, string>
  steps: Step[]
}

interface Workflow {
  on: Record<string, { paths?: string[] } | null>
  permissions: Record<string, string>
  concurrency?: { queue?: string; 'cancel-in-progress'?: boolean | string }
  jobs: Record<string, Job>
}

export const readWorkflow = async (file: string): Promise<Workflow> => parse(await readProjectFile(file))

export interface WorkflowRun {
  /** Each job's result, in order. */
  results: Record<string, 'success' | 'failure' | 'skipped'>
  /** All output of the steps, with workflow commands. */
  log: string
  /** The text that the page of the run shows. */
  summary: string
}

export type GitHub = ReturnType<typeof startGitHub>

interface RunOptions {
  assumed?: string[]
  vars?: Record<string, string>
  secrets?: Record<string, string>
}

/**
 * Creates a repository on GitHub; `fill` writes the files of its `main` into a folder. `programs` are scripts that replace
 * npm or gh, by name; in them, `$ROOT` is the folder of `at`. Calls to gh are collected.
 */
export function startGitHub(fill: (folder: string) => void, programs: Record<string, string> = {}) {
  const root = newFolder()
  const at = (file: string) => path.join(root, file)

  const shell = (script: string, folder = '.', variables: Record<string, string> = {}): string => {
    const PATH = `${at('bin')}:${process.env['PATH']}`
    // Without --norc, Bash would take Node's pipes for a remote login, and read ~/.bashrc.
    return execFileSync('bash', ['--norc', '-e', '-c', `{ ${script}\n} 2>&1`], {
      cwd: at(folder),
      env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', ...variables, PATH, ROOT: root },
      stdio: 'pipe',
    }).toString()
  }

  const commit = 'git add --all && git -c user.name=x -c user.email=x commit --quiet --message x'

  /** Commits files to `main`, as somebody does in the browser: texts, or functions that change the present text. */
  const edit = (changes: Record<string, string | ((text: string) => string)>) => {
    if (existsSync(at('elsewhere'))) shell('git pull --quiet', 'elsewhere')
    else shell('git clone --quiet origin.git elsewhere')
    for (const [name, change] of Object.entries(changes)) {
      const file = at(`elsewhere/${name}`)
      const text = typeof change === 'string' ? change : change(readFileSync(file, 'utf8'))
      writeFiles(at('elsewhere'), { [name]: text })
    }
    shell(`${commit} && git push --quiet origin main`, 'elsewhere')
  }

  /** Returns the text of each file on `main`, by path. */
  const published = (): Record<string, string> => {
    shell('rm -rf main && mkdir main && git -C origin.git archive main | tar -x -C main')
    return readTexts(at('main'))
  }

  /** The clone's path. Jobs use the same clone one after another, because a new one takes ten times as long. */
  let clone = at('clone')

  /** Empties `work`, but keeps any clone there. */
  const startJob = () => {
    if (existsSync(clone)) renameSync(clone, at('clone'))
    clone = at('clone')
    rmSync(at('work'), { recursive: true, force: true })
    mkdirSync(at('work'))
  }

  /** Does what an action does to files in `work`; returns whether the job has the permissions. */
  const runAction = (uses: string, inputs: Record<string, unknown> = {}, { permissions = {} }: Job) => {
    const place = at(path.join('work', String(inputs['path'] ?? '.')))
    const artifact = at(`artifacts/${String(inputs['name'] ?? 'github-pages')}`)
    const action = /^actions\/([\w-]+)/.exec(uses)?.[1]
    if (action === 'checkout') {
      const mayPush = permissions['contents'] === 'write' && inputs['persist-credentials'] !== false
      shell(`if [ -d clone ]; then
          cp config clone/.git && cd clone
          git fetch --quiet && git reset --quiet --hard origin/main && git clean --quiet -ffdx
        else
          git clone --quiet --branch main origin.git clone && cp clone/.git/config . && cd clone
        fi
        ${mayPush ? '' : 'git remote set-url --push origin /no-access'}`)
      renameSync(clone, place)
      clone = place
    } else if (action === 'upload-artifact' || action === 'upload-pages-artifact') {
      rmSync(artifact, { recursive: true, force: true })
      if (existsSync(place)) cpSync(place, artifact, { recursive: true })
    } else if (action === 'download-artifact') cpSync(artifact, place, { recursive: true })
    else if (action === 'deploy-pages')
      return permissions['pages'] === 'write' && permissions['id-token'] === 'write'
    else if (!['setup-node', 'configure-pages'].includes(action ?? ''))
      throw new Error(`unexpected action ${uses}`)
    return true
  }

  /**
   * Runs a workflow for an event. Jobs in `assumed` do not run, but succeed; `vars` and `secrets` are the repository's.
   */
  const run = (
    { on, jobs }: Workflow,
    event: string,
    { assumed = [], vars = {}, secrets = {} }: RunOptions = {},
  ): WorkflowRun => {
    if (!(event in on)) throw new Error(`no run for ${event}`)
    const results: WorkflowRun['results'] = {}
    const outputs: Record<string, Record<string, string>> = {}
    let log = ''
    writeFiles(root, { summary: '' })
    /** Returns the job's outputs; undefined if a step fails. */
    const runJob = (job: Job, github: object, needs: object): Record<string, string> | undefined => {
      startJob()
      const steps: Record<string, { outputs: Record<string, string> }> = {}
      const context = () => ({ github, needs, steps, secrets, vars })
      for (const step of job.steps) {
        if (step.if !== undefined && !isTrue(step.if, context())) continue
        if (step.uses && !runAction(step.uses, step.with, job)) return undefined
        if (step.uses?.includes('/configure-pages@') && step.id)
          steps[step.id] = { outputs: { base_path: '/their-camp' } }
        if (!step.run) continue
        if (step.run === 'npm ci') {
          symlinkSync(path.join(projectFolder, 'node_modules'), at('work/node_modules'))
          continue
        }
        writeFileSync(at('output'), '')
        const variables = {
          GITHUB_ACTIONS: 'true',
          GITHUB_REPOSITORY: 'someone/their-camp',
          GITHUB_OUTPUT: at('output'),
          GITHUB_STEP_SUMMARY: at('summary'),
          PERMISSIONS: Object.entries(job.permissions ?? {}).join(' '),
          ...filledIn(step.env, context()),
        }
        try {
          log += shell(
            fillIn(step.run, context()),
            path.join('work', step['working-directory'] ?? '.'),
            variables,
          )
        } catch (error) {
          log += String((error as { stdout: Buffer }).stdout)
          return undefined
        }
        if (step.id) steps[step.id] = { outputs: readOutputs(readFileSync(at('output'), 'utf8')) }
      }
      return filledIn(job.outputs, context())
    }
    for (const [name, job] of Object.entries(jobs)) {
      const needed = [job.needs ?? []].flat()
      const needs = Object.fromEntries(
        needed.map((each) => [each, { result: results[each], outputs: outputs[each] ?? {} }]),
      )
      const github = {
        event_name: event,
        ref: 'refs/heads/main',
        token: 'token',
        repository: 'someone/their-camp',
        sha: '89abcdef',
      }
      const isReady = needed.every((each) => results[each] === 'success')
      if (assumed.includes(name)) results[name] = 'success'
      else if (!isReady || (job.if && !isTrue(job.if, { github, needs }))) results[name] = 'skipped'
      else {
        const jobOutputs = runJob(job, github, needs)
        results[name] = jobOutputs ? 'success' : 'failure'
        outputs[name] = jobOutputs ?? {}
      }
    }
    return { results, log, summary: readFileSync(at('summary'), 'utf8') }
  }

  /** Returns the calls to gh since the last time. */
  const ghCalls = (): string[] => {
    const calls = readFileSync(at('gh.log'), 'utf8').split('\n').filter(Boolean)
    writeFiles(root, { 'gh.log': '' })
    return calls
  }

  writeFiles(root, { 'gh.log': '' })
  for (const [name, script] of Object.entries({ gh: ghWithIssues, ...programs })) {
    writeFiles(root, { [`bin/${name}`]: `#!/bin/bash\n${script}\n` })
    chmodSync(at(`bin/${name}`), 0o755)
  }
  mkdirSync(at('first'))
  fill(at('first'))
  shell(`git init --quiet --initial-branch main && ${commit}`, 'first')
  shell('git clone --quiet --bare first origin.git')
  return {
    at,
    shell,
    edit,
    published,
    run,
    ghCalls,
    write: (more: Record<string, string>) => writeFiles(root, more),
  }
}

/**
 * Replaces gh: `$ROOT/open` has the number of the open issue; with `$ROOT/no-issues`, Issues are off. Somebody else's
 * issue 3 is open, too.
 */
const ghWithIssues = `: "\${GH_TOKEN:?}" "\${GH_REPO:?}"
case "$1" in workflow) needed=actions ;; *) needed=issues ;; esac
[[ $PERMISSIONS == *$needed,write* ]] || exit 1
case "$1 $2" in
  'api '*) if [ -f "$ROOT/no-issues" ]; then echo false; else echo true; fi ;;
  'issue list')
    if [[ $* != *'--label stale-data --state open'* ]]; then echo 3
    elif [ -f "$ROOT/open" ]; then cat "$ROOT/open"; fi ;;
  *)
    if [[ $* == *--body-file* ]]; then test -s "\${!#}" || exit 1; fi
    echo "$1 $2 $3" >> "$ROOT/gh.log" ;;
esac`

function readOutputs(text: string): Record<string, string> {
  return Object.fromEntries(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )
}

/** Evaluates a condition; without `${{ }}`. */
function isTrue(condition: string, context: object): boolean {
  return !['', '0', 'false'].includes(resultOf(condition, context).coerceString())
}

function filledIn(texts: Record<string, string> = {}, context: object): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, fillIn(text, context)]))
}

/** Replaces each `${{ expression }}` in a text with its value. */
function fillIn(text: string, context: object): string {
  return text.replace(/\$\{\{(.*?)\}\}/g, (_, expression: string) =>
    resultOf(expression, context).coerceString(),
  )
}

function resultOf(expression: string, context: object): data.ExpressionData {
  const { tokens } = new Lexer(expression).lex()
  const parsed = new Parser(tokens, ['github', 'needs', 'steps', 'secrets', 'vars'], []).parse()
  const values = JSON.parse(JSON.stringify(context), data.reviver) as data.Dictionary
  return new Evaluator(parsed, values).evaluate()
}
