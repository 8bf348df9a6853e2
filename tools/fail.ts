import { withCampLines } from './camp/camp-lines'
import { explainError } from './camp/explain-error'
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
  const explanation = error instanceof Error ? explainError(error) : undefined
  if (explanation === undefined) return console.error(error)
  const lines = await withCampLines(explanation.split('\n'))
  console.error([...lines, ...workflowCommands(lines)].join('\n'))
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
