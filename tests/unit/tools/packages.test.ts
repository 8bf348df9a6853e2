import { assert, test } from '#test'
import { readProjectFile } from '../../../tools/files'

interface Package {
  version: string
  integrity?: string
  resolved?: string
}

const readJson = async (file: string) => JSON.parse(await readProjectFile(file))

const { scripts } = await readJson('package.json')
const lock: Record<string, Package> = (await readJson('package-lock.json')).packages

test('packages: there are no install or patch scripts', () => {
  assert.equal(
    Object.keys(scripts).filter((name) => /^(pre|post)?(install|prepare)|patch/.test(name)),
    [],
  )
})

test('packages: the lock file has a hash for each package', () => {
  const installed = Object.entries(lock).filter(([folder]) => folder)
  assert.ok(installed.length > 100, `${installed.length} packages`)
  for (const [folder, { integrity, resolved }] of installed) {
    assert.match(integrity ?? '', /^sha512-/, folder)
    assert.not.match(resolved ?? '', /^(git|http:|file:)/, folder)
  }
})
