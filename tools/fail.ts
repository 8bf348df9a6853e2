import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { withCampLines } from './camp-lines'
import { describe } from './camp-brackets'
import { lostFile, missingExport } from './camp-exports'
import { explainSyntax } from './camp-syntax'
import { fileProblem, isFileError } from './file-problem'
import { projectFolder } from './files'
import { workflowCommands } from './workflow-commands'

/** An error that the user can fix: shown without a stack trace. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** Runs a command's main function. On failure, prints the error and exits with code 2. */
export async function runCommand(main: () => unknown): Promise<void> {
  try {
    await main()
  } catch (error) {
    await reportError(error)
    process.exitCode = 2
  }
}

/** Prints an error: without a stack trace, and as workflow commands, if the user can fix it. */
export async function reportError(error: unknown): Promise<void> {
  if (error instanceof Error) error.message = hideCredentials(error.message)
  const explanation = error instanceof Error ? explain(error) : undefined
  if (explanation === undefined) return console.error(error)
  const lines = await withCampLines(explanation.split('\n'))
  console.error(lines.join('\n'))
  for (const command of workflowCommands(lines)) console.error(command)
}

/** Hides user names and passwords in URLs: `https://***@camp.example/`. */
export function hideCredentials(text: string): string {
  // One expression for the entire text would take minutes for a long one.
  return text.replace(/[^\s/]+/g, (part, index: number) => {
    const end = part.lastIndexOf('@')
    if (end < 0) return part
    const scheme = /\bhttps?:/i.exec(part.slice(0, end))
    if (text.startsWith('://', index - 3)) return `***${part.slice(end)}`
    return scheme ? part.slice(0, scheme.index) + scheme[0] + `***${part.slice(end)}` : part
  })
}

/**
 * Returns an error's first sentence, in lower case and without quotes around options. parseArgs adds sentences about
 * arguments that begin with a hyphen.
 */
export const firstSentence = ({ message }: Error): string => {
  const sentence = message.split(/[.\n] ?/)[0] ?? message
  return (sentence.charAt(0).toLowerCase() + sentence.slice(1)).replace(/'(-[^']*)'/g, '$1')
}

/** Returns the lines for an error that the user can fix; undefined for any other. */
function explain(error: Error): string | undefined {
  const { name, message, stack = '' } = error
  // Compares names, not classes, because `npm run dev` loads the class again with the rest of the build.
  if (name === 'UsageError') return message
  if (isFileError(error))
    return `${error.path ? `${error.path}: ` : ''}${fileProblem(error)}; correct that, and try again`
  if (/Cannot find module '[^']*\bsrc[/\\]camp'/.test(message))
    return lostFile(readdirSync(path.join(projectFolder, 'src')))
  const line = /^ +at .*\bsrc\/camp\.ts:(\d+)/m.exec(stack)?.[1]
  if (name === 'ReferenceError' && line) return `src/camp.ts:${line}: ${message}; put texts in quotes`
  // If an export is missing, Node and esbuild name the file, but no line.
  const missing =
    /(?:src\/camp' does not provide an|No matching export in "src\/camp\.ts" for) .*?["'](\w+)["']$/m
  const exportName = missing.exec(message)?.[1]
  if (exportName)
    return missingExport(exportName, readFileSync(path.join(projectFolder, 'src/camp.ts'), 'utf8'))
  const mistakes = [...message.matchAll(/^(.+?):(\d+):(\d+): ERROR: (.*)$/gm)]
  return mistakes.length ? [...new Set(mistakes.map(describeMistake))].join('\n') : undefined
}

/** Describes a syntax error from esbuild, which tsx also uses. esbuild counts columns in bytes from 0, editors from 1. */
function describeMistake([, file = '', line, bytesBefore, text = '']: RegExpExecArray): string {
  // tsx gives an absolute path, the build one that is relative to the project's folder.
  const relative = path.relative(process.cwd(), path.resolve(file)).split(path.sep).join('/')
  const message = text.charAt(0).toLowerCase() + text.slice(1)
  const content = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const row = content.split('\n')[Number(line) - 1] ?? ''
  const column = Buffer.from(row).subarray(0, Number(bytesBefore)).toString().length + 1
  if (relative !== 'src/camp.ts') return `${relative}:${line}:${column}: ${message}`
  return describe(explainSyntax(content, Number(line), column, message))
}
