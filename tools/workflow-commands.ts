/** Turns problems into workflow commands, from which GitHub Actions shows each problem at its line. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { lineOfRow } from './csv-lines'

/**
 * Returns a workflow command for each line that names a position in a file, such as `src/sheets/events.csv:7: invalid
 * end`, or a file of the project; none outside GitHub Actions. A sheet that is not in the project, such as one on the
 * web, is named in the command's message.
 */
export function workflowCommands(
  lines: string[],
  level: 'error' | 'warning' = 'error',
  environment = process.env,
): string[] {
  if (environment['GITHUB_ACTIONS'] !== 'true') return []
  return lines.flatMap((text) => {
    const { file = '', line, column, problem = '' } = position.exec(text)?.groups ?? {}
    // npm runs the commands in the project's folder.
    const relative = path.relative('.', path.resolve(file)).split(path.sep).join('/')
    const isInProject = Boolean(file) && !relative.startsWith('../') && existsSync(relative)
    if (!isInProject) return line ? [`::${level}::${escaped(text)}`] : []
    const properties = [`file=${escapedProperty(relative)}`]
    if (line) properties.push(`line=${lineIn(relative, Number(line))}`)
    if (column) properties.push(`col=${column}`)
    return [`::${level} ${properties.join()}::${escaped(problem)}`]
  })
}

/** Returns the line of a position: problems in sheets name the row. */
function lineIn(file: string, position: number): number {
  return file.endsWith('.ts') ? position : lineOfRow(readFileSync(file, 'utf8'), position)
}

/** Returns the warnings about sheets and their rows among a command's lines, without the name of the data file. */
export const sheetWarnings = (lines: string[]): string[] =>
  lines.flatMap((line) => /^\w+\.json: warning: ([^:]+\.csv: .*|[^:]+:\d+: .*)$/.exec(line)?.[1] ?? [])

const position = /^(?<file>[^:]+):(?:(?<line>\d+):(?:(?<column>\d+):)?)? (?<problem>.*)$/

// https://github.com/actions/toolkit/blob/main/packages/core/src/command.ts
const escaped = (line: string): string => line.replaceAll('%', '%25')

const escapedProperty = (text: string): string => escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
