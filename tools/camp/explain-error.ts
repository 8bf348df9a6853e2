/** Says what an error of Node or esbuild means if it comes from a file that the user can correct. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe } from './camp-brackets'
import { lostFile, missingExport } from './camp-exports'
import { explainSyntax } from './camp-syntax'
import { fileProblem, isFileError } from '../file-problem'
import { inDigits } from '../looks-like'
import { projectFolder } from '../files'

const campFile = path.join(projectFolder, 'src/camp.ts')

/** Returns the lines for an error that the user can fix; undefined for any other. */
export function explainError(error: Error): string | undefined {
  const { name, message, stack = '' } = error
  // Compares names, not classes, because `npm run dev` loads the class again with the rest of the build.
  if (name === 'UsageError') return message
  // Without the file, esbuild may find `src/Camp.ts` or `src/camp.js` in its place, and fail later.
  if (
    (isFileError(error) || message.includes(': ERROR: ')) &&
    !statSync(campFile, { throwIfNoEntry: false })?.isFile()
  )
    return lostFile(readdirSync(path.dirname(campFile)))
  if (isFileError(error))
    return `${error.path ? `${error.path}: ` : ''}${fileProblem(error)}; correct that, and try again`
  const line = /^ +at .*\bsrc\/camp\.ts:(\d+)/m.exec(stack)?.[1]
  if (/^(?:Reference|Type)Error$/.test(name) && line) {
    const row = readFileSync(campFile, 'utf8').split('\n')[Number(line) - 1] ?? ''
    return `src/camp.ts:${line}: ${message}; ${valueHint(message, row)}`
  }
  // If an export is missing, esbuild names the file, but no line.
  const exportName = /No matching export in "src\/camp\.ts" for .*?"(\w+)"$/m.exec(message)?.[1]
  if (exportName) return missingExport(exportName, readFileSync(campFile, 'utf8'))
  const mistakes = [...message.matchAll(/^(.+?):(\d+):(\d+): ERROR: (.*)$/gm)]
  return mistakes.length ? [...new Set(mistakes.map(describeMistake))].join('\n') : undefined
}

/** Says what to write instead of a value in a row that cannot be computed. */
export function valueHint(message: string, row: string): string {
  const [, word] = /^(\w+) is not defined$/.exec(message) ?? []
  if (!word) return 'write only texts, numbers, lists in [ ] and settings in { }'
  const [, name = ''] = new RegExp(`(\\w+)['"]?\\s*:\\s*-?${word}\\b`).exec(row) ?? []
  if (/^(?:latitude|longitude|zoom)$/.test(name)) {
    const number = inDigits(word)
    return /^[1-9]\d*$/.test(number) ? `write ${number}` : 'write a number, in digits'
  }
  if (/^(?:permission|witness)$/.test(name)) {
    if (/^(?:true|y|yes|on)$/i.test(word)) return 'write true'
    return /^(?:false|n|no|off)$/i.test(word) ? 'write false' : 'write true or false'
  }
  return 'put texts in quotes'
}

/** Describes an error from esbuild, which counts columns in bytes from 0, editors from 1. */
function describeMistake([, file = '', line, bytesBefore, text = '']: RegExpExecArray): string {
  const message = text.charAt(0).toLowerCase() + text.slice(1)
  const source = path.join(projectFolder, file)
  const content = existsSync(source) ? readFileSync(source, 'utf8') : ''
  const row = content.split('\n')[Number(line) - 1] ?? ''
  const column = Buffer.from(row).subarray(0, Number(bytesBefore)).toString().length + 1
  if (file !== 'src/camp.ts') return `${file}:${line}:${column}: ${message}`
  return describe(explainSyntax(content, Number(line), column, message))
}
