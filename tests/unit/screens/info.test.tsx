import { all, one, render, textOf } from '../../support/render'
import { until } from '../../support/until'
import { assert, test } from '#test'
import { camp } from '../../../src/camp'
import { windUnit } from '../../../src/lib/wind'
import { summerName, winterName } from '../../../src/time-zone'
import { opensOffline } from '../../../src/stores/opens-offline'

const help = {
  address: 'Cove Lane',
  telephones: [
    { name: 'Emergency', number: '112' },
    { name: 'Office', number: '01632 960100' },
  ],
  lines: ['Assembly point: the flagpole'],
}
// Set before the import, because `screens/info` reads `camp.help` when it loads.
camp.help = help
const { InfoScreen } = await import('../../../src/screens/info')

const linksOf = (part: ParentNode) => all(part, 'a').map((link) => [textOf(link), link.getAttribute('href')])

/** Returns the element after the heading with the given text. */
const below = (container: HTMLElement, text: string) =>
  all(container, 'h2').find((heading) => textOf(heading) === text)!.nextElementSibling!

test("info: shows the camp's links, contact, credits and version", () => {
  const { credits } = camp
  camp.credits = [{ name: 'Tides: © Harbour Office', url: 'https://harbour.example/licence' }]
  const container = render(<InfoScreen />)
  const { bible, organisation, social } = camp.links
  const links = [bible, organisation, social].map(({ name, url }) => [name, url])
  assert.equal(linksOf(below(container, 'Useful links')), links)
  assert.equal(linksOf(below(container, 'Contact')), [[camp.email, `mailto:${camp.email}`]])
  assert.equal(linksOf(container).at(-1), ['Tides: © Harbour Office', 'https://harbour.example/licence'])
  camp.credits = credits
  assert.match(textOf(container), /Version: 1\.0\.0 \(0123456\)$/)
  assert.match(
    textOf(below(container, 'About')),
    `${windUnit}, temperatures in degrees Celsius, and all times ${winterName}/${summerName}.`,
  )
  assert.is(all(container, '[role=status]').length, 0)
})

test('info: help comes first', () => {
  const { position } = camp
  const container = render(<InfoScreen />)
  assert.is(textOf(all(container, 'h2')[0]), 'Help and arrival')
  const rows = all(below(container, 'Help and arrival'), 'li')
  assert.equal(rows.map(textOf), [
    help.address,
    `Open in maps${position.latitude}, ${position.longitude}`,
    ...help.telephones.map(({ name, number }) => `${name}: ${number}`),
    ...help.lines,
  ])
  assert.is(one(rows[2]!, 'a').getAttribute('href'), 'tel:112')
})

test('info: a chosen colour scheme is checked and stored', async () => {
  const container = render(<InfoScreen />)
  const checked = (screen = container) =>
    all(screen, 'label')
      .filter((label) => label.querySelector('input')?.checked)
      .map(textOf)
  assert.equal(checked(), ['System'])
  container.querySelectorAll('input')[2]?.click()
  await until(() => checked().join() === 'Dark', 'Dark is checked')
  assert.is(localStorage.getItem('theme'), 'dark')
  assert.equal(checked(render(<InfoScreen />)), ['Dark'])
})

test('info: says whether the app is saved, once known', () => {
  for (const [opensNow, text] of [
    [undefined, ''],
    [false, 'Keep the app open for a moment until it is saved.'],
    [true, 'Saved on this phone: opens without a connection.'],
  ] as const) {
    opensOffline.value = opensNow
    const paragraphs = all(render(<InfoScreen />), 'p').map(textOf)
    assert.is(paragraphs.filter((each) => /save/i.test(each)).join(), text)
  }
})

test('info: on iOS, the app on the Home Screen is saved apart', () => {
  const savedWith = (standalone: boolean) => {
    Object.assign(navigator, { standalone })
    return all(render(<InfoScreen />), 'p')
      .map(textOf)
      .find((each) => each.startsWith('Saved'))
  }
  opensOffline.value = true
  assert.match(savedWith(false) ?? '', 'After adding the app to your Home Screen, open it there once')
  assert.is(savedWith(true), 'Saved on this phone: opens without a connection.')
  Reflect.deleteProperty(navigator, 'standalone')
})
