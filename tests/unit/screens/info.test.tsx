import { all, one, render, textOf } from '../../support/render'
import { until } from '../../support/until'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { camp } from '../../../src/camp'
import { InfoScreen } from '../../../src/screens/info'
import { forOwnCamp } from '../../support/own-camp'

const ownCampTest = forOwnCamp(test)

test('Info: the useful links are an online Bible, the organisation and the social group', async () => {
  const { bible, organisation, social } = camp.links
  const heading = all(await render(<InfoScreen />), 'h2').find((each) => textOf(each) === 'Useful links')
  const links = all(heading!.nextElementSibling!, 'a')
  assert.equal(
    links.map((link) => [textOf(link), link.getAttribute('href')]),
    [bible, organisation, social].map(({ name, url }) => [name, url]),
  )
})

ownCampTest('Info: first come the address, the position, telephone numbers and what else helps', async () => {
  const { help, position } = camp
  const container = await render(<InfoScreen />)
  assert.is(textOf(all(container, 'h2')[0]), 'Help and arrival')
  const rows = all(all(container, 'ul')[0]!, 'li')
  assert.equal(rows.map(textOf), [
    help.address,
    `${position.latitude}, ${position.longitude}`,
    ...help.telephones.map(({ name, number }) => `${name}: ${number}`),
    ...help.lines,
  ])
  assert.equal(
    all(rows[2]!, 'a').map((link) => link.getAttribute('href')),
    ['tel:112'],
  )
})

test('Info: choosing a colour scheme checks and stores it', async () => {
  const container = await render(<InfoScreen />)
  const checked = () =>
    all(container, 'label')
      .filter((label) => label.querySelector('input')?.checked)
      .map(textOf)
  assert.equal(checked(), ['System'])
  container.querySelectorAll('input')[2]?.click()
  await until(() => checked().join() === 'Dark', 'Dark is checked')
  assert.is(localStorage.getItem('theme'), 'dark')
})

test('Info: the about text states the units and GMT/BST', async () => {
  const text = textOf(await render(<InfoScreen />))
  assert.match(
    text,
    /wind speeds are in miles per hour, temperatures in degrees Celsius,? and all times GMT\/BST/i,
  )
})

test('Info: there is a contact link by e-mail', async () => {
  const link = one(await render(<InfoScreen />), 'a[href^="mailto:"]')
  assert.is(link.getAttribute('href'), `mailto:${camp.email}`)
  assert.is(textOf(link), camp.email)
})

/** Names and addresses of the links between the contact and the version. */
const creditsOf = (container: Element) => {
  const contact = one(container, 'a[href^="mailto:"]').closest('ul')!
  const links: (string | null)[][] = []
  for (let next = contact.nextElementSibling; next?.tagName === 'A'; next = next.nextElementSibling) {
    links.push([textOf(next), next.getAttribute('href')])
  }
  return links
}

test('Info: the last links, right before the version, are the credits of the camp', async () => {
  const before = camp.credits
  try {
    camp.credits = [
      { name: 'Weather data by Another', url: 'https://weather.example/' },
      { name: 'Tides: © Harbour Office', url: 'https://harbour.example/licence' },
    ]
    const container = await render(<InfoScreen />)
    assert.equal(
      creditsOf(container),
      camp.credits.map(({ name, url }) => [name, url]),
    )
  } finally {
    camp.credits = before
  }
})

test('info: shows the version that the page carries', async () => {
  assert.match(textOf(await render(<InfoScreen />)), /Version: 0123456$/)
})

test.run()
