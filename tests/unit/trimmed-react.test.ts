import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { projectFolder } from '../../build/bundle'
import { glob } from '../../build/files'
import { readElements, readIdentifiers, type ElementUse } from './read-elements'

/** The attributes that preact itself sets rightly on elements, of those that React writes in camel case. */
const safeCamelCase = [
  'className',
  'dateTime',
  'tabIndex',
  'referrerPolicy',
  'viewBox',
  'onClick',
  'onChange',
]

const read = async (files: string[]) =>
  Promise.all(
    files.map(async (file) => ({ file, text: await readFile(path.join(projectFolder, file), 'utf8') })),
  )

const components = await read(await glob('src', '.tsx'))
const stores = await read(await glob('src/stores', '.ts'))

/** What an element uses of the things that `build/trim.ts` cuts. */
const goneFrom = ({ tag, attributes, hasSpread }: ElementUse): string[] => {
  const isElement = /^[a-z]/.test(tag)
  const complaints: string[] = []
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'ref' && !isElement) complaints.push(`ref on ${tag}`)
    if (name === 'ref' && value?.['type'] !== 'Identifier')
      complaints.push(`${tag} with a function as its ref`)
    if (!isElement) continue
    if (/[A-Z]/.test(name) && !safeCamelCase.includes(name)) complaints.push(`${tag} ${name}`)
    if (name === 'style' && !(value?.['type'] === 'ObjectExpression' && hasTextsOnly(value))) {
      complaints.push(`${tag} style with anything but texts in it`)
    }
    const kind = attributes['type']?.['value']
    if (name === 'onChange' && !['radio', 'checkbox', 'file'].includes(String(kind))) {
      complaints.push(`${tag} onChange`)
    }
    if (['download', 'translate', 'class', 'is', 'value'].includes(name)) complaints.push(`${tag} ${name}`)
  }
  if (isElement && hasSpread) complaints.push(`${tag} with attributes that cannot be read here`)
  if (['select', 'template', 'math', 'foreignObject'].includes(tag)) complaints.push(tag)
  return complaints
}

interface Property {
  key?: { name?: string; value?: unknown }
  value?: { type: string; value?: unknown }
}

/** True for a style without numbers, and without custom properties. */
const hasTextsOnly = (style: Record<string, unknown>) =>
  (style['properties'] as Property[]).every(
    ({ key, value }) =>
      !String(key?.name ?? key?.value).startsWith('--') &&
      (value?.type === 'TemplateLiteral' || typeof value?.value === 'string'),
  )

/** Names of React's API, of events and of life cycles that need what is cut. */
const goneNames = new Set([
  'defaultProps',
  'UNSAFE_componentWillMount',
  'UNSAFE_componentWillReceiveProps',
  'UNSAFE_componentWillUpdate',
  'componentWillMount',
  'componentWillReceiveProps',
  'componentWillUpdate',
  'persist',
  'isPropagationStopped',
  'isDefaultPrevented',
  'nativeEvent',
  'hydrate',
  'hydrateRoot',
  'unmount',
  'isValidElement',
  'cloneElement',
  'forwardRef',
  'use',
  'memo',
  'PureComponent',
  'createContext',
  'useContext',
  'useMemo',
  'useCallback',
  'useReducer',
  'useImperativeHandle',
  'useInsertionEffect',
  'useSyncExternalStore',
  'useErrorBoundary',
  'useTransition',
  'useDeferredValue',
  'useEffectEvent',
  'contextType',
  'getChildContext',
  'createPortal',
  'Suspense',
  'lazy',
  'useId',
  'getDerivedStateFromProps',
  'getSnapshotBeforeUpdate',
  'componentDidMount',
  'componentDidUpdate',
  'componentWillUnmount',
  'forceUpdate',
  'shouldComponentUpdate',
])

/** Names of the signals' API that need what is cut. */
const goneSignalNames = new Set([
  'batch',
  'untracked',
  'useSignal',
  'useComputed',
  'useSignalEffect',
  'subscribe',
  'peek',
  'watched',
  'unwatched',
  'dispose',
  'createModel',
  'useModel',
  'action',
  'wrapJsx',
  '_useSignalsImplementation',
])

