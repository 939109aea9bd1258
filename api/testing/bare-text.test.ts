import { globSync, readFileSync } from 'node:fs'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { nodesIn, type SyntaxNode } from './syntax-nodes.ts'

// A browser that translates a page replaces each text by an element, which React then does not find.
// So a text that comes and goes, or follows something that does, has an element of its own.
// React changes an element into another of its tag, text by text, unless it has a key.

/** `element` is also what functions return unless they are named `…Text`; `value` may be either. */
type Kind = 'element' | 'text' | 'value' | 'nothing'

const isText = (kind: Kind) => kind === 'text' || kind === 'value'

interface Child {
  kinds: Kind[]
  comesAndGoes: boolean
}

const isBlank = ({ type, value, expression }: SyntaxNode) =>
  (type === 'JSXText' && /^\s*$/.test(value as string) && (value as string).includes('\n')) ||
  (type === 'JSXExpressionContainer' && (expression as SyntaxNode).type === 'JSXEmptyExpression')

const getChildren = (node: SyntaxNode) => (node['children'] as SyntaxNode[]).filter((child) => !isBlank(child))

const getKinds = (node: SyntaxNode): Kind[] => {
  const at = (name: string) => getKinds(node[name] as SyntaxNode)
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
        /text$|words$|label$|thousands|^format/i.test(String((node['callee'] as SyntaxNode)['name']))
          ? 'text'
          : 'element',
      ]
    case 'JSXFragment':
      return getChildren(node).flatMap(getKinds)
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

const toChild = (node: SyntaxNode): Child => {
  const kinds = isList(node) ? (['nothing', 'element'] as Kind[]) : getKinds(node)
  const isConditional = node.type === 'JSXExpressionContainer' && kinds.length > 1
  return { kinds, comesAndGoes: isConditional && !kinds.every((kind) => kind === 'text') }
}

/** Bare texts that come and go, or that follow such a text. */
const bareTextsIn = (source: string): number[] =>
  [...nodesIn(parseAst(source, { lang: 'tsx' }))].flatMap((node) => {
    if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return []
    const children = getChildren(node).map(toChild)
    if (children.length < 2) return []
    const isBare = children.some(({ kinds, comesAndGoes: isConditional }, at) => {
      const next = children[at + 1]?.kinds ?? []
      return isConditional && (kinds.includes('text') || next.includes('text') || next.join() === 'value')
    })
    return isBare ? [source.slice(0, node.start).split('\n').length] : []
  })

const isFunction = ({ type }: SyntaxNode) => type.includes('Function')

const getAlternatives = (node: SyntaxNode): SyntaxNode[][] => {
  const at = (name: string) => getAlternatives(node[name] as SyntaxNode)
  switch (node.type) {
    case 'JSXElement':
      return [[node]]
    case 'JSXFragment':
      return [getChildren(node)]
    case 'ConditionalExpression':
      return [...at('consequent'), ...at('alternate')]
    case 'LogicalExpression':
      return [...(node['operator'] === '&&' ? [] : at('left')), ...at('right')]
    default:
      return []
  }
}

const getReturns = (node: SyntaxNode): SyntaxNode[] => {
  const body = node['body'] as SyntaxNode
  if (body.type !== 'BlockStatement') return [body]
  const inner = [...nodesIn(body)].filter(isFunction)
  return [...nodesIn(body)]
    .filter(({ type, start, end }) => {
      const isInner = inner.some((other) => other.start <= start && end <= other.end)
      return type === 'ReturnStatement' && !isInner
    })
    .flatMap(({ argument }) => (argument ? [argument as SyntaxNode] : []))
}

/** "p", of an element that has no key. */
const keylessTag = ({ type, openingElement }: SyntaxNode): string | undefined => {
  if (type !== 'JSXElement') return undefined
  const { name, attributes } = openingElement as { name: SyntaxNode; attributes: SyntaxNode[] }
  const hasKey = attributes.some((attribute) => (attribute['name'] as SyntaxNode | undefined)?.['name'] === 'key')
  const tag = String(name['name'])
  return hasKey ? undefined : tag
}

