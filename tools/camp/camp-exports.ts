/** Says what has been lost of `src/camp.ts`: an export, or the file itself. */
import { describe, restore } from './camp-brackets'
import { openComment } from './camp-syntax'

/**
 * Says what to do without `src/camp.ts`: rename a file in `src/` that may be it (`camp.ts.txt`, `Camp.ts`, `camp (1).ts`),
 * or restore it.
 */
export function lostFile(filesInSrc: string[]): string {
  // The hyphen is that of camp-schema.ts.
  const similar = filesInSrc.find((name) => /^camp(?!-).*\.(?:ts|txt)\b/i.test(name))
  return `src/camp.ts is missing; ${similar ? `rename src/${similar} to camp.ts` : restore}`
}

/** Describes an export that is missing from a `src/camp.ts` with the given text, or is in a comment that is not closed. */
export function missingExport(name: string, text: string): string {
  const comment = openComment(text)
  if (comment) return describe(comment)
  if (!text.trim()) return `src/camp.ts is empty; ${restore}`
  const lost = unexported(name, text)
  if (lost) return `src/camp.ts:${lost.line}: ${lost.text}`
  const others = ['camp', 'manifest', 'dataSource', 'sources'].filter(
    (each) => each !== name && !new RegExp(`\\b${each}\\b *[:=]`).test(text),
  )
  if (others.length) return `src/camp.ts: missing exports ${[name, ...others].join(', ')}; ${restore}`
  const type = name.charAt(0).toUpperCase() + name.slice(1)
  return `src/camp.ts: missing export "${name}"; write export const ${name}: ${type} = { … }`
}

/** Describes an export that has lost the word `export`, with its line; undefined if there is none. */
export function unexported(name: string, text: string): { line: number; text: string } | undefined {
  const before = new RegExp(`^.*?(?=^ *(?:const|let|var) ${name}\\b)`, 'ms').exec(text)?.[0]
  return before === undefined
    ? undefined
    : { line: before.split('\n').length, text: `${name} is not exported; write export const ${name}` }
}
