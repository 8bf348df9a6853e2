import { all, one, render, textOf } from '../../support/render'
import { assert, test } from '#test'
import { ExternalLink } from '../../../src/components/external-link'
import { LinkList } from '../../../src/components/link-list'

const url = 'https://maps.example/?q=1&api=1'

test('link list: a row is a link, or plain text', async () => {
  const [link, note, text] = all(
    await render(
      <LinkList
        links={[{ name: 'Shop', url }, { name: 'Shop', url, note: '2.1 km NE' }, { name: 'Text' }]}
      />,
    ),
    'li',
  )
  assert.is(one(link!, 'a').getAttribute('href'), url)
  assert.is(textOf(one(note!, 'a')), 'Shop', 'the note is beside the link, not in its name')
  assert.is(textOf(note), 'Shop2.1 km NE')
  assert.is(textOf(text), 'Text')
  assert.is(all(text!, 'a').length, 0)
  assert.is(all(link!, '[role=img]').length, 0, 'no icon by default')
})

test('link list: an icon is named by what it shows', async () => {
  const kinds = ['home', 'beach', 'destination', 'station', 'shop'] as const
  const links = kinds.map((kind) => ({ name: 'A place', url, icon: kind }))
  const icons = all(await render(<LinkList links={links} />), '[role=img]')
  assert.equal(
    icons.map((icon) => icon.getAttribute('aria-label')),
    [...kinds],
  )
  assert.is(new Set(icons.map(({ innerHTML }) => innerHTML)).size, kinds.length)
})

test('link list: telephone numbers have an icon of their own', async () => {
  const links = [url, 'tel:112'].map((each) => ({ name: 'A row', url: each }))
  const [away, call] = all(await render(<LinkList links={links} />), 'svg').map(({ innerHTML }) => innerHTML)
  assert.is.not(away, call)
})

test('link list: duplicates are all shown', async () => {
  const place = { name: 'Shop', url }
  assert.is(all(await render(<LinkList links={[place, place, place]} />), 'li').length, 3)
})

test('links: never pass an opener', async () => {
  const container = await render(
    <>
      <LinkList links={[{ name: 'Shop', url }]} />
      <ExternalLink name="BBC Weather" url="https://weather.example/" />
    </>,
  )
  assert.is(all(container, 'a').length, 2)
  for (const link of all(container, 'a')) {
    assert.ok(!link.hasAttribute('target') || /\bnoopener\b/.test(link.getAttribute('rel') ?? ''))
  }
})