const getShape = (node: SyntaxNode) => getChildren(node).map((child) => [...new Set(getKinds(child))].join('|'))
const hasBareText = (shape: readonly string[]) => shape.length > 1 && shape.some((kinds) => /text|value/.test(kinds))

/** An element with bare texts may become another of its tag with other children. */
const changedTextsIn = (source: string): number[] =>
  [...nodesIn(parseAst(source, { lang: 'tsx' }))]
    .flatMap((node) => {
      const shown = isFunction(node) && node['body'] ? getReturns(node) : []
      const alternatives = (
        node.type === 'JSXExpressionContainer' ? [node['expression'] as SyntaxNode] : shown
      ).flatMap(getAlternatives)
      const longest = Math.max(0, ...alternatives.map((elements) => elements.length))
      return Array.from({ length: longest }, (_, at) => alternatives.flatMap((elements) => elements[at] ?? [])).flatMap(
        (elements) => {
          const isChanged = (element: SyntaxNode) => {
            const tag = keylessTag(element)
            const shape = getShape(element)
            return (
              tag !== undefined &&
              hasBareText(shape) &&
              elements.some((other) => keylessTag(other) === tag && getShape(other).join() !== shape.join())
            )
          }
          return elements.filter((one) => one.type === 'JSXElement').filter(isChanged)
        },
      )
    })
    .map(({ start }) => source.slice(0, start).split('\n').length)

const bareItemsIn = (source: string): number[] =>
  [...nodesIn(parseAst(source, { lang: 'tsx' }))]
    .filter(({ type, openingElement }) => {
      const name = type === 'JSXElement' ? (openingElement as { name: SyntaxNode }).name['name'] : undefined
      return name === 'Fragment'
    })
    .filter((node) => getChildren(node).some((child) => getKinds(child).some(isText) || isCall(child)))
    .map(({ start }) => source.slice(0, start).split('\n').length)

const isCall = ({ expression }: SyntaxNode) => (expression as SyntaxNode | undefined)?.type === 'CallExpression'

test('no changing text is bare beside elements, nor one that follows a changing element', () => {
  const files = globSync('web/**/*.tsx').filter((file) => !file.endsWith('.test.tsx'))
  expect(files.length).toBeGreaterThan(200)
  const found = files.flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    const lines = [...bareTextsIn(source), ...changedTextsIn(source), ...bareItemsIn(source)]
    return [...new Set(lines)].map((line) => `${file}:${line}`)
  })
  expect(found).toEqual([])
})

test('such a text is found in any form; one that only changes its content is not', () => {
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

test('an element whose text may be replaced is found, unless it has a key or the same children', () => {
  const isFound = (code: string) => changedTextsIn(code).length > 0
  expect(isFound('const a = <i>{far ? <p>{miles} <b>miles</b></p> : <p>near</p>}</i>')).toBe(true)
  expect(isFound('const A = () => { if (far) return <p>{miles} <b>miles</b></p>; return <p>near</p> }')).toBe(true)
  expect(isFound('const A = () => { if (far) return <><p>{miles} miles</p><i /></>; return <p>near</p> }')).toBe(true)
  expect(isFound('const a = <i>{far ? <p key="far">{miles} <b>miles</b></p> : <p>near</p>}</i>')).toBe(false)
  expect(isFound('const a = <i>{far ? <p>{miles} <b>miles</b></p> : <div>near</div>}</i>')).toBe(false)
  expect(isFound('const a = <i>{far ? <p>{miles} miles</p> : <p>{yards} yards</p>}</i>')).toBe(false)
  expect(isFound('const a = <i>{far ? <p><b>1</b><i>mile</i></p> : <p>near</p>}</i>')).toBe(false)
  expect(bareItemsIn('const a = all.map((one) => <Fragment key={one}>{one} <br /></Fragment>)')).toEqual([1])
  expect(bareItemsIn('const a = all.map((one) => <Fragment key={one}><b>{one}</b><br /></Fragment>)')).toEqual([])
})
