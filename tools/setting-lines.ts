/** Finds the lines of settings in `src/camp.ts`, for messages. */
import { parseSync, type Expression, type ObjectExpression, type Span } from '@swc/core'

/** The way from an export's name to a setting: `['camp', 'help', 'telephones', 0, 'number']`. */
export type SettingPath = readonly (string | number)[]

/** Returns a setting's name for messages, such as `camp.help.telephones[0].number`. */
export const settingName = (path: SettingPath): string => path.join('.').replace(/\.(\d+)(?=\.|$)/g, '[$1]')

/**
 * Returns a function that takes a setting's path and returns its line, counted from 1. For a missing setting it is the
 * line of the object or list that lacks it; undefined if the export is missing, too. Throws if the text cannot be parsed.
 */
export function findSettingLines(text: string): (path: SettingPath) => number | undefined {
  // swc does not count a byte order mark.
  const bytes = Buffer.from(text.replace(/^\ufeff/, ''))
  const exported = exportsOf(text)
  return ([exportName = '', ...rest]) => {
    let found = exported.get(String(exportName))
    for (const key of rest) {
      const next = found && memberOf(found.value, key)
      if (!next) break
      found = next
    }
    // swc counts bytes, from 1.
    return (
      found &&
      bytes
        .subarray(0, found.span.start - 1)
        .toString()
        .split('\n').length
    )
  }
}

export interface WrittenSetting {
  path: SettingPath
  /** A text in its quotes, as it is written; undefined for any other value. */
  quotedText: string | undefined
}

/** Returns every setting in the file, in its order; one that is written twice comes twice. */
export function findSettings(text: string): WrittenSetting[] {
  return [...exportsOf(text)].flatMap(([name, { value }]) => settingsIn(value, [name]))
}

function settingsIn(value: Expression | undefined, path: SettingPath): WrittenSetting[] {
  const literal = value && withoutType(value)
  const own = { path, quotedText: literal?.type === 'StringLiteral' ? literal.raw : undefined }
  if (literal?.type === 'ArrayExpression')
    return [own, ...literal.elements.flatMap((item, index) => settingsIn(item?.expression, [...path, index]))]
  if (literal?.type !== 'ObjectExpression') return [own]
  return [own, ...propertiesOf(literal).flatMap((each) => settingsIn(each.value, [...path, each.name]))]
}

interface Found {
  span: Span
  value: Expression | undefined
}

function exportsOf(text: string): Map<string, Found> {
  const exported = new Map<string, Found>()
  for (const item of parseSync(text, { syntax: 'typescript' }).body) {
    if (item.type !== 'ExportDeclaration' || item.declaration.type !== 'VariableDeclaration') continue
    for (const { id, init } of item.declaration.declarations)
      if (id.type === 'Identifier') exported.set(id.value, { span: id.span, value: init })
  }
  return exported
}

/** Returns a member of an object or list as written; undefined if there is none, or if it is computed. */
function memberOf(value: Expression | undefined, key: string | number): Found | undefined {
  const literal = value && withoutType(value)
  if (literal?.type === 'ArrayExpression') {
    const item = literal.elements[Number(key)]
    return item && { span: spanOf(item.expression), value: item.expression }
  }
  if (literal?.type !== 'ObjectExpression') return undefined
  // Of two properties with the same name, the last counts.
  return propertiesOf(literal).findLast(({ name }) => name === key)
}

function propertiesOf({ properties }: ObjectExpression): (Found & { name: string })[] {
  return properties.flatMap((property) => {
    if (property.type === 'Identifier') return { name: property.value, span: property.span, value: undefined }
    if (property.type !== 'KeyValueProperty') return []
    const { key, value } = property
    return 'value' in key ? { name: String(key.value), span: spanOf(key), value } : []
  })
}

/** Returns the value in `value as Type`, `value satisfies Type` and `(value)`. */
function withoutType(value: Expression): Expression {
  return 'expression' in value ? withoutType(value.expression) : value
}

// swc's types give some kinds of expression no span; every node has one.
const spanOf = (node: object): Span => (node as { span: Span }).span
