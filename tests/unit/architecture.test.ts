import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { assert, test } from '#test'
import { glob, projectFolder } from '../../tools/files'

const read = (file: string) => readFile(path.join(projectFolder, file), 'utf8')

/**
 * Returns what each folder or file may import, from the last column of a README's table: with `(types)`, only as types.
 */
const readTable = async (readme: string, heading: string): Promise<Record<string, string[]>> => {
  const [, table = ''] = (await read(readme)).split(new RegExp(`^.*\\| ${heading}.*$`, 'm'))
  const rows = table
    .split('\n\n')[0]!
    .split('\n')
    .map((row) => row.split('|'))
  return Object.fromEntries(
    rows.flatMap(([, names = '', ...cells]) => {
      const parts = (cells.at(-2) ?? '').split(/[,;]/).map((part) => part.trim())
      return [...names.matchAll(/`([\w-]+(?:\/[\w-]+)*)[^`]*`/g)].map(([, name]) => [
        name,
        parts.map((part) => part.replace(/(?<=\w) (?=\w)/g, '-')),
      ])
    }),
  )
}

/** The packages that each folder or file of `src/` may import. */
const allowedPackages: Record<string, string[]> = {
  main: ['react-dom/client'],
  app: ['react', 'signals'],
  routes: ['react'],
  screens: ['react', 'signals'],
  components: ['react'],
  hooks: ['react'],
  icons: ['react'],
  stores: ['signals'],
  lib: ['tinydate'],
  'camp-schema': ['typebox'],
  schemas: ['typebox'],
  styles: ['unocss'],
}

/** The names of these modules in the tables. */
const otherNames: Record<string, string> = {
  '@preact/signals-react': 'signals',
  '@preact/signals-react/runtime': 'signals',
  'strandline:parsers': 'compiled-parsers',
  '@unocss/core': 'unocss',
  '@unocss/preset-mini': 'unocss',
}

interface Import {
  target: string
  isType: boolean
}

interface Module {
  /** A path below `src/`, without its extension. */
  name: string
  text: string
  imports: Import[]
}

const withoutComments = (text: string) => text.replace(/\/\*.*?\*\//gs, '').replace(/^\s*\/\/.*$/gm, '')

const importsOf = (text: string): Import[] =>
  [
    ...withoutComments(text).matchAll(
      /(?:^(?:import|export)\b(\s+type\b)?[^'"]*?\bfrom\s*|\bimport\s*\(?\s*)['"]([^'"]+)['"]/gm,
    ),
  ].map(([, type, target]) => ({ target: target!, isType: type !== undefined }))

const files = [...(await glob('src', '.ts')), ...(await glob('src', '.tsx'))]
const modules: Module[] = await Promise.all(
  files.map(async (file) => {
    const text = await read(file)
    return { name: file.replace(/^src\/|(\.d)?\.tsx?$/g, ''), text, imports: importsOf(text) }
  }),
)

const partOf = (name: string) => name.split('/')[0]!

test('src: modules import only what its README allows', async () => {
  assert.ok(modules.length > 30, `${modules.length} modules`)
  const allowed = await readTable('src/README.md', 'may import')
  const wrong = modules.flatMap(({ name, imports }) => {
    const may = [...(allowed[partOf(name)] ?? []), ...(allowedPackages[partOf(name)] ?? [])]
    return imports
      .map(({ target, isType }) => {
        const isRelative = target.startsWith('.')
        const part = isRelative
          ? partOf(path.posix.join(path.posix.dirname(name), target))
          : (otherNames[target] ?? target)
        return { part, isType }
      })
      .filter(({ part, isType }) => !may.includes(part) && !(isType && may.includes(`${part} (types)`)))
      .map(({ part, isType }) => `${name}: ${part}${isType ? ' (types)' : ''}`)
  })
  assert.equal(wrong, [])
})

test('tools: folders import only what its README allows', async () => {
  const allowed = await readTable('tools/README.md', 'may import')
  const rooms = Object.keys(allowed).sort().toReversed()
  /** The room of the files that are in no folder. */
  const top = 'tools'
  const folders = (await readdir(path.join(projectFolder, 'tools'), { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  assert.equal(rooms.filter((room) => !room.includes('/')).sort(), ['build', ...folders, top].sort())
  /** Returns the rooms that a path below `tools/` lies in, the innermost first: `data/read`, `data`. */
  const roomsOf = (file: string) =>
    file.includes('/') ? rooms.filter((room) => file.startsWith(`${room}/`)) : [top]
  const wrong: string[] = []
  for (const file of ['build.ts', ...(await glob('tools', '.ts')), ...(await glob('tools', '.tsx'))]) {
    const from = file === 'build.ts' ? ['build'] : roomsOf(path.posix.relative('tools', file))
    // An inner room may import what its outer rooms may, but not their other inner rooms.
    const may = from.flatMap((room, index) => (index ? allowed[room]! : [room, ...allowed[room]!]))
    for (const { target } of importsOf(await read(file))) {
      const imported = path.posix.relative('tools', path.posix.join(path.posix.dirname(file), target))
      const [room = top] = imported.startsWith('../') ? [imported] : roomsOf(imported)
      const isAllowed =
        room === top ||
        /^\.\.\/(?:src\/|build$)/.test(room) ||
        from.includes(room) ||
        may.some((each) => `${room}/`.startsWith(`${each}/`))
      if (target.startsWith('.') && !isAllowed) wrong.push(`${file}: ${target}`)
    }
  }
  assert.equal(wrong, [])
})

// Unit tests and engines are bundled with another camp's file in its place, which a browser's tests are not.
test("tests: none depends on the camp in src/camp.ts, a fork's own", async () => {
  const paths = [...(await glob('tests/e2e', '.ts')), ...(await glob('tests/support', '.ts'))]
  assert.ok(paths.length > 50, `${paths.length} files`)
  const wrong: string[] = []
  for (const file of paths)
    if (importsOf(await read(file)).some(({ target }) => target.endsWith('src/camp'))) wrong.push(file)
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
