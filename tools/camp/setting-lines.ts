/** Finds the settings in `src/camp.ts` as they are written, and their lines, for messages. */
import { parseSync, type Expression, type ModuleItem, type Span } from '@swc/core'

/** The path from an export's name to a setting: `['camp', 'help', 'telephones', 0, 'number']`. */
export type SettingPath = readonly (string | number)[]

/** Returns a setting's name for messages, such as `camp.help.telephones[0].number`, or `camp.eventColours["Regatta"]`. */
export function settingName([name, ...steps]: SettingPath): string {
  const written = steps.map((step, index) => {
    if (steps[index - 1] === 'eventColours') return `[${JSON.stringify(step)}]`
    return /^\d+$/.test(String(step)) ? `[${step}]` : `.${step}`
  })
  return [name, ...written].join('')
}

/**
 * Returns a function that takes a setting's path and returns its line, counted from 1: for a missing setting, the line
 * of the object or list that lacks it, or undefined if the export is missing, too, or if the text cannot be parsed.
 */
export function findSettingLines(text: string): (path: SettingPath) => number | undefined {
  // Of two settings with the same name, the last counts.
  const lines = new Map(findSettings(text).map(({ path, line }) => [settingName(path), line]))
  return (path) => {
    const owners = path.map((_, index) => settingName(path.slice(0, index + 1)))
    return lines.get(owners.findLast((name) => lines.has(name)) ?? '')
  }
}

interface WrittenSetting {
  path: SettingPath
  line: number
  /** A text in its quotes, as it is written; undefined for any other value. */
  quotedText: string | undefined
  /** Whether the value is computed by a sign between texts or numbers, except +, which joins two texts. */
  isComputed: boolean
}

/** Returns every setting in the file, in order; one that is written twice is returned twice. None if it cannot be parsed. */
export function findSettings(text: string): WrittenSetting[] {
  // swc counts bytes, from 1, without a byte order mark.
  const bytes = Buffer.from(text.replace(/^\ufeff/, ''))
  const lineAt = ({ start }: Span) => bytes.toString('utf8', 0, start - 1).split('\n').length
  return exportsOf(text)
    .flatMap(withMembers)
    .map(({ path, span, value }) => ({
      path,
      line: lineAt(span),
      quotedText: value?.type === 'StringLiteral' ? value.raw : undefined,
      isComputed: value?.type === 'BinaryExpression' && value.operator !== '+',
    }))
}

interface Found {
  path: SettingPath
  span: Span
  value: Expression | undefined
}

const found = (path: SettingPath, at: object, value?: Expression): Found => ({
  path,
  // swc's types give some kinds of expression no span; every node has one.
  span: (at as { span: Span }).span,
  value: value && withoutType(value),
})

/** Returns the value in `value as Type`, `value satisfies Type` and `(value)`. */
function withoutType(value: Expression): Expression {
  return 'expression' in value ? withoutType(value.expression) : value
}

function exportsOf(text: string): Found[] {
  return statementsOf(text).flatMap((item) => {
    if (item.type !== 'ExportDeclaration' || item.declaration.type !== 'VariableDeclaration') return []
    return item.declaration.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' ? found([id.value], id, init) : [],
    )
  })
}

/** esbuild, which loads the file, accepts a few texts that swc rejects, such as `( 'a', )`: their messages have no lines. */
function statementsOf(text: string): ModuleItem[] {
  try {
    return parseSync(text, { syntax: 'typescript' }).body
  } catch {
    return []
  }
}

function withMembers(setting: Found): Found[] {
  return [setting, ...membersOf(setting).flatMap(withMembers)]
}

/** Returns the members of an object or list as written, without computed ones. */
function membersOf({ path, value }: Found): Found[] {
  if (value?.type === 'ArrayExpression')
    return value.elements.flatMap((item, index) =>
      item ? found([...path, index], item.expression, item.expression) : [],
    )
  if (value?.type !== 'ObjectExpression') return []
  return value.properties.flatMap((property) => {
    if (property.type === 'Identifier') return found([...path, property.value], property)
    if (property.type !== 'KeyValueProperty' || !('value' in property.key)) return []
    return found([...path, String(property.key.value)], property.key, property.value)
  })
}
