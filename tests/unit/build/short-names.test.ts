import { test } from 'uvu'
import * as assert from 'uvu/assert'
import {
  campModule,
  chooseShortNames,
  mapClasses,
  readClasses,
  shortenProperties,
} from '../../../build/short-names'
import { buildStyles } from '../../../build/styles'
import { camp, eventPalette } from '../../../src/camp'
import { skyNames } from '../../../src/lib/sky'

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

test('Every colour of an event and every sky is a custom property of the short stylesheet, in light and in dark', () => {
  for (const name of [...eventPalette, ...skyNames]) {
    assert.is(short.split(`--${names.properties.get(name)!}:`).length - 1, 2, name)
  }
  assert.match(short, '.dark{')
})

test('A script names a custom property as the short stylesheet does, and none that has no value', () => {
  const shorten = (source: string) => shortenProperties(source, 'src/lib/sky.ts', names.properties)
  assert.is(
    shorten("kind === 's' ? '--clear' : '--wet'"),
    `kind === 's' ? '--${names.properties.get('clear')!}' : '--${names.properties.get('wet')!}'`,
  )
  assert.throws(
    () => shorten("return '--fair'"),
    /src\/lib\/sky\.ts: nothing explains "fair"; add --fair to /,
  )
})

test('The camp ships as it is, but for the names of its colours', async () => {
  const code = `data:text/javascript,${encodeURIComponent(campModule(names.properties))}`
  const { camp: shipped }: { camp: typeof camp } = await import(code)
  const words = new Map([...names.properties].map(([name, short]) => [short, name]))
  const restored = JSON.stringify(shipped, (key, value: string) =>
    key === 'otherEventColour' || Object.hasOwn(camp.eventColours, key) ? words.get(value) : value,
  )
  assert.is(restored, JSON.stringify(camp))
  assert.is.not(JSON.stringify(shipped), restored)
  const withoutColours = new Map([...names.properties].filter(([name]) => name !== camp.otherEventColour))
  assert.throws(() => campModule(withoutColours), /src\/camp\.ts: nothing explains /)
})

test.run()
