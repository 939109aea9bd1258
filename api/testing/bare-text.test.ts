import { globSync, readFileSync } from 'node:fs'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { nodesIn, type SyntaxNode } from './syntax-nodes.ts'

/*
 * A browser that translates a page puts an element in the place of each text. Where React then removes the text, or inserts
 * something before it, it finds the text gone, and the page with it. So a text that comes and goes, or that follows something that
 * does, has an element of its own; one that only changes is safe.
 */

/** What a child of an element is: an element, as what functions return is taken to be unless they are named `…Text`; a text; or a value, which may be either. */
type Kind = 'element' | 'text' | 'value' | 'nothing'

const isText = (kind: Kind) => kind === 'text' || kind === 'value'

interface Child {
  /** All that it may be. */
  kinds: Kind[]
  comesAndGoes: boolean
}

const isBlank = ({ type, value, expression }: SyntaxNode) =>
  (type === 'JSXText' && /^\s*$/.test(value as string) && (value as string).includes('\n')) ||
  (type === 'JSXExpressionContainer' && (expression as SyntaxNode).type === 'JSXEmptyExpression')

const childrenOf = (node: SyntaxNode) => (node['children'] as SyntaxNode[]).filter((child) => !isBlank(child))

const kindsOf = (node: SyntaxNode): Kind[] => {
  const at = (name: string) => kindsOf(node[name] as SyntaxNode)
  switch (node.type) {
    case 'JSXText':
    case 'TemplateLiteral':
      return ['text']
    case 'Literal':
      return node['value'] === '' || typeof node['value'] === 'boolean' || node['value'] === null
        ? ['nothing']
        : ['text']
    case 'JSXElement':
      return ['element']
    case 'CallExpression':
      return [
        /text$|words$|labelOf|thousands/i.test(String((node['callee'] as SyntaxNode)['name'])) ? 'text' : 'element',
      ]
    case 'JSXFragment':
      return childrenOf(node).flatMap(kindsOf)
    case 'JSXExpressionContainer':
      return at('expression')
    case 'ConditionalExpression':
      return [...at('consequent'), ...at('alternate')]
    case 'LogicalExpression':
      if (node['operator'] === '&&') return ['nothing', ...at('right')]
      return at('right').every(isText) ? ['value'] : [...at('left'), ...at('right')]
    default:
      return ['value']
  }
}

const isList = (node: SyntaxNode) => {
  const { type, callee } = (node['expression'] ?? {}) as SyntaxNode
  const { property } = (callee ?? {}) as SyntaxNode
  return type === 'CallExpression' && (property as SyntaxNode | undefined)?.['name'] === 'map'
}

const childOf = (node: SyntaxNode): Child => {
  const kinds = isList(node) ? (['nothing', 'element'] as Kind[]) : kindsOf(node)
  const isConditional = node.type === 'JSXExpressionContainer' && kinds.length > 1
  return { kinds, comesAndGoes: isConditional && !kinds.every((kind) => kind === 'text') }
}

/** Where in a source file a text stands bare that comes and goes, or that follows what does. */
const bareTextsIn = (source: string): number[] =>
  [...nodesIn(parseAst(source, { lang: 'tsx' }))].flatMap((node) => {
    if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return []
    const children = childrenOf(node).map(childOf)
    if (children.length < 2) return []
    const isBare = children.some(({ kinds, comesAndGoes }, at) => {
      const next = children[at + 1]?.kinds ?? []
      return comesAndGoes && (kinds.includes('text') || next.includes('text') || next.join() === 'value')
    })
    return isBare ? [source.slice(0, node.start).split('\n').length] : []
  })

test('no text that comes and goes stands bare beside elements, nor one that follows what does', () => {
  const files = globSync('web/**/*.tsx').filter((file) => !file.endsWith('.test.tsx'))
  expect(files.length).toBeGreaterThan(200)
  expect(files.flatMap((file) => bareTextsIn(readFileSync(file, 'utf8')).map((line) => `${file}:${line}`))).toEqual([])
})

test('such a text is found however it is written, and one that only changes is not', () => {
  const isFound = (children: string) => bareTextsIn(`const a = <p>${children}</p>`).length > 0
  expect(isFound("<b>1</b>{far && ' · '}")).toBe(true)
  expect(isFound("<b>1</b>{far && <>{' · '}</>}")).toBe(true)
  expect(isFound("<b>1</b>{far ? `${miles} miles` : ''}")).toBe(true)
  expect(isFound('{far && <b>1</b>} miles')).toBe(true)
  expect(isFound('{icons.map(draw)} {label}')).toBe(true)
  expect(isFound('{isCopied ? <Tick /> : icon}{children}')).toBe(true)
  expect(isFound('<b>{far && 1}</b> miles')).toBe(false)
  expect(isFound("{count} supplier{count === 1 ? '' : 's'}")).toBe(true)
  expect(isFound("{count} {count === 1 ? 'supplier' : 'suppliers'}")).toBe(false)
  expect(isFound('{far && <b>1</b>}<i>miles</i>')).toBe(false)
})
