/** Makes the one stylesheet: tokens, base, and the classes that the components name. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createGenerator } from '@unocss/core'
import { transform } from 'esbuild'
import { unoConfig } from '../src/styles/uno'
import { browsers, projectFolder } from './bundle'
import { UsageError } from './fail'
import { readClasses, type ShortNames } from './short-names'

/**
 * The minified stylesheet, with short names where they are given. Throws when a component names a class that
 * nothing in `src/styles/` explains.
 */
export const buildStyles = async (names?: ShortNames): Promise<string> => {
  const sheets = await Promise.all(
    ['tokens', 'base'].map((name) => readFile(path.join(projectFolder, `src/styles/${name}.css`), 'utf8')),
  )
  const hasOwnRule = (name: string) => new RegExp(`\\.${name}(?![\\w-])`).test(sheets.join())
  const generator = await createGenerator(unoConfig)
  const classes = await readClasses()
  for (const [name, file] of classes) {
    if (!hasOwnRule(name) && !(await generator.parseToken(name))) {
      throw new UsageError(`${file}: nothing explains the class "${name}"; add it to src/styles/uno.ts`)
    }
  }
  const { css } = await generator.generate(new Set(classes.keys()), { preflights: false })
  const sheet = [...sheets, css]
    .join('\n')
    .replace(/\.((?:[\w-]|\\.)+)/g, (selector, escaped: string) => {
      const short = names?.classes.get(escaped.replaceAll('\\', ''))
      return short ? `.${short}` : selector
    })
    .replace(/--([\w-]+)/g, (property, name: string) => {
      const short = names?.properties.get(name)
      return short ? `--${short}` : property
    })
  const { code } = await transform(sheet, {
    loader: 'css',
    minify: true,
    target: browsers,
  })
  // The minifier leaves a space in front of a token's value.
  return code.trim().replace(/(--[\w-]+):\s+/g, '$1:')
}
