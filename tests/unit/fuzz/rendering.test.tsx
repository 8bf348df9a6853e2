import { takeErrors } from '../../support/dom'
import { stage, until } from '../../support/render'
import { useSignals } from '@preact/signals-react/runtime'
import { signal } from '@preact/signals-react'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import * as fc from 'fast-check'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { fuzz } from './run'

/** What a component may give back: a text, nothing, an element, a keyed list, or a component with any of these. */
type Tree =
  | string
  | null
  | { kind: 'element'; tag: string; title: string | undefined; hidden: boolean; children: Tree[] }
  | { kind: 'list'; items: { key: string; tag: string; child: Tree }[] }
  | { kind: 'box'; reads: number; isShy: boolean; children: Tree[] }
  | { kind: 'frame'; children: Tree[] }

const tag = fc.constantFrom('b', 'i', 'div')

const { tree } = fc.letrec<{ tree: Tree; some: Tree[] }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    fc.constantFrom('one', 'two', '', null),
    fc.record({
      kind: fc.constant('element' as const),
      tag,
      title: fc.constantFrom('north', 'south', undefined),
      hidden: fc.boolean(),
      children: tie('some'),
    }),
    fc.record({
      kind: fc.constant('list' as const),
      items: fc.uniqueArray(fc.record({ key: fc.constantFrom(...'abcdef'), tag, child: tie('tree') }), {
        selector: ({ key }) => key,
        maxLength: 6,
      }),
    }),
    fc.record({
      kind: fc.constant('box' as const),
      reads: fc.nat(1),
      isShy: fc.boolean(),
      children: tie('some'),
    }),
    fc.record({ kind: fc.constant('frame' as const), children: tie('some') }),
  ),
  some: fc.array(tie('tree'), { maxLength: 4 }),
}))

/** What boxes read, each one of the two: shy boxes show nothing while it is odd. */
const turns = [signal(0), signal(0)] as const
const turnOf = ({ reads }: { reads: number }) => turns[reads as 0 | 1].value
const isAway = (box: { reads: number; isShy: boolean }) => box.isShy && turnOf(box) % 2 === 1

/** The boxes whose effects have run and have not been cleaned up. */
const living = new Set<object>()

interface BoxProps {
  reads: number
  isShy: boolean
  children: ReactNode[]
}

/** A component that reads a signal, with an effect and a ref. */
function Box({ children, ...box }: BoxProps) {
  useSignals()
  const element = useRef<HTMLElement>(null)
  const away = isAway(box)
  useLayoutEffect(() => {
    const self = {}
    living.add(self)
    return () => {
      living.delete(self)
    }
  }, [])
  useLayoutEffect(() => {
    assert.is(element.current?.isConnected ?? false, !away)
  }, [away])
  return away ? null : (
    <>
      <u ref={element}>{turnOf(box)}</u>
      {...children}
    </>
  )
}

/** A component that has no reason of its own to be rendered again. */
function Frame({ children }: { children: ReactNode[] }) {
  return <>{...children}</>
}

const elementOf = (tree: Tree): ReactNode => {
  if (tree === null || typeof tree === 'string') return tree
  if (tree.kind === 'list') {
    return tree.items.map(({ key, tag: Tag, child }) => {
      const Name = Tag as 'b'
      return <Name key={key}>{elementOf(child)}</Name>
    })
  }
  const children = tree.children.map(elementOf)
  if (tree.kind === 'frame') return <Frame>{children}</Frame>
  if (tree.kind === 'box') {
    return (
      <Box reads={tree.reads} isShy={tree.isShy}>
        {children}
      </Box>
    )
  }
  const Name = tree.tag as 'b'
  return (
    <Name title={tree.title} aria-hidden={tree.hidden}>
      {...children}
    </Name>
  )
}

/** The markup that a tree should have. */
const markupOf = (tree: Tree): string => {
  if (tree === null || typeof tree === 'string') return tree ?? ''
  if (tree.kind === 'list') {
    return tree.items.map(({ tag, child }) => `<${tag}>${markupOf(child)}</${tag}>`).join('')
  }
  const children = tree.children.map(markupOf).join('')
  if (tree.kind === 'frame') return children
  if (tree.kind === 'box') return isAway(tree) ? '' : `<u>${turnOf(tree)}</u>${children}`
  const title = tree.title ? ` title="${tree.title}"` : ''
  return `<${tree.tag} aria-hidden="${tree.hidden}"${title}>${children}</${tree.tag}>`
}

/** The markup of what there is, with attributes in the order of their names. */
const shownIn = (parent: Node): string =>
  [...parent.childNodes]
    .map((node) => {
      if (!(node instanceof HTMLElement)) return node.textContent
      const name = node.tagName.toLowerCase()
      const attributes = node.getAttributeNames().sort()
      const pairs = attributes.map((each) => ` ${each}="${node.getAttribute(each)}"`).join('')
      return `<${name}${pairs}>${shownIn(node)}</${name}>`
    })
    .join('')

