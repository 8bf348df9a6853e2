import { all, one, render, textOf } from '../../support/render'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { ExternalLink } from '../../../src/components/external-link'
import { LinkList } from '../../../src/components/link-list'

const kinds = ['home', 'beach', 'destination', 'station', 'shop'] as const
const links = kinds.map((kind) => ({
  name: `A ${kind}`,
  url: `https://maps.example/?q=${kind}&api=1`,
  icon: kind,
}))

test('Locations: each place is a link with its name and address', async () => {
  const found = all(await render(<LinkList links={links} />), 'li a')
  assert.equal(
    found.map(textOf),
    links.map(({ name }) => name),
  )
  assert.equal(
    found.map((link) => link.getAttribute('href')),
    links.map(({ url }) => url),
  )
})

test('Locations: each place shows an icon by its type, with the type as label', async () => {
  const icons = all(await render(<LinkList links={links} />), '[role=img]')
  assert.equal(
    icons.map((icon) => icon.getAttribute('aria-label')),
    [...kinds],
  )
  assert.is(new Set(icons.map(({ innerHTML }) => innerHTML)).size, kinds.length)
})

test('Info: a link without a kind has no icon that means something', async () => {
  const container = await render(<LinkList links={[{ name: 'Bible', url: 'https://bible.example/' }]} />)
  assert.is(all(container, '[role=img]').length, 0)
})

test('External links: they are plain links, or carry noopener where a new tab is opened', async () => {
  const container = await render(
    <>
      <LinkList links={links} />
      <ExternalLink name="BBC Weather" url="https://weather.example/" />
    </>,
  )
  assert.is(all(container, 'a').length, links.length + 1)
  for (const link of all(container, 'a')) {
    const isSafe = !link.hasAttribute('target') || (link.getAttribute('rel') ?? '').includes('noopener')
    assert.ok(isSafe, link.outerHTML)
  }
})

test('Places of one name and address are all shown, without a clash of keys', async () => {
  assert.is(all(await render(<LinkList links={[links[1]!, links[1]!, links[1]!]} />), 'li').length, 3)
})

test('Locations: a note stands beside the link, not in its name', async () => {
  const [withNote, without] = all(
    await render(<LinkList links={[{ ...links[1]!, note: '2.1 km NE' }, links[1]!]} />),
    'li',
  )
  assert.is(textOf(one(withNote!, 'a')), 'A beach')
  assert.is(textOf(withNote).replace('A beach', '').trim(), '2.1 km NE')
  assert.is(textOf(without), 'A beach')
})

test.run()
