/**
 * Names of one letter or two for the classes and the custom properties of the page that ships. The sources, their
 * tests and `buildStyles()` keep the words.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'esbuild'
import { eventPalette } from '../src/camp'
import { skyNames } from '../src/lib/sky'
import { projectFolder } from './bundle'
import { glob } from './files'

export interface ShortNames {
  classes: ReadonlyMap<string, string>
  properties: ReadonlyMap<string, string>
}

/** The custom properties that scripts name too. */
const namedByScripts: readonly string[] = [...skyNames, ...eventPalette]

/** A source with the classes of every `className` changed: of its string, or of those its braces choose from. */
export const mapClasses = (source: string, change: (classes: string) => string): string =>
  source.replace(
    /className(?:(=|: )(["'])([^"']*)\2|=\{([^}]*)\})/g,
    (_, sign: string, quote: string, text: string | undefined, expression: string | undefined) =>
      text === undefined
        ? // All strings of an expression, but for those that something is compared with.
          `className={${expression!.replace(/(=== )?'([^']*)'/g, (string, compared, classes: string) =>
            compared ? string : `'${change(classes)}'`,
          )}}`
        : `className${sign}${quote}${change(text)}${quote}`,
  )

/** The classes that the sources of all components name, with the files that name them. */
export const readClasses = async (): Promise<Map<string, string>> => {
  const classes = new Map<string, string>()
  for (const file of await glob('src', '.tsx')) {
    mapClasses(await readFile(path.join(projectFolder, file), 'utf8'), (text) => {
      for (const name of text.split(/\s+/).filter(Boolean)) classes.set(name, file)
      return text
    })
  }
  return classes
}

/** a … z, A … Z, aa … */
const shortName = (index: number): string => {
  const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
  const rest = Math.floor(index / letters.length)
  return (rest ? shortName(rest - 1) : '') + letters[index % letters.length]
}

const shorten = (names: Iterable<string>) =>
  new Map([...names].map((name, index) => [name, shortName(index)] as const))

/** A short name for every class that components name, and for every token that only the stylesheet names. */
export const chooseShortNames = async (): Promise<ShortNames> => {
  const tokens = await readFile(path.join(projectFolder, 'src/styles/tokens.css'), 'utf8')
  const properties = [...tokens.matchAll(/--([\w-]+):/g)].map(([, name]) => name!)
  return {
    classes: shorten([...(await readClasses()).keys()]),
    properties: shorten(new Set(properties.filter((name) => !namedByScripts.includes(name)))),
  }
}

/**
 * Has the components name the short classes, and import what JSX becomes; injected by esbuild, the framework would
 * come into scripts that draw nothing, too.
 */
export const shortClassesPlugin = ({ classes }: ShortNames): Plugin => ({
  name: 'short-classes',
  setup(build) {
    build.onLoad({ filter: /[\\/]src[\\/].*\.tsx$/ }, async (file) => ({
      contents: `import{createElement,Fragment}from'react';${mapClasses(
        await readFile(file.path, 'utf8'),
        (text) => text.replace(/\S+/g, (name) => classes.get(name) ?? name),
      )}`,
      loader: 'tsx',
    }))
  },
})
