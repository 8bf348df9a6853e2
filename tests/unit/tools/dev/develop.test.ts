import { spawn, type ChildProcess } from 'node:child_process'
import { appendFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { assert, test } from '#test'
import { copyProject } from '../../../support/other-camp'

let folder: string
let command: ChildProcess
let address: string
let written = ''
let wake = () => {}

/** For a slow machine. */
const patienceMs = 60_000

/** Resolves with what `npm run dev` has written, once that matches. */
const says = async (form: RegExp): Promise<string> => {
  const timer = setTimeout(() => wake(), patienceMs)
  const startedMs = performance.now()
  while (!form.test(written)) {
    if (performance.now() - startedMs >= patienceMs) throw new Error(`no ${form} in: ${written}`)
    await new Promise<void>((resolve) => {
      wake = resolve
    })
  }
  clearTimeout(timer)
  return written
}

const freePort = async (): Promise<number> => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

test.before(async () => {
  folder = await copyProject()
  const port = await freePort()
  const { PATH, HOME } = process.env
  command = spawn(process.execPath, ['--import', 'tsx', 'tools/dev/start.ts', '--watch'], {
    cwd: folder,
    env: { PATH, HOME, PORT: String(port) },
    timeout: 200_000,
    killSignal: 'SIGKILL',
  })
  for (const stream of [command.stdout!, command.stderr!]) {
    stream.on('data', (text) => {
      written += text
      wake()
    })
  }
  address = `http://localhost:${port}/`
  await says(/^Its data are/m)
})
test.after(async () => {
  const ended = new Promise((resolve) => command.on('close', resolve))
  command.kill()
  await ended
  await rm(folder, { recursive: true, force: true })
})

const page = async () => (await fetch(address)).text()

/** Changes a file as some editors do: a new one takes its place. Gives what is said after that. */
const change = async (file: string, edit: (text: string) => string, expected: RegExp): Promise<string> => {
  written = ''
  const target = path.join(folder, file)
  const beside = path.join(path.dirname(target), `.${path.basename(target)}.new`)
  await writeFile(beside, edit(await readFile(target, 'utf8')))
  await rename(beside, target)
  return says(expected)
}

const built = /^rebuilt in \d+ ms: .*$/m
const notBuilt = /^build failed, the last good page stays: .*$/m

const mistakes: [what: string, file: string, wrong: string, said: RegExp][] = [
  [
    'a component',
    'src/screens/info.tsx',
    '\nconst wrong = ;',
    /^src\/screens\/info\.tsx:\d+:15: unexpected/m,
  ],
  ['a stylesheet', 'src/styles/base.css', '\nbody { colr: red }', /^src\/styles\/base\.css:\d+:7: "colr"/m],
  ["the camp's settings", 'src/camp.ts', '\nconst wrong = ;', /^src\/camp\.ts:\d+:15: unexpected/m],
]

for (const [what, file, wrong, said] of mistakes) {
  test(`npm run dev: a mistake in ${what} is reported with its position`, async () => {
    const before = await page()
    const output = await change(file, (text) => text + wrong, notBuilt)
    assert.match(output, said)
    assert.match(output, new RegExp(`^build failed, the last good page stays: ${file}$`, 'm'))
    assert.not.match(output, /^\s+at /m)
    assert.is(await page(), before)
    assert.match(await change(file, (text) => text.replace(wrong, ''), built), `: ${file}\n`)
  })
}

const otherNames = "\ncamp.siteName = 'Plover Cove Camp'\ncamp.placeName = 'Plover Cove'\n"

test("npm run dev: the camp's settings reach the page and the sample data", async () => {
  await change('src/camp.ts', (text) => text + otherNames, built)
  assert.match(await page(), '<title>Plover Cove Camp')
  assert.match(
    await (await fetch(`${address}sample/camp/main/data/locations.json`)).text(),
    'Plover Cove Gate',
  )
})

test('npm run dev: folders may come and go', async () => {
  const file = 'src/components/beach/flag.tsx'
  written = ''
  await mkdir(path.dirname(path.join(folder, file)))
  await writeFile(path.join(folder, file), 'export const flag = <i />\n')
  await says(built)
  written = ''
  await appendFile(path.join(folder, file), '// Later.\n')
  await says(built)
  written = ''
  // Some of these are gone before they can be watched.
  for (let count = 0; count < 50; count++) {
    await mkdir(path.join(folder, 'src/gone/deep'), { recursive: true })
    await rm(path.join(folder, 'src/gone'), { recursive: true })
  }
  await rm(path.join(folder, '.cache'), { recursive: true })
  await rm(path.dirname(path.join(folder, file)), { recursive: true })
  await says(built)
  assert.match(await page(), '<title>')
})
