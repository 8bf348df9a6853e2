import { parseOptions, readNames, readNow, userPath } from '../../command/options'
import { UsageError } from '../../fail'
import { madeNames } from './run-makers'

export const usage = `usage: npm run make-data -- FOLDER [--only NAME[,NAME]] [--allow-empty] [--report FOLDER]
                                    [--answers FOLDER --now INSTANT]

Makes ${madeNames.map((name) => `${name}.json`).join(', ')} in FOLDER from the sources in
src/camp.ts. A file that cannot be made stays as it was.

--only NAME[,NAME]  make only these files: ${madeNames.join(', ')}
--allow-empty       accept sheets that have only headings, for a camp without events or places
--report FOLDER     write failing.json and report.md there: when each file began to fail, and what needs
                    attention (report.md is empty if nothing does)
--answers FOLDER    use recorded responses, such as open-meteo.json or events.csv, instead of the network; needs --now
--now INSTANT       use this instead of the current time, such as 2026-08-22T18:00:00Z
--help              print this text

Exit code 0: everything is written or unchanged; 1: a source is invalid; 2: wrong arguments or settings, or a source or
folder is unavailable.`

/** Parses the command's arguments and makes paths absolute. Throws an error that says which argument is wrong. */
export function readOptions(commandArguments: string[]) {
  const text = { type: 'string' } as const
  const { values, positionals } = parseOptions(commandArguments, {
    only: text,
    'allow-empty': { type: 'boolean' },
    report: text,
    answers: text,
    now: text,
  })
  const { only, report, answers, now } = values
  const [folder, ...others] = positionals
  if (!folder) throw new UsageError('missing argument; give a folder')
  const isName = (each: string) => (madeNames as string[]).includes(each)
  const name = positionals.find(isName)
  if (name) {
    // Includes names after a space, as in `--only calendar, tides`.
    const names = [...(only?.split(',') ?? []), ...positionals].filter(isName)
    const command = `npm run make-data -- ${positionals.find((each) => !isName(each)) ?? 'data'} --only ${names.join(',')}`
    throw new UsageError(`expected a folder, found the name "${name}"; write ${command}`)
  }
  if (others.length)
    throw new UsageError(`unexpected argument "${others[0]}"; give one folder, in quotes if it has spaces`)
  if (/^\w+:\/\//.test(folder))
    throw new UsageError('expected a folder, found a URL; give a folder on this machine')
  if (folder.endsWith('.json'))
    throw new UsageError('expected a folder, found the name of a file; leave out the name of the file')
  if ((answers === undefined) !== (now === undefined))
    throw new UsageError('give --answers and --now together')
  return {
    folder: userPath(folder),
    names: readNames(only, madeNames),
    allowEmpty: values['allow-empty'] ?? false,
    reportFolder: report === undefined ? undefined : userPath(report),
    answers: answers === undefined ? undefined : userPath(answers),
    now: readNow(now),
  }
}
