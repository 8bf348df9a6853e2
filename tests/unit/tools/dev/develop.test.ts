import { appendFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { assert, test } from '#test'
import { spawnScript, startScript, type Command } from '../../../support/command'
import { copyProject } from '../../../support/other-camp'
import { until } from '../../../support/until'

let folder: string
let command: Command
let address: string

/** Waits until the output of `npm run dev` since `forget()` matches, and resolves with that output. */
const says = async (form: RegExp): Promise<string> => {
  const { written } = command
  const all = () => written.stdout + written.stderr
  await until(
    () => form.test(all()),
    () => `${form} in: ${all()}`,
    60_000,
  )
  return all()
}

const forget = () => Object.assign(command.written, { stdout: '', stderr: '' })

test.before(async () => {
  folder = await copyProject()
  command = spawnScript(startScript, ['--watch', '--port', '0'], {}, folder)
  address = /http:\S+/.exec(await says(/^Data: /m))![0]
})
test.after(async () => {
  command.child.kill()
  await command.ended
  await rm(folder, { recursive: true, force: true })
})

const page = async () => (await fetch(address)).text()

/** Edits a file by replacing it, as some editors do. Resolves with the output that follows. */
const change = async (file: string, edit: (text: string) => string, expected: RegExp): Promise<string> => {
  forget()
  const target = path.join(folder, file)
  const beside = path.join(path.dirname(target), `.${path.basename(target)}.new`)
  await writeFile(beside, edit(await readFile(target, 'utf8')))
  await rename(beside, target)
  return says(expected)
}

const built = /^rebuilt in \d+ ms: .*$/m
const notBuilt = /^build failed, keeping the last good page: .*$/m

/** Makes a mistake in the second line of a file; the output says where it is, and the page stays. */
const spoil = async (file: string, wrong: string, complaint: RegExp): Promise<void> => {
  const before = await page()
  const output = await change(file, (text) => `\n${wrong}\n${text}`, notBuilt)
  assert.match(output, complaint)
  assert.match(output, new RegExp(`^build failed, keeping the last good page: ${file}$`, 'm'))
  assert.not.match(output, /^\s+at /m)
  assert.is(await page(), before)
}

const corrected = (text: string) => text.replace(/^\n.*\n/, '')

test('npm run dev: reports a mistake with its position', async () => {
  const file = 'src/screens/info.tsx'
  await spoil(file, 'const wrong = ;', /^src\/screens\/info\.tsx:2:15: unexpected/m)
  assert.match(await change(file, corrected, built), `: ${file}\n`)
})

const otherNames = "\ncamp.siteName = 'Plover Cove Camp'\ncamp.placeName = 'Plover Cove'\n"

test('npm run dev: when all mistakes are corrected, notifies open pages', async () => {
  const { body } = await fetch(`${address}rebuilt`, { signal: AbortSignal.timeout(60_000) })
  await spoil('src/styles/base.css', 'body { colr: red }', /^src\/styles\/base\.css:2:7: "colr"/m)
  // The settings are read before the styles.
  await spoil('src/camp.ts', 'const wrong = ;', /^src\/camp\.ts:2:15: /m)
  await change('src/styles/base.css', corrected, notBuilt)
  await change('src/camp.ts', (text) => corrected(text) + otherNames, built)
  let events = ''
  for await (const chunk of body!) {
    events += Buffer.from(chunk)
    if (events.includes('data: rebuilt\n\n')) break
  }
  const text = await page()
  assert.match(text, '<title>Plover Cove Camp', 'the new settings')
  assert.match(text, 'new EventSource("/rebuilt")')
  assert.match(await (await fetch(`${address}sw.js`)).text(), 'registration.unregister()')
  const places = await (await fetch(`${address}sample/camp/main/data/locations.json`)).text()
  assert.match(places, 'Plover Cove Gate', 'the new sample data')
})

test('npm run dev: serves data/, and reloads pages when it changes', async () => {
  const data = path.join(folder, 'data')
  const weather = async () =>
    (await fetch(`${address}sample/camp/main/data/weather.json`)).json() as Promise<object>
  assert.is('own' in (await weather()), false, 'the sample camp')
  const { body } = await fetch(`${address}rebuilt`, { signal: AbortSignal.timeout(60_000) })
  await mkdir(data)
  for (const own of [1, 2]) {
    await writeFile(path.join(data, 'weather.json'), JSON.stringify({ own }))
    assert.equal(await weather(), { own })
  }
  for await (const chunk of body!) if (Buffer.from(chunk).includes('data: rebuilt')) break
  await rm(data, { recursive: true })
})

test('npm run dev: watches new folders, tolerates deleted ones', async () => {
  const file = 'src/components/beach/flag.tsx'
  forget()
  await mkdir(path.dirname(path.join(folder, file)))
  await writeFile(path.join(folder, file), 'export const flag = <i />\n')
  await says(built)
  forget()
  await appendFile(path.join(folder, file), '// Later.\n')
  await says(built)
  forget()
  await rm(path.join(folder, '.cache'), { recursive: true })
  // Some of these folders are deleted before they can be watched.
  for (let count = 0; count < 50; count++) {
    await mkdir(path.join(folder, 'src/gone/deep'), { recursive: true })
    await rm(path.join(folder, 'src/gone'), { recursive: true })
  }
  await rm(path.dirname(path.join(folder, file)), { recursive: true })
  await says(built)
  assert.match(await page(), '<title>')
})

test('npm run dev: an icon that is missing stops the build', async () => {
  forget()
  await rm(path.join(folder, 'public/icons/maskable-512.png'))
  assert.match(await says(notBuilt), /^public\/icons\/maskable-512\.png: not found; run npm run icons$/m)
})
