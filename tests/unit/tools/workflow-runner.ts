/** Runs the scripts of a workflow on this machine, in a workspace with a data repository. */
import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { readProjectFile } from '../../../tools/files'
import { newFolder, readTexts, writeFiles } from '../../support/folder'

interface Step {
  uses?: string
  run?: string
  if?: string
  'working-directory'?: string
  env?: Record<string, string>
  with?: Record<string, unknown>
}

interface Job {
  permissions?: Record<string, string>
  steps: Step[]
}

interface Workflow {
  permissions: Record<string, string>
  concurrency: { group: string }
  jobs: Record<string, Job>
}

export const readWorkflow = async (file: string): Promise<Workflow> => parse(await readProjectFile(file))

/** A copy of the first data repository for later runners, because creating one with Git is slow. */
let firstOrigin: string | undefined

export type Runner = ReturnType<typeof startRunner>

/**
 * Creates a workspace and a data repository whose `main` has a calendar. `programs` are scripts that replace npm or gh,
 * by name; in them, `$ROOT` is the workspace.
 */
export function startRunner(programs: Record<string, string>) {
  const root = newFolder()
  const at = (file: string) => path.join(root, file)

  const write = (files: Record<string, string>) => writeFiles(root, files)

  const shell = (script: string, folder = '.', variables: Record<string, string> = {}): string => {
    const PATH = `${at('bin')}:${process.env['PATH']}`
    const github = { GITHUB_OUTPUT: at('output'), GITHUB_STEP_SUMMARY: at('summary') }
    const env = { ...process.env, ...variables, ...github, PATH, ROOT: root }
    // Without --norc, Bash would take Node's pipes for a remote login, and read ~/.bashrc.
    return execFileSync('bash', ['--norc', '-e', '-c', script], {
      cwd: at(folder),
      env,
      stdio: 'pipe',
    }).toString()
  }

  /** Clones a branch of the data repository; a new branch starts at `main`. */
  const clone = (folder: string, branch: string) =>
    shell(`rm -rf ${folder} && git clone --quiet origin.git ${folder} && cd ${folder}
      git checkout --quiet ${branch} 2> /dev/null || git checkout --quiet -b ${branch}`)

  /** Pushes data files to a branch, as somebody else would. */
  const push = (branch: string, files: Record<string, string>) => {
    clone('elsewhere', branch)
    writeFiles(at('elsewhere/data'), files)
    shell(
      `git add --all && git -c user.name=x -c user.email=x commit -qm x && git push --quiet origin ${branch}`,
      'elsewhere',
    )
  }

  /** Runs a job's scripts, except conditional ones and `npm ci`, in the folder `work`. Throws if a script fails. */
  const job = ({ steps }: Job, variables: Record<string, string> = {}) => {
    for (const { run, if: condition, env, 'working-directory': folder = '.' } of steps) {
      if (run && !condition && !run.startsWith('npm ci'))
        shell(run, `work/${folder}`, { ...env, ...variables })
    }
  }

  /** Returns the text of each file on `main`, by path. */
  const published = (): Record<string, string> => {
    shell('rm -rf main && mkdir main && git -C origin.git archive main | tar -x -C main')
    return readTexts(at('main'))
  }

  mkdirSync(at('work'))
  for (const [name, script] of Object.entries(programs)) {
    write({ [`bin/${name}`]: `#!/bin/bash\n${script}\n` })
    chmodSync(at(`bin/${name}`), 0o755)
  }
  if (firstOrigin) cpSync(firstOrigin, at('origin.git'), { recursive: true })
  else {
    shell('git init --quiet --bare --initial-branch main origin.git')
    push('main', { 'calendar.json': 'a calendar' })
    firstOrigin = path.join(newFolder(), 'origin.git')
    cpSync(at('origin.git'), firstOrigin, { recursive: true })
  }
  return { at, write, shell, clone, push, job, published }
}
