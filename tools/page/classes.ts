/**
 * Finds the classes that the sources name, from their syntax trees. A class that could be any string would escape the
 * check that the stylesheet explains it, so every attribute that names classes must choose from strings.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from '@babel/parser'
import { traverseFast, type Node } from '@babel/types'
import { UsageError } from '../fail'
import { glob, projectFolder } from '../files'

/** The classes by name, each with the file and line that name it first: `src/app.tsx:12`. */
export type ClassNames = Map<string, string>

/** The name of an identifier, or of a quoted key. */
const nameOf = (node: Node): string | undefined => {
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return node.name
  return node.type === 'StringLiteral' ? node.value : undefined
}

/** True for `name` and for `something.name`. */
const endsIn = (node: Node, name: string): boolean =>
  nameOf(node.type === 'MemberExpression' ? node.property : node) === name

/** The strings that an expression chooses from; undefined when it may be something else. */
const choicesOf = (node: Node | null | undefined): string[] | undefined => {
  const either = (one: Node, other: Node) => {
    const choices = choicesOf(one)
    const others = choicesOf(other)
    return choices && others && [...choices, ...others]
  }
  if (!node) return []
  switch (node.type) {
    case 'NullLiteral':
      return []
    case 'StringLiteral':
      return [node.value]
    case 'TemplateLiteral': {
      // A choice between two texts must not make one class with the end of the first, or the beginning of the second.
      const texts = node.quasis.map(({ value }) => value.raw)
      const isApart = texts.every((text, index) => {
        const [isFirst, isLast] = [index === 0, index === texts.length - 1]
        if (!text) return isFirst || isLast
        return (isFirst || /^\s/.test(text)) && (isLast || /\s$/.test(text))
      })
      const choices = node.expressions.map((expression) => choicesOf(expression))
      return isApart && !choices.includes(undefined)
        ? [...texts, ...choices.flatMap((each) => each ?? [])]
        : undefined
    }
    case 'ConditionalExpression':
      return either(node.consequent, node.alternate)
    case 'LogicalExpression':
      return node.operator === '&&' ? choicesOf(node.right) : either(node.left, node.right)
    case 'JSXExpressionContainer':
      return choicesOf(node.expression)
    case 'AssignmentPattern':
      return choicesOf(node.right)
    default:
      // What is called className is checked where it is given.
      return nameOf(node) === 'undefined' || endsIn(node, 'className') ? [] : undefined
  }
}

/** The expressions that a node gives elements as their classes. */
const valuesOf = (node: Node): (Node | null | undefined)[] => {
  switch (node.type) {
    case 'JSXAttribute':
      return nameOf(node.name) === 'className' ? [node.value] : []
    case 'ObjectProperty':
      return nameOf(node.key) === 'className' ? [node.value] : []
    case 'VariableDeclarator':
      return nameOf(node.id) === 'className' ? [node.init] : []
    case 'AssignmentExpression':
      return endsIn(node.left, 'className') ? [node.right] : []
    case 'CallExpression': {
      const { callee, arguments: given } = node
      if (callee.type !== 'MemberExpression' || !endsIn(callee.object, 'classList')) return []
      // What follows the class says whether it is there.
      return nameOf(callee.property) === 'toggle' ? given.slice(0, 1) : given
    }
    default:
      return []
  }
}

const parseSource = (file: string, source: string) => {
  try {
    return parse(source, { sourceType: 'module', plugins: ['typescript', 'jsx'] })
  } catch (error) {
    if (!(error instanceof SyntaxError && 'loc' in error)) throw error
    const { line, column } = error.loc as { line: number; column: number }
    throw new UsageError(`${file}:${line}:${column}: ${error.message.replace(/ \(\d+:\d+\)$/, '')}`)
  }
}

/** The classes that a source names. Throws a UsageError where they cannot be read. */
export const classesIn = (file: string, source: string): ClassNames => {
  const classes: ClassNames = new Map()
  const tree = parseSource(file, source)
  traverseFast(tree, (node) => {
    const fileAndLine = `${file}:${node.loc?.start.line}`
    if (node.type === 'JSXAttribute' && nameOf(node.name) === 'class')
      throw new UsageError(`${fileAndLine}: write className for class`)
    for (const value of valuesOf(node)) {
      const choices = choicesOf(value)
      if (!choices) {
        throw new UsageError(
          `${fileAndLine}: the classes here cannot be checked; choose from strings, as in className={isOpen ? 'card open' : 'card'}`,
        )
      }
      for (const name of choices.join(' ').split(/\s+/).filter(Boolean)) {
        if (!classes.has(name)) classes.set(name, fileAndLine)
      }
    }
  })
  return classes
}

/** The classes of all sources. Throws a UsageError where they cannot be read. */
export const readClasses = async (): Promise<ClassNames> => {
  const files = [...(await glob('src', '.ts')), ...(await glob('src', '.tsx'))]
  const found = files.map(async (file) =>
    classesIn(file, await readFile(path.join(projectFolder, file), 'utf8')),
  )
  return new Map((await Promise.all(found)).flatMap((classes) => [...classes]))
}
