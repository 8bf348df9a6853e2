/** Runs the scripts of a workflow for a data repository, as GitHub does. */
import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parse } from 'yaml'
import { projectFolder } from '../../tools/files'

interface Job {
  permissions?: Record<string, string>
  steps: {
    uses?: string
    run?: string
    if?: string
    'working-directory'?: string
    env?: Record<string, string>
    with?: Record<string, unknown>
  }[]
}

export interface Workflow {
  permissions: Record<string, string>
  concurrency: { group: string }
  jobs: Record<string, Job>
}

export const readWorkflow = async (file: string): Promise<Workflow> =>
  parse(await readFile(path.join(projectFolder, file), 'utf8')) as Workflow

/**
 * A workspace, with a data repository whose `main` has a calendar, and programs in place of npm and gh: their scripts
 * by name, in which `$ROOT` is the workspace.
 */
export async function startRunner(programs: Record<string, string>) {
  const root = await mkdtemp(path.join(tmpdir(), 'strandline-runner-'))

  const runner = {
    at: (file: string) => path.join(root, file),

    async write(file: string, text: string, mode = 0o644): Promise<void> {
      await mkdir(path.dirname(runner.at(file)), { recursive: true })
      await writeFile(runner.at(file), text, { mode })
    },

    shell(script: string, folder = '.', variables: Record<string, string> = {}): string {
      const PATH = `${runner.at('bin')}:${process.env['PATH']}`
      const github = { GITHUB_OUTPUT: runner.at('output'), GITHUB_STEP_SUMMARY: runner.at('summary') }
      const env = { ...process.env, ...variables, ...github, PATH, ROOT: root }
      return execFileSync('bash', ['-e', '-c', script], {
        cwd: runner.at(folder),
        env,
        stdio: 'pipe',
      }).toString()
    },

    /** Clones a branch of the data repository; a new one begins at `main`. */
    clone(folder: string, branch: string): void {
      runner.shell(`rm -rf ${folder} && git clone --quiet origin.git ${folder} && cd ${folder}
        git checkout --quiet ${branch} 2> /dev/null || git checkout --quiet -b ${branch}`)
    },

    /** Somebody pushes data files to a branch. */
    async push(branch: string, files: Record<string, string>): Promise<void> {
      runner.clone('elsewhere', branch)
      for (const [name, text] of Object.entries(files)) await runner.write(`elsewhere/data/${name}`, text)
      runner.shell(
        `git add --all && git -c user.name=x -c user.email=x commit -qm x && git push --quiet origin ${branch}`,
        'elsewhere',
      )
    },

    /** Runs the unconditional scripts of a job in the folder `work`. Throws when one fails. */
    job({ steps }: Job, variables: Record<string, string> = {}): void {
      for (const { run, if: condition, env, 'working-directory': folder = '.' } of steps) {
        if (run && !condition && !run.startsWith('npm ci'))
          runner.shell(run, `work/${folder}`, { ...env, ...variables })
      }
    },

    /** The files on main, by path. */
    files: (): Record<string, string> =>
      Object.fromEntries(
        runner
          .shell('git ls-tree -r --name-only main', 'origin.git')
          .trim()
          .split('\n')
          .map((name) => [name, runner.shell(`git show main:${name}`, 'origin.git')]),
      ),

    end: () => rm(root, { recursive: true }),
  }

  for (const [name, script] of Object.entries(programs)) {
    await runner.write(`bin/${name}`, `#!/bin/bash\n${script}\n`, 0o755)
  }
  runner.shell('git init --quiet --bare --initial-branch main origin.git && mkdir work')
  await runner.push('main', { 'calendar.json': 'a calendar' })
  return runner
}

export type Runner = Awaited<ReturnType<typeof startRunner>>
