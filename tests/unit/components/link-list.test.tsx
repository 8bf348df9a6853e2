import { all, one, render, textOf } from '../../support/render'
import { assert, test } from '#test'
import { ExternalLink } from '../../../src/components/external-link'
import { LinkList } from '../../../src/components/link-list'

const url = 'https://maps.example/?q=1&api=1'

test('link list: a row is a link, or plain text', () => {
  const shop = { name: 'Shop', url }
  const links = [shop, shop, { ...shop, note: '2.1 km NE', icon: 'shop' } as const, { name: 'Text' }]
  const rows = all(render(<LinkList links={links} />), 'li')
  assert.equal(rows.map(textOf), ['Shop', 'Shop', 'Shop2.1 km NE', 'Text'])
  const [link, , note, text] = rows
  assert.is(one(link!, 'a').getAttribute('href'), url)
  assert.is(all(link!, '[role=img]').length, 0, 'no named icon by default')
  assert.is(textOf(one(note!, 'a')), 'Shop', 'the note is beside the link, not in its name')
  assert.is(one(note!, '[role=img]').getAttribute('aria-label'), 'shop', 'an icon is named by what it shows')
  assert.is(all(text!, 'a').length, 0)
  assert.is(all(link!, 'p').length, 0, 'no empty note')
})

test('link list: telephone numbers have an icon of their own', () => {
  const links = [
    { name: 'A row', url: 'https://hotel.example/' },
    { name: 'A row', url: 'tel:112', number: '112' },
  ]
  const [away, call] = all(render(<LinkList links={links} />), 'svg').map(({ innerHTML }) => innerHTML)
  assert.is.not(away, call)
})

test('links: the opened page has no opener', () => {
  const container = render(
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
