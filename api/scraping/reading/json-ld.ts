import type { Page } from './page-text.ts'

/** An object of structured data, its references resolved. */
export type Node = Record<string, unknown>

const mostNodes = 2000
const deepest = 12

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Parses JSON with comments, line breaks in strings and trailing commas, as sites write it. */
const parseLoosely = (text: string): unknown => {
  const bare = text
    .replace(/<!--|-->|<!\[CDATA\[|\]\]>|\/\*\s*<!\[CDATA\[\s*\*\/|\/\*\s*\]\]>\s*\*\//g, '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .replace(/;$/, '')
  for (const attempt of [bare, bare.replace(/,\s*([}\]])/g, '$1')]) {
    try {
      return JSON.parse(attempt)
    } catch {}
  }
  return undefined
}

const collect = (value: unknown, nodes: Node[], depth = 0): void => {
  if (depth > deepest || nodes.length >= mostNodes) return
  if (Array.isArray(value)) for (const item of value) collect(item, nodes, depth + 1)
  if (!isNode(value)) return
  if ('@type' in value || '@id' in value) nodes.push(value)
  for (const item of Object.values(value)) if (typeof item === 'object') collect(item, nodes, depth + 1)
}

/** Every object of a page's JSON-LD that has a type, in the page's order; `@id` references between them resolved. */
export const jsonLdNodes = ({ root }: Page): Node[] => {
  const nodes: Node[] = []
  for (const script of root.querySelectorAll('script[type*="ld+json"]')) collect(parseLoosely(script.rawText), nodes)
  const isReference = (node: Node) => Object.keys(node).length === 1 && '@id' in node
  const byId = new Map(nodes.filter((node) => !isReference(node) && '@id' in node).map((node) => [node['@id'], node]))
  for (const node of nodes) {
    for (const [key, value] of Object.entries(node))
      if (isNode(value) && isReference(value)) node[key] = byId.get(value['@id']) ?? value
  }
  return nodes.filter((node) => '@type' in node)
}

/** A node's types without schema.org's address. */
export const typesOf = (node: Node): string[] =>
  [node['@type']]
    .flat()
    .filter((type) => typeof type === 'string')
    .map((type) => type.replace(/^.*[/#:]/, ''))
