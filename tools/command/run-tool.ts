/** Runs a command line tool: `--help`, errors, exit code. */
import { withCampLines } from '../camp/camp-lines'
import { explainError } from '../camp/explain-error'
import { hideCredentials, UsageError } from '../fail'
import { sheetWarnings, workflowCommands } from '../workflow-commands'

/** 0: success; 1: bad data; 2: wrong arguments or settings, or a source or folder is unavailable. */
export type ExitCode = 0 | 1 | 2

/**
 * Returns 1 rather than 2 if both occur: a person must correct invalid data, while an unavailable source may recover.
 */
export const worstOf = (codes: ExitCode[]): ExitCode => (codes.includes(1) ? 1 : codes.includes(2) ? 2 : 0)

export interface CommandResult {
  /** Printed to standard output. Lines that begin with a setting get its line in `src/camp.ts`. */
  lines: string[]
  exitCode: ExitCode
}

/**
 * Runs a command with the process's arguments, prints the lines that `run` returns, and sets the exit code. An error
 * from `readOptions` says where the usage is.
 */
export const runTool = <Options>(
  usage: string,
  readOptions: (commandArguments: string[]) => Options,
  run: (options: Options) => Promise<CommandResult | void>,
): Promise<void> =>
  runCommand(async () => {
    const commandArguments = process.argv.slice(2)
    const asksHelp = commandArguments.some((each) => /^--?h(?:elp)?$/.test(each))
    if (asksHelp || commandArguments.join() === 'help') return console.log(usage)
    rejectSwallowed(usage, commandArguments)
    const result = await run(readArguments(usage, () => readOptions(commandArguments)))
    if (!result) return
    const lines = (await withCampLines(result.lines)).map(hideCredentials)
    const errors = result.exitCode ? workflowCommands(lines) : []
    lines.push(...errors, ...workflowCommands(sheetWarnings(lines), 'warning'))
    if (lines.length) console.log(lines.join('\n'))
    process.exitCode = result.exitCode
  })

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

/** Reads the arguments; an error becomes a UsageError that ends with the usage, or says how to print it. */
function readArguments<Options>(usage: string, read: () => Options): Options {
  try {
    return read()
  } catch (error) {
    const problem = error instanceof UsageError ? error.message : firstSentence(error as Error)
    throw new UsageError(`${problem}; ${usage.includes('\n') ? `see ${commandOf(usage)} -- --help` : usage}`)
  }
}

/**
 * Returns an error's first sentence, in lower case and without quotes around options. parseArgs adds sentences about
 * arguments that begin with a hyphen.
 */
const firstSentence = ({ message }: Error): string => {
  const sentence = message.split(/\.(?:\s|$)|\n/)[0] ?? message
  return (sentence.charAt(0).toLowerCase() + sentence.slice(1)).replace(/'(-[^']*)'/g, '$1')
}

/** Returns the command that a usage begins with: `npm run make-data`. */
const commandOf = (usage: string): string => /npm (?:run )?[\w-]+/.exec(usage)?.[0] ?? 'npm'

/**
 * Throws a UsageError if npm has taken an option for its own, because the `--` before it is missing. npm passes it on in
 * the environment, and leaves its value, unless joined by `=`, among the arguments. (`--only` leaves no trace, because npm
 * has an option of this name.)
 */
function rejectSwallowed(usage: string, args: string[]): void {
  const valueOf = (option: string) => process.env[`npm_config_${option.slice(2).replaceAll('-', '_')}`]
  const options = [...new Set(usage.match(/--[a-z][a-z-]*/g))]
  const [swallowed, ...others] = options.filter((each) => valueOf(each) && !args.includes(each))
  if (swallowed === undefined) return
  if (others.length) {
    const names = [swallowed, ...others].join(', ')
    throw new UsageError(
      `npm took ${names} for options of its own; write ${commandOf(usage)} --, and then all arguments again`,
    )
  }
  const takesValue = new RegExp(`${swallowed} [^\\s|\\]-]`).test(usage)
  const rest = [...args]
  const value = valueOf(swallowed) === 'true' ? (takesValue && rest.pop()) || '' : valueOf(swallowed)
  const command = [commandOf(usage), '--', ...rest, swallowed, value].join(' ').trim()
  const mayHaveTakenOnly = usage.includes('--only') && !args.includes('--only')
  const alsoWrite = mayHaveTakenOnly ? ', and --only with its names, if you gave it' : ''
  throw new UsageError(`npm took ${swallowed} for an option of its own; write ${command}${alsoWrite}`)
}