test('The elements of the components use none of what build/trim.ts cuts', async () => {
  let elementCount = 0
  for (const { file, text } of components) {
    const elements = await readElements(text)
    elementCount += elements.length
    assert.equal(elements.flatMap(goneFrom), [], file)
  }
  assert.ok(elementCount > 80, `${elementCount} elements`)
})

test('The code of the components uses none of what build/trim.ts cuts', async () => {
  for (const { file, text } of components) {
    const names = await readIdentifiers(text)
    assert.equal(
      names.filter((name) => goneNames.has(name) || goneSignalNames.has(name)),
      [],
      file,
    )
  }
})

/** The calls of `useState`, and of what changes a state, that are given a function. */
const functionStates = (text: string): string[] => {
  const setters = [...text.matchAll(/,\s*(\w+)\s*\]\s*=\s*useState\b/g)].map(([, name]) => name)
  const callee = ['useState', 'setState', ...setters].join('|')
  return (
    text.match(
      new RegExp(
        String.raw`\b(?:${callee})(?:<[^(]*>)?\(\s*(?:function\b|async\b|\w+\s*=>|\([^()]*\)\s*=>)`,
        'g',
      ),
    ) ?? []
  )
}

test('No state of a component is a function, nor made or changed by one, which build/trim.ts cuts', async () => {
  assert.equal(
    functionStates(
      'const [n, setN] = useState(() => 1); setN((n) => n + 1); setN(n => n); setN(n); this.setState((old) => old)',
    ),
    ['useState(() =>', 'setN((n) =>', 'setN(n =>', 'setState((old) =>'],
  )
  for (const { file, text } of components) assert.equal(functionStates(text), [], file)
})

/** What build/trim.ts cuts beside names: callbacks, what is said or given back, a second rendering into a root. */
const goneUses: [use: RegExp, example: string][] = [
  [/setState\([^()]*,/, 'this.setState({ message }, onFallback)'],
  [/componentDidCatch\([^)]*,/, 'componentDidCatch(error: unknown, info: ErrorInfo) {'],
  [/(?:=|=>|return|\() *effect\(/, 'const stop = effect(() => show(theme.value))'],
  [/createRoot\([^()]*\)(?!\.render\()/, 'const root = createRoot(main)'],
]

test('Nothing uses callbacks of states, the place of an error, the end of an effect, or a root twice, which build/trim.ts cuts', () => {
  for (const [use, example] of goneUses) {
    assert.match(example, use)
    for (const { file, text } of [...components, ...stores]) assert.not.match(text, use, file)
  }
})

test('The code of the stores uses none of what build/trim.ts cuts', async () => {
  assert.ok(stores.length > 5, `${stores.length} stores`)
  for (const { file, text } of stores) {
    const names = await readIdentifiers(text, 'ts')
    assert.equal(
      names.filter((name) => goneSignalNames.has(name)),
      [],
      file,
    )
  }
})

test('What is cut would be found', async () => {
  for (const [source, complaint] of [
    ['<path strokeWidth={2} />', 'path strokeWidth'],
    ['<p style={{ width: 3 }} />', 'p style with anything but texts in it'],
    ['<p style={{ "--sea": "red" }} />', 'p style with anything but texts in it'],
    ['<label htmlFor="a" />', 'label htmlFor'],
    ['<p dangerouslySetInnerHTML={html} />', 'p dangerouslySetInnerHTML'],
    ['<p style={style} />', 'p style with anything but texts in it'],
    ['<input type="text" onChange={f} />', 'input onChange'],
    ['<input onBlur={f} type="radio" />', 'input onBlur'],
    ['<input defaultValue="a" />', 'input defaultValue'],
    ['<p {...rest} />', 'p with attributes that cannot be read here'],
    ['<select />', 'select'],
    ['<p ref={(element) => keep(element)} />', 'p with a function as its ref'],
    ['<Icon ref={place} />', 'ref on Icon'],
  ] as const) {
    assert.equal((await readElements(source)).flatMap(goneFrom), [complaint], source)
  }
  assert.ok((await readIdentifiers('event.persist()')).includes('persist'))
})

test.run()
