/** Checks `src/camp.ts` against its schemas and against rules that a schema cannot express; lists every mistake. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Format } from 'typebox/format'
import { campSchemas } from '../../src/camp-schema'
import { timeZone } from '../../src/time-zone'
import { describe, settingOutside } from './camp-brackets'
import { emptyFile, unexported } from './camp-exports'
import { ruleProblems, type CampFile } from './camp-rules'
import { UsageError } from '../fail'
import { projectFolder } from '../files'
import { problem, problemsAt, type Problem } from './schema-problems'
import { isRecord } from '../is-record'
import { findSettingLines, findSettings, settingName } from './setting-lines'
import { isSheet } from './sheet-address'

Format.Set('sheet', isSheet)

/** Throws a UsageError that lists every mistake in `src/camp.ts`, if any, with its line. */
export function checkCamp(file: CampFile): void {
  throwProblems(campProblems(file))
}

/** Throws a UsageError that lists every mistake in `sources` and in what the data tools need of `camp`. */
export function checkSources(camp: unknown, sources: unknown): void {
  throwProblems(sourceProblems(camp, sources))
}

export function campProblems(file: CampFile, zone = timeZone): Problem[] {
  const problems = [
    ...Object.entries(campSchemas).flatMap(([name, schema]) =>
      problemsAt([name], file[name as keyof CampFile], schema),
    ),
    ...ruleProblems(file, zone),
  ]
  // Further problems with the same setting have the same cause.
  const settings = problems.map(({ path }) => settingName(path))
  return problems.filter((_, index) => settings.indexOf(settings[index] ?? '') === index)
}

/** The data tools need `camp.position` and the names in `camp.eventColours`; wrong colours do not hold up the data. */
export function sourceProblems(camp: unknown, sources: unknown): Problem[] {
  const names = Object.keys(campSchemas.camp.properties)
  // An unknown setting may be a misspelt one that is needed; without it, that one is reported as missing.
  const known = isRecord(camp) ? Object.fromEntries(names.map((key) => [key, camp[key]])) : camp
  return campProblems({ camp: known, sources, manifest: undefined, dataSource: undefined }).filter(
    ({ path: [name, key = 'position', inner] }) =>
      name === 'sources' ||
      (name === 'camp' && (key === 'position' || (key === 'eventColours' && inner === undefined))),
  )
}

function throwProblems(found: Problem[]): void {
  const fileText = readFileSync(path.join(projectFolder, 'src/camp.ts'), 'utf8')
  if (!fileText.trim()) throw new UsageError(emptyFile)
  const outside = settingOutside(fileText)
  const lines = [
    ...(outside ? [describe(outside)] : []),
    ...describeProblems([...found, ...writtenProblems(fileText)], fileText),
  ]
  if (lines.length) throw new UsageError(lines.join('\n'))
}

const twoValues = 'has a symbol between two values; write one number, or one text between two quotes'

/** Returns one line for each problem, in the order of the file: `src/camp.ts:23: camp.email is "post"; give …`. */
export function describeProblems(problems: Problem[], fileText: string): string[] {
  const lineOf = findSettingLines(fileText)
  const computed = findSettings(fileText).flatMap(({ path, isComputed }) =>
    isComputed ? settingName(path) : [],
  )
  return problems
    .map(({ path, text: found }) => {
      const line = lineOf(path)
      const name = settingName(path)
      // The value that was found is not what is written: 0 for 'Sea Camp' | 'Gwersyll Môr'.
      const text = computed.includes(name) ? `${name} ${twoValues}` : found
      const lost = line === undefined ? unexported(String(path[0]), fileText) : undefined
      return lost ?? { text, line }
    })
    .sort((a, b) => (a.line ?? Infinity) - (b.line ?? Infinity))
    .map(({ text, line }) => `src/camp.ts:${line === undefined ? '' : `${line}:`} ${text}`)
}

/** Reports settings that are written twice, and backslashes in paths: JavaScript reads 'src\\sheets' as "srcsheets". */
export function writtenProblems(fileText: string): Problem[] {
  const settings = findSettings(fileText)
  const names = settings.map(({ path }) => settingName(path))
  const isDoubled = (name: string) => names.indexOf(name) !== names.lastIndexOf(name)
  return settings.flatMap(({ path, quotedText = '' }, index) => {
    const name = settingName(path)
    // If a setting is doubled, so is everything in it.
    const isAgain = names.indexOf(name) < index && !isDoubled(settingName(path.slice(0, -1)))
    return [
      ...(isAgain ? [' is written twice, and only this value counts; delete one of the two'] : []),
      ...(path[0] === 'sources' && quotedText.includes('\\')
        ? [` has a backslash (${quotedText}); write / in its place`]
        : []),
    ].map((what) => problem(path, what))
  })
}
