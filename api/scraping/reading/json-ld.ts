import { decodeText, type ScrapedPage } from './page-text.ts'

/** An object of structured data, its references resolved. */
export type JsonLdNode = Record<string, unknown>

const maxNodes = 2000
const maxDepth = 12

export const isNode = (value: unknown): value is JsonLdNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Removes comments and trailing commas; several values become one list. */
const strictJson = (text: string): string => {
  const pieces: string[] = []
  let depth = 0
  let isSeveral = false
  for (let at = 0; at < text.length;) {
    const isString = text[at] === '"'
    const end = isString ? stringEnd(text, at) : commentEnd(text, at)
    if (isString) pieces.push(text.slice(at, end).replace(/\p{Cc}+/gu, ' '))
    else if (end === at && /\S/.test(text[at]!)) {
      const sign = text[at]!
      if ('}]'.includes(sign) && pieces.at(-1) === ',') pieces.pop()
      if ('{['.includes(sign) && depth++ === 0 && pieces.length && pieces.at(-1) !== ',') {
        pieces.push(',')
        isSeveral = true
      }
      if ('}]'.includes(sign)) depth--
      pieces.push(sign)
    }
    at = Math.max(end, at + 1)
  }
  if (pieces.at(-1) === ';') pieces.pop()
  return isSeveral ? `[${pieces.join('')}]` : pieces.join('')
}

const stringEnd = (text: string, from: number) => {
  for (let at = from + 1; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '"') return at + 1
  }
  return text.length
}

const marks = ['<!--', '-->', '//<![CDATA[', '// <![CDATA[', '<![CDATA[', '//]]>', '// ]]>', ']]>']
const commentEnd = (text: string, at: number) => {
  const to = (end: string) => {
    const found = text.indexOf(end, at + 2)
    return found < 0 ? text.length : found + end.length
  }
  const mark = marks.find((one) => text.startsWith(one, at))
  if (mark) return at + mark.length
  if (text.startsWith('//', at)) return to('\n')
  return text.startsWith('/*', at) ? to('*/') : at
}

/** JSON with comments, line breaks in strings and trailing commas, even if HTML-escaped. */
const parseLoosely = (text: string): unknown => {
  const attempts = [
    () => text,
    () => strictJson(text),
    () => strictJson(text.replace(/<!--(?:[^-]|-(?!->))*-->/g, ' ')),
    () => strictJson(decodeText(text)),
  ]
  for (const attempt of attempts) {
    try {
      return JSON.parse(attempt())
    } catch {}
  }
  return undefined
}

/** A name with an address or phone number makes a business, even without a type. */
export const isContact = (node: JsonLdNode): boolean => Boolean(node['name'] && (node['address'] || node['telephone']))

const collect = (value: unknown, nodes: JsonLdNode[], depth = 0): void => {
  if (depth > maxDepth || nodes.length >= maxNodes) return
  if (Array.isArray(value)) for (const item of value) collect(item, nodes, depth + 1)
  if (!isNode(value)) return
  if ('@type' in value || '@id' in value || isContact(value)) nodes.push(value)
  for (const item of Object.values(value)) if (typeof item === 'object') collect(item, nodes, depth + 1)
}

/** In page order, with `@id` references resolved. */
export const jsonLdNodes = ({ root }: ScrapedPage): JsonLdNode[] => {
  const nodes: JsonLdNode[] = []
  for (const script of root.querySelectorAll('script[type*="ld+json"]')) collect(parseLoosely(script.rawText), nodes)
  const isReference = (node: JsonLdNode) => Object.keys(node).length === 1 && '@id' in node
  const byId = new Map(nodes.filter((node) => !isReference(node) && '@id' in node).map((node) => [node['@id'], node]))
  for (const node of nodes) {
    for (const [key, value] of Object.entries(node))
      if (isNode(value) && isReference(value)) node[key] = byId.get(value['@id']) ?? value
  }
  return nodes.filter((node) => '@type' in node || isContact(node))
}

const maxScripts = 20

/** Only objects with schema.org's names for name and address or phone: others may mean anything. */
export const pageDataNodes = ({ root }: ScrapedPage): JsonLdNode[] => {
  const nodes: JsonLdNode[] = []
  for (const script of root.querySelectorAll('script[type="application/json" i]').slice(0, maxScripts)) {
    try {
      collect(JSON.parse(script.rawText), nodes)
    } catch {}
  }
  const isPlace = (address: unknown) => isNode(address) && 'streetAddress' in address
  return nodes.filter(({ name, telephone, address }) => name && (typeof telephone === 'string' || isPlace(address)))
}

export const getNodeTypes = (node: JsonLdNode): string[] =>
  [node['@type']]
    .flat()
    .filter((type) => typeof type === 'string')
    .map((type) => type.replace(/^.*[/#:]/, ''))
