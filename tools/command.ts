/** Helpers for the command line tools: `--help`, exit codes, paths, `--only` and counts. */
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs, type ParseArgsConfig } from 'node:util'
import { isInstant } from '../src/lib/iso-date'
import { withCampLines } from './camp/camp-lines'
import { fileProblem } from './file-problem'
import { looksLike } from './looks-like'
import { hideCredentials, runCommand, UsageError } from './fail'
import { sheetWarnings, workflowCommands } from './workflow-commands'

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

/** Returns the `readOptions` of a command that takes options, but no other arguments. */
export const flags =
  <const Options extends OptionTypes>(options: Options) =>
  (args: string[]) =>
    parseOptions(args, options, false).values

type OptionTypes = NonNullable<ParseArgsConfig['options']>

/**
 * Parses options and, if allowed, other arguments. Throws a UsageError for an unknown option (such as `-only` or `—only`, for
 * `--only`), or one that is given twice.
 */
export function parseOptions<const Options extends OptionTypes>(
  args: string[],
  options: Options,
  allowPositionals = true,
) {
  for (const each of args) {
    const [option, dashes, name = ''] = /^([-\u2010-\u2015\u2212]+)([a-z][\w-]*)/i.exec(each) ?? []
    if (!option || (dashes === '--' && Object.hasOwn(options, name))) continue
    const meant = Object.keys(options).find((known) => looksLike(name, known))
    throw new UsageError(`unknown option ${option}${meant ? `; write --${meant}` : ''}`)
  }
  const parsed = parseArgs({ args: withNegatives(args), options, allowPositionals, tokens: true })
  const given = parsed.tokens.flatMap((token) => (token.kind === 'option' ? token.rawName : []))
  const twice = given.find((name, index) => given.indexOf(name) < index)
  if (twice) throw new UsageError(`${twice} is given twice; give it once`)
  return parsed
}

/** Joins an option and a negative number after it, which is a wrong value and not another option. */
function withNegatives(args: string[]): string[] {
  const isJoined = (index: number) =>
    /^-\d/.test(args[index] ?? '') && /^--\w[\w-]*$/.test(args[index - 1] ?? '')
  return args.flatMap((arg, index) => {
    if (isJoined(index)) return []
    return isJoined(index + 1) ? `${arg}=${args[index + 1]}` : arg
  })
}

/** Reads the arguments; an error becomes a UsageError that ends with the usage, or says how to print it. */
function readArguments<Options>(usage: string, read: () => Options): Options {
  try {
    return read()
  } catch (error) {
    const problem = error instanceof UsageError ? error.message : firstSentence(error as Error)
    throw new UsageError(
      `${problem}; ${usage.includes('\n') ? `${commandOf(usage)} -- --help explains it` : usage}`,
    )
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
  throw new UsageError(`npm took ${swallowed} for an option of its own; write ${command}`)
}

/** Resolves a path against the folder where the user ran npm; npm itself runs scripts in the project's folder. */
export const userPath = (file: string): string => path.resolve(process.env['INIT_CWD'] ?? process.cwd(), file)

/** Throws a UsageError that begins with `name` and ends with `hint` if a path is not a folder's. */
export async function expectFolder(folder: string, hint: string, name = folder): Promise<void> {
  const stats = await stat(folder).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`${name}: ${fileProblem(error)}; ${hint}`)
  })
  if (!stats.isDirectory()) throw new UsageError(`${name}: not a folder; ${hint}`)
}

/** Returns the instant given to `--now`, by default the current time, in epoch milliseconds. Throws a UsageError. */
export const readNow = (now: string | undefined): number => {
  if (now === undefined) return Date.now()
  if (isInstant(now)) return Date.parse(now)
  throw new UsageError(`--now: invalid instant "${now}"; use one such as 2026-08-22T18:00:00Z`)
}

/** Returns the names given to `--only` (`weather,tides`), by default all. Throws a UsageError for an unknown name. */
export const readNames = <Name extends string>(only: string | undefined, all: readonly Name[]): Name[] => {
  if (only === undefined) return [...all]
  const given = only.split(',')
  const unknown = given.find((name) => !(all as readonly string[]).includes(name))
  if (unknown !== undefined) {
    throw new UsageError(`--only: unknown name "${unknown}"; use one or more of ${all.join(',')}`)
  }
  return all.filter((name) => given.includes(name))
}

/** Formats a count: `1 day`, `2 days`. */
export const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`
