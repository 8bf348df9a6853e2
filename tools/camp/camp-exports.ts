/** Says what is lost: an export of `src/camp.ts`, or the file itself. */
import { describe, exportLine, exportNames, restore } from './camp-brackets'
import { looksLike } from '../looks-like'
import { openComment } from './camp-syntax'

/**
 * Says what to do if `src/camp.ts` is missing: rename a file in `src/` that is probably it (`camp.ts.txt`, `Camp.ts`,
 * `camp.js`, `camp (1).ts`), or restore it.
 */
export function lostFile(filesInSrc: string[]): string {
  if (filesInSrc.includes('camp.ts'))
    return `src/camp.ts is a folder or a broken link, not a file; move it away, and ${restore}`
  // Not camp-schema.ts.
  const similar = filesInSrc.find((name) => /^camp(?!-).*\.(?:[cm]?[jt]sx?|txt)\b/i.test(name))
  return `src/camp.ts is missing; ${similar ? `rename src/${similar} to camp.ts` : restore}`
}

export const emptyFile = `src/camp.ts is empty; ${restore}`

/** Describes an export that the text of `src/camp.ts` lacks, or has in a comment that is not closed. */
export function missingExport(name: string, text: string): string {
  const comment = openComment(text)
  if (comment) return describe(comment)
  if (!text.trim()) return emptyFile
  const lost = unexported(name, text)
  if (lost) return `src/camp.ts:${lost.line}: ${lost.text}`
  const others = exportNames.filter((each) => each !== name && !new RegExp(`\\b${each}\\b *[:=]`).test(text))
  if (others.length) return `src/camp.ts: missing exports ${[name, ...others].join(', ')}; ${restore}`
  return `src/camp.ts: missing export "${name}"; write ${exportLine(name)} { … }`
}

/** Finds settings that have lost the word `export` or whose name is misspelt. */
export function unexported(name: string, text: string): { line: number; text: string } | undefined {
  for (const [index, row] of text.split('\n').entries()) {
    const [, isExported, given = ''] = /^ *(export +)?(?:const|let|var) +(\w+)/.exec(row) ?? []
    const line = index + 1
    if (!isExported && given === name)
      return { line, text: `${name} is not exported; write export const ${name}` }
    if (isExported && given !== name && looksLike(given, name))
      return { line, text: `${given} is unknown; write export const ${name}` }
  }
  return undefined
}