const boxesIn = (tree: Tree): number => {
  if (tree === null || typeof tree === 'string') return 0
  if (tree.kind === 'list') return tree.items.reduce((sum, { child }) => sum + boxesIn(child), 0)
  const within = tree.children.reduce((sum, child) => sum + boxesIn(child), 0)
  return tree.kind === 'box' ? 1 + (isAway(tree) ? 0 : within) : within
}

/** A stage whose `show` resolves when it shows the element. */
const staged = (first: ReactNode) => {
  const { container, update } = stage(first)
  const show = async (element: ReactNode) => {
    update(element)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { container, show }
}

test('Whatever is rendered over whatever, the page shows the last, and effects of nothing else live on', async () => {
  await fuzz(
    { what: 'renderings', files: 400 },
    fc.array(fc.oneof({ weight: 3, arbitrary: tree }, fc.nat(1)), {
      minLength: 2,
      maxLength: 8,
    }),
    async (steps) => {
      let current: Tree = null
      const { container, show } = staged(null)
      for (const step of steps) {
        if (typeof step === 'number') turns[step as 0 | 1].value++
        else {
          current = step
          await show(elementOf(current))
        }
        const expected = markupOf(current)
        await until(
          () => shownIn(container) === expected && living.size === boxesIn(current),
          `${expected} with ${boxesIn(current)} boxes, but ${shownIn(container)} with ${living.size}`,
        )
      }
      await show(null)
      assert.is(living.size, 0)
      assert.is(container.childNodes.length, 0)
      container.remove()
      assert.equal(takeErrors(), [])
    },
  )
})

const box = (reads: number, isShy: boolean, ...children: Tree[]): Tree => ({
  kind: 'box',
  reads,
  isShy,
  children,
})

test('A component below one that was left as it is finds its place among neighbours that have changed', async () => {
  const neighbours: Tree[] = [box(1, true, 'shy'), { kind: 'frame', children: [box(1, false, 'framed')] }]
  const element = {
    kind: 'element',
    tag: 'b',
    title: undefined,
    hidden: false,
    children: neighbours,
  } as const
  const shown = box(0, false, { ...element })
  const { container, show } = staged(elementOf(shown))
  for (const turn of [turns[0], turns[1], turns[0], turns[1], turns[1]]) {
    turn.value++
    await until(() => shownIn(container) === markupOf(shown), `${markupOf(shown)}, but ${shownIn(container)}`)
    // Nothing that comes later may change it.
    await new Promise((resolve) => setImmediate(resolve))
    assert.is(shownIn(container), markupOf(shown))
  }
  await show(null)
})

test('Where the browser has put translations in the place of texts, nothing is said twice', async () => {
  const page = (age: string) => (
    <main>
      <h1>Tides</h1>
      <p>
        {age}
        <b>ago</b>
      </p>
    </main>
  )
  const { container, show } = staged(page('one minute'))
  for (const element of container.querySelectorAll('h1, b')) {
    const translation = document.createElement('font')
    translation.textContent = element.textContent!.toUpperCase()
    element.replaceChild(translation, element.firstChild!)
  }
  await show(page('two minutes'))
  await show(page('three minutes'))
  assert.is(container.textContent, 'TIDESthree minutesAGO')
})

test('What has no key keeps its place: nothing takes over from its neighbour', async () => {
  const page = (hasFirst: boolean) => (
    <div>
      {hasFirst && <p>first</p>}
      <p>second</p>
    </div>
  )
  const { container, show } = staged(page(false))
  const second = container.querySelector('p')
  await show(page(true))
  assert.is(container.textContent, 'firstsecond')
  assert.is(container.querySelectorAll('p')[1], second)
})

test('A text becomes a number, and a number a text', async () => {
  const { container, show } = staged(<p>{''}</p>)
  for (const text of [0, '1.0', 1, '']) {
    await show(<p>{text}</p>)
    assert.is(container.textContent, String(text))
  }
})

/** A keyed list of things that the visitor may be in the middle of. */
const keys = fc.shuffledSubarray([...'abcdefgh'])

test('What keeps its key keeps its node, and is not moved where the others come and go around it', async () => {
  await fuzz({ what: 'keyed lists', files: 400 }, fc.tuple(keys, keys), async ([before, after]) => {
    const listOf = (order: string[]) => (
      <ul>
        {order.map((key) => (
          <li key={key}>{key}</li>
        ))}
      </ul>
    )
    const { container, show } = staged(listOf(before))
    const nodes = () => new Map([...container.querySelectorAll('li')].map((item) => [item.textContent, item]))
    const old = nodes()
    const moved: unknown[] = []
    const list = container.querySelector('ul')!
    const insertBefore = list.insertBefore.bind(list)
    list.insertBefore = ((node: Node, next: Node | null) => {
      if ([...old.values()].includes(node as HTMLLIElement)) moved.push(node)
      return insertBefore(node, next)
    }) as typeof list.insertBefore
    await show(listOf(after))
    assert.is(container.textContent, after.join(''))
    for (const [key, item] of nodes()) if (old.has(key)) assert.is(item, old.get(key), `node of ${key}`)
    const kept = (order: string[], other: string[]) => order.filter((key) => other.includes(key)).join('')
    if (kept(before, after) === kept(after, before)) assert.equal(moved, [], 'none is moved')
    await show(null)
    container.remove()
  })
})

test.run()
