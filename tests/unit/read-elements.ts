/** Reads from a source which elements it makes, by way of the syntax trees of esbuild and terser. */
import { transform } from 'esbuild'
import { minify } from 'terser'

type SyntaxNode = Record<string, unknown>

export interface ElementUse {
  /** An element's name, or a component's. */
  tag: string
  attributes: Record<string, SyntaxNode | undefined>
  /** True when some of its attributes come from `{...}`. */
  hasSpread: boolean
}

const isNode = (value: unknown): value is SyntaxNode => typeof value === 'object' && value !== null

/** Every node of a source's ESTree, with JSX as calls of `element`. */
const readNodes = async (source: string, loader: 'ts' | 'tsx' = 'tsx'): Promise<SyntaxNode[]> => {
  const { code } = await transform(source, { loader, jsx: 'transform', jsxFactory: 'element' })
  const result = await minify(code, {
    module: true,
    compress: false,
    mangle: false,
    // Terser's types do not know of this option: an ESTree in place of its own syntax tree.
    format: { spidermonkey: true, code: false } as object,
  })
  const nodes: SyntaxNode[] = []
  const walk = (value: unknown) => {
    if (!isNode(value)) return
    if (!Array.isArray(value)) nodes.push(value)
    for (const child of Object.values(value)) walk(child)
  }
  walk((result as { ast?: unknown }).ast)
  return nodes
}

const nameOf = (node: unknown): string => {
  if (!isNode(node)) return ''
  if (node['type'] === 'MemberExpression') return `Member.${nameOf(node['property'])}`
  return String(node['name'] ?? node['value'])
}

const readElement = (call: SyntaxNode): ElementUse => {
  const [tag, props] = call['arguments'] as unknown[]
  const use: ElementUse = { tag: nameOf(tag), attributes: {}, hasSpread: false }
  if (!isNode(props) || props['value'] === null) return use
  for (const property of (props['properties'] as SyntaxNode[] | undefined) ?? [{}]) {
    if (property['type'] === 'Property')
      use.attributes[nameOf(property['key'])] = property['value'] as SyntaxNode
    else use.hasSpread = true
  }
  return use
}

export const readElements = async (source: string): Promise<ElementUse[]> =>
  (await readNodes(source))
    .filter((node) => node['type'] === 'CallExpression' && nameOf(node['callee']) === 'element')
    .map(readElement)

/** Every name that the code uses, of variables and of properties. */
export const readIdentifiers = async (source: string, loader?: 'ts' | 'tsx'): Promise<string[]> =>
  (await readNodes(source, loader)).filter((node) => node['type'] === 'Identifier').map(nameOf)
