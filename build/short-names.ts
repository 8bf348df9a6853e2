/**
 * Names of one letter or two for the classes and the custom properties of the page that ships. The sources, their
 * tests and `buildStyles()` keep the words.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'esbuild'
import { camp, type EventColour } from '../src/camp'
import { projectFolder } from './bundle'
import { UsageError } from './fail'
import { glob } from './files'
import { readTokens } from './tokens'

export interface ShortNames {
  classes: ReadonlyMap<string, string>
  properties: ReadonlyMap<string, string>
}

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

/** A short name for every class that components name, and for every token. */
export const chooseShortNames = async (): Promise<ShortNames> => ({
  classes: shorten((await readClasses()).keys()),
  properties: shorten((await readTokens()).keys()),
})

/** The short name of a custom property that a file names. Throws a UsageError when it has no value. */
const shortProperty = (name: string, file: string, properties: ShortNames['properties']): string => {
  const short = properties.get(name)
  if (!short)
    throw new UsageError(`${file}: nothing explains "${name}"; add --${name} to src/styles/tokens.css`)
  return short
}

/** A source of `src/` with the custom properties of its scripts (`'--sea'`) under short names. Throws a UsageError. */
export const shortenProperties = (
  source: string,
  file: string,
  properties: ShortNames['properties'],
): string =>
  source.replace(/'--([\w-]+)'/g, (_, name: string) => `'--${shortProperty(name, file, properties)}'`)

/** The camp as a module, with its colours under the short names of their custom properties. Throws a UsageError. */
export const campModule = (properties: ShortNames['properties']): string => {
  const shorten = (colour: EventColour) => shortProperty(colour, 'src/camp.ts', properties)
  const colours = Object.entries(camp.eventColours)
  return `export const camp=${JSON.stringify({
    ...camp,
    eventColours: Object.fromEntries(colours.map(([name, colour]) => [name, shorten(colour)])),
    otherEventColour: shorten(camp.otherEventColour),
  })}`
}

/**
 * Has the sources name the short classes and custom properties, and import what JSX becomes; injected by esbuild, the
 * framework would come into scripts that draw nothing, too.
 */
export const shortNamesPlugin = ({ classes, properties }: ShortNames): Plugin => ({
  name: 'short-names',
  setup(build) {
    build.onLoad({ filter: /[\\/]src[\\/].*\.tsx?$/ }, async ({ path: file }) => {
      if (file === path.join(projectFolder, 'src/camp.ts')) return { contents: campModule(properties) }
      const source = shortenProperties(await readFile(file, 'utf8'), file, properties)
      if (file.endsWith('.ts')) return { contents: source, loader: 'ts' }
      return {
        contents: `import{createElement,Fragment}from'react';${mapClasses(source, (text) =>
          text.replace(/\S+/g, (name) => classes.get(name) ?? name),
        )}`,
        loader: 'tsx',
      }
    })
  },
})
