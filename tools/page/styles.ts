/** Makes the one stylesheet: tokens, base, and the classes that the components name. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createGenerator } from '@unocss/core'
import { transform } from 'esbuild'
import { unoConfig } from '../../src/styles/uno'
import { UsageError } from '../fail'
import { projectFolder } from '../files'
import { browsers } from './bundle-options'
import { readClasses, type ClassNames } from './classes'

/** The text of a stylesheet. Throws a UsageError for a mistake, which esbuild and browsers would pass over. */
const readSheet = async (file: string): Promise<string> => {
  const css = await readFile(path.join(projectFolder, file), 'utf8')
  const { warnings } = await transform(css, { loader: 'css', logLevel: 'silent' })
  const mistakes = warnings.map(
    ({ text, location }) => `${file}:${location?.line ?? 1}:${location?.column ?? 0}: ${text}`,
  )
  if (mistakes.length) throw new UsageError(mistakes.join('\n'))
  return css
}

/** The stylesheet for some classes, minified. Throws a UsageError when nothing in `src/styles/` explains one. */
export const stylesFor = async (classes: ClassNames): Promise<string> => {
  const sheets = await Promise.all(['tokens', 'base'].map((name) => readSheet(`src/styles/${name}.css`)))
  const hasOwnRule = (name: string) => new RegExp(`\\.${name}(?![\\w-])`).test(sheets.join())
  const generator = await createGenerator(unoConfig)
  for (const [name, fileAndLine] of classes) {
    if (!hasOwnRule(name) && !(await generator.parseToken(name))) {
      throw new UsageError(
        `${fileAndLine}: nothing explains the class "${name}"; add it to src/styles/uno.ts`,
      )
    }
  }
  const { css } = await generator.generate(new Set(classes.keys()), { preflights: false })
  const sheet = [...sheets, css].join('\n')
  const { code } = await transform(sheet, { loader: 'css', minify: true, target: browsers })
  return code
}

/** The page's stylesheet: for the classes that the sources name. Throws a UsageError. */
export const buildStyles = async (): Promise<string> => stylesFor(await readClasses())
