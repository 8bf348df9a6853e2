/** Builds the page's only stylesheet: colours, plain CSS, and the utility classes that the components use. */
import { createGenerator } from '@unocss/core'
import { build, transform } from 'esbuild'
import { unoConfig } from '../../src/styles/uno'
import { tabs } from '../../src/tabs'
import { UsageError } from '../fail'
import { glob, projectFolder, readProjectFile } from '../files'
import { browsers } from './bundle-options'
import { colourSheet } from './colours'

/** Returns the page's stylesheet, minified. Throws a UsageError for a mistake in `src/styles/`. */
export async function buildStyles(): Promise<string> {
  const tabCount = `:root { --tabs: ${tabs.length} }`
  const sheets = [colourSheet(), tabCount, await plainSheet(), await utilitySheet()]
  const { code } = await transform(sheets.join('\n'), { loader: 'css', minify: true, target: browsers })
  return code
}

/** Returns the rules of `src/styles/*.css`. Throws a UsageError for a mistake, which browsers would ignore. */
async function plainSheet(): Promise<string> {
  const { outputFiles, warnings } = await build({
    absWorkingDir: projectFolder,
    entryPoints: ['src/styles/index.css'],
    bundle: true,
    write: false,
    logLevel: 'silent',
  })
  const mistakes = warnings.map(
    ({ text, location }) => `${location?.file}:${location?.line}:${location?.column}: ${text}`,
  )
  if (mistakes.length) throw new UsageError(mistakes.join('\n'))
  return outputFiles.map(({ text }) => text).join('')
}

/** Returns the rules for every utility class that the components use. */
async function utilitySheet(): Promise<string> {
  const files = await glob('src', '.tsx')
  const sources = await Promise.all(files.map(readProjectFile))
  const generator = await createGenerator(unoConfig)
  const { css } = await generator.generate(sources.join('\n'), { preflights: false })
  return css
}
