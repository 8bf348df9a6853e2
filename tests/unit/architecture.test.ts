import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { assert, test } from '#test'
import { glob, projectFolder } from '../../tools/files'

/** What each folder or file of `src/` may import. */
const allowed: Record<string, string[]> = {
  main: ['app', 'tabs', 'stores', 'device', 'react-dom/client'],
  head: ['device', 'lib'],
  app: ['routes', 'tabs', 'screens', 'components', 'hooks', 'stores', 'lib', 'camp', 'react', 'signals'],
  routes: ['tabs', 'screens', 'react'],
  tabs: ['icons'],
  screens: [
    'tabs',
    'components',
    'hooks',
    'icons',
    'stores',
    'device',
    'lib',
    'camp',
    'time-zone',
    'schemas',
    'react',
    'signals',
  ],
  components: ['components', 'hooks', 'icons', 'lib', 'schemas', 'react'],
  hooks: ['hooks', 'react'],
  icons: ['icons', 'lib', 'react'],
  stores: ['tabs', 'stores', 'device', 'lib', 'schemas', 'camp', 'parsers', 'signals'],
  device: ['device', 'lib', 'schemas', 'cache-prefix', 'precached-files'],
  lib: ['lib', 'schemas', 'camp-schema', 'time-zone', 'tinydate'],
  camp: ['camp-schema'],
  'camp-schema': ['styles', 'typebox'],
  'time-zone': [],
  'cache-prefix': [],
  'precached-files': [],
  schemas: ['lib', 'time-zone', 'typebox'],
  styles: ['styles', 'unocss'],
  globals: ['device', 'lib', 'schemas'],
}

/** The names of these packages in `allowed`. */
const packages: Record<string, string> = {
  '@preact/signals-react': 'signals',
  '@preact/signals-react/runtime': 'signals',
  'strandline:parsers': 'parsers',
  '@unocss/core': 'unocss',
  '@unocss/preset-mini': 'unocss',
}

interface Module {
  /** A path below `src/`, without its extension. */
  name: string
  text: string
  imports: string[]
}

const withoutComments = (text: string) => text.replace(/\/\*.*?\*\//gs, '').replace(/^\s*\/\/.*$/gm, '')

const importsOf = (text: string): string[] =>
  [
    ...withoutComments(text).matchAll(
      /(?:^(?:import|export)\b[^'"]*?\bfrom\s*|\bimport\s*\(?\s*)['"]([^'"]+)['"]/gm,
    ),
  ].map(([, target]) => target!)

const read = (file: string) => readFile(path.join(projectFolder, file), 'utf8')

const files = [...(await glob('src', '.ts')), ...(await glob('src', '.tsx'))]
const modules: Module[] = await Promise.all(
  files.map(async (file) => {
    const text = await read(file)
    return { name: file.replace(/^src\/|(\.d)?\.tsx?$/g, ''), text, imports: importsOf(text) }
  }),
)

const partOf = (name: string) => name.split('/')[0]!

test('src: modules import only what the table allows', () => {
  assert.ok(modules.length > 30, `${modules.length} modules`)
  const wrong = modules.flatMap(({ name, imports }) => {
    const may = allowed[partOf(name)] ?? []
    return imports
      .map((target) =>
        target.startsWith('.')
          ? partOf(path.posix.join(path.posix.dirname(name), target))
          : (packages[target] ?? target),
      )
      .filter((part) => !may.includes(part))
      .map((part) => `${name}: ${part}`)
  })
  assert.equal(wrong, [])
})

/** What other folders each folder of `tools/` may import; all may import the top-level files. */
const allowedInTools: Record<string, string[]> = {
  page: [],
  site: ['page'],
  data: [],
  sample: ['site'],
  dev: ['page', 'site', 'data', 'sample'],
  draw: ['page', 'site', 'dev', 'sample'],
}

test('tools: folders import only what the table allows', async () => {
  const wrong: string[] = []
  for (const [folder, others] of Object.entries(allowedInTools)) {
    const paths = [...(await glob(`tools/${folder}`, '.ts')), ...(await glob(`tools/${folder}`, '.tsx'))]
    assert.ok(paths.length, folder)
    for (const file of paths) {
      for (const target of importsOf(await read(file))) {
        const [part, inTools = ''] = path.posix.join(path.posix.dirname(file), target).split('/')
        const isFolder = part === 'tools' && inTools in allowedInTools
        if (isFolder && inTools !== folder && !others.includes(inTools)) wrong.push(`${file}: ${target}`)
      }
    }
  }
  assert.equal(wrong, [])
})

test('files: names in tools/ and sw/ are unique', async () => {
  const names = [...(await glob('tools', '.ts')), ...(await glob('sw', '.ts')), 'build.ts'].map((file) =>
    path.posix.basename(file),
  )
  assert.equal(
    names.filter((name, index) => names.indexOf(name) < index),
    [],
  )
})

test('lib: uses no browser API', () => {
  const page =
    /\b(document|window|navigator|location|history|localStorage|sessionStorage|matchMedia|fetch|addEventListener|setTimeout|setInterval|requestAnimationFrame|caches|indexedDB|crypto)\b\s*[.(?[]/
  const pure = modules.filter(({ name }) => partOf(name) === 'lib')
  assert.ok(pure.length > 5)
  const touching = pure.filter(({ text }) => page.test(withoutComments(text))).map(({ name }) => name)
  assert.equal(touching, [])
})
