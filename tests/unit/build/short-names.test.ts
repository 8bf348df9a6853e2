import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { chooseShortNames, mapClasses, readClasses } from '../../../build/short-names'
import { buildStyles } from '../../../build/styles'
import { eventPalette } from '../../../src/camp'

const names = await chooseShortNames()
const words = await buildStyles()
const short = await buildStyles(names)

test('The classes of a className are changed, in its string, in those that its braces choose from, and in an object', () => {
  const change = (classes: string) => classes.toUpperCase()
  for (const [source, changed] of [
    ['<p className="card" />', '<p className="CARD" />'],
    [
      "<p className={isChosen ? 'tab this-tab' : 'tab'} />",
      "<p className={isChosen ? 'TAB THIS-TAB' : 'TAB'} />",
    ],
    [
      "<p className={kind === 'High' ? 'sea' : 'sky'} />",
      "<p className={kind === 'High' ? 'SEA' : 'SKY'} />",
    ],
    ["{ d: 'M0 0', className: 'sun' }", "{ d: 'M0 0', className: 'SUN' }"],
    ['<p className={className} title="card" />', '<p className={className} title="card" />'],
  ] as const) {
    assert.is(mapClasses(source, change), changed)
  }
})

test('Every class of the components has a short name of its own, which the stylesheet explains alike', async () => {
  const classes = await readClasses()
  assert.equal([...names.classes.keys()], [...classes.keys()])
  assert.is(new Set(names.classes.values()).size, classes.size)
  for (const [name, shortName] of names.classes) {
    assert.match(shortName, /^[a-zA-Z]{1,2}$/)
    assert.match(short, new RegExp(`\\.${shortName}[{,:~ ]`), name)
  }
})

test('The short stylesheet is the other one but for its names', () => {
  const back = (names: ReadonlyMap<string, string>) =>
    new Map([...names].map(([name, short]) => [short, name]))
  const [classes, properties] = [back(names.classes), back(names.properties)]
  const restored = short
    .replace(/--([\w-]+)/g, (_, name: string) => `--${properties.get(name) ?? name}`)
    .replace(
      /\.([a-zA-Z]{1,2})(?=[{,:~ ])/g,
      (_, name: string) => `.${(classes.get(name) ?? name).replace(/[^\w-]/g, String.raw`\$&`)}`,
    )
  assert.ok(restored === words, 'a name is not the short one of its word')
})

test('What scripts name keeps its name', () => {
  for (const name of eventPalette) assert.match(short, `--${name}:`)
  assert.match(short, '.dark{')
})

test.run()
