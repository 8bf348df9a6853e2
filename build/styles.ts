/** Makes the one stylesheet: tokens, base, and the classes that the components name. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createGenerator } from '@unocss/core'
import { glob } from './files'
import { transform } from 'esbuild'
import { unoConfig } from '../src/styles/uno'
import { browsers, projectFolder } from './bundle'

/** The classes of every `className` in a source: of its string, or of those its braces choose from. */
const classesIn = (source: string): string[] =>
  [...source.matchAll(/className=(?:"([^"]*)"|\{([^}]*)\})/g)]
    .map(([, text, expression]) => text ?? stringsChosen(expression ?? ''))
    .flatMap((classes) => classes.split(/\s+/))
    .filter(Boolean)

/** The strings of an expression, but for those that something is compared with. */
const stringsChosen = (expression: string): string =>
  [...expression.replace(/=== '[^']*'/g, '').matchAll(/'([^']*)'/g)].map(([, text]) => text).join(' ')

/** The minified stylesheet. Throws when a component names a class that nothing in `src/styles/` explains. */
export const buildStyles = async (): Promise<string> => {
  const sheets = await Promise.all(
    ['tokens', 'base'].map((name) => readFile(path.join(projectFolder, `src/styles/${name}.css`), 'utf8')),
  )
  const hasOwnRule = (name: string) => new RegExp(`\\.${name}(?![\\w-])`).test(sheets.join())
  const generator = await createGenerator(unoConfig)
  const classes = new Set<string>()
  for (const file of await glob('src', '.tsx')) {
    for (const name of classesIn(await readFile(path.join(projectFolder, file), 'utf8'))) {
      if (!hasOwnRule(name) && !(await generator.parseToken(name))) {
        throw new Error(`${file}: nothing explains the class "${name}"; add it to src/styles/uno.ts`)
      }
      classes.add(name)
    }
  }
  const { css } = await generator.generate(classes, { preflights: false })
  const { code } = await transform([...sheets, css].join('\n'), {
    loader: 'css',
    minify: true,
    target: browsers,
  })
  return code.trim()
}
