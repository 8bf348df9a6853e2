import { one, render } from '../../support/render'
import { assert, test } from '#test'
import { Icon } from '../../../src/icons/icon'
import { iconPaths } from '../../../src/icons/paths'

const attributesOf = (icon: Element) =>
  ['role', 'aria-label', 'aria-hidden'].map((name) => icon.getAttribute(name))

test('icon: without a label, is hidden from screen readers', () => {
  const named = one(render(<Icon name="shop" label="shop" />), 'svg')
  const [role, label, isHidden] = attributesOf(named)
  assert.equal([role, label], ['img', 'shop'])
  assert.is.not(isHidden, 'true')
  const decorative = one(render(<Icon name="close" />), 'svg')
  assert.equal(attributesOf(decorative), [null, null, 'true'])
  assert.is(one(decorative, 'path').getAttribute('d'), iconPaths.close)
})

test('icon: all drawings are different', () => {
  assert.is(new Set(Object.values(iconPaths)).size, Object.keys(iconPaths).length)
})

test('icon: is turned and filled as far as asked', () => {
  const pathOf = (icon: ReturnType<typeof Icon>) => one(render(icon), 'path')
  const arrow = pathOf(<Icon name="arrow" turn={90} />)
  assert.match(arrow.getAttribute('transform') ?? '', 'rotate(90 ')
  assert.is(arrow.getAttribute('fill'), null)
  const drop = pathOf(<Icon name="drop" fill={0.2} />)
  assert.equal(
    ['fill', 'fill-opacity'].map((name) => drop.getAttribute(name)),
    ['currentColor', '0.2'],
  )
})
