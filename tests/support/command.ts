/** Runs the project's commands. */
import { spawn, type ChildProcess } from 'node:child_process'
import { projectFolder } from '../../tools/files'

export const startScript = 'tools/dev/start.ts'

export interface Command {
  child: ChildProcess
  /** The output so far. */
  written: { stdout: string; stderr: string }
  /** Resolves with the exit code when the command ends. */
  ended: Promise<number | null>
}

/** Runs a script of the project, or of a copy in another folder, without npm. */
export const spawnScript = (
  script: string,
  parameters: string[] = [],
  environment: Record<string, string> = {},
  folder = projectFolder,
): Command => {
  const { PATH, HOME } = process.env
  const child = spawn(process.execPath, ['tools/run.mjs', script, ...parameters], {
    cwd: folder,
    env: { PATH, HOME, ...environment },
    // Ends the command if a failed test does not.
    timeout: 200_000,
    killSignal: 'SIGKILL',
  })
  const written = { stdout: '', stderr: '' }
  child.stdout.on('data', (text) => (written.stdout += text))
  child.stderr.on('data', (text) => (written.stderr += text))
  return { child, written, ended: new Promise((resolve) => child.on('close', resolve)) }
}
