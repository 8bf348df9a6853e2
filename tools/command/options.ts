/** Reads the options of the command line tools. */
import path from 'node:path'
import { parseArgs, type ParseArgsConfig } from 'node:util'
import { isInstant } from '../../src/lib/iso-date'
import { UsageError } from '../fail'
import { looksLike } from '../looks-like'

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

/** Resolves a path against the folder where the user ran npm; npm itself runs scripts in the project's folder. */
export const userPath = (file: string): string => path.resolve(process.env['INIT_CWD'] ?? process.cwd(), file)

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
  const isKnown = (name: string) => (all as readonly string[]).includes(name)
  const unknown = given.find((name) => !isKnown(name))
  if (unknown !== undefined) {
    const hint = isKnown(unknown.trim()) ? 'leave out the space' : `use one or more of ${all.join(',')}`
    throw new UsageError(`--only: unknown name "${unknown}"; ${hint}`)
  }
  return all.filter((name) => given.includes(name))
}
