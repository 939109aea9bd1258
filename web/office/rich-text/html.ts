import { DOMParser as DocumentParser, DOMSerializer, type Node as DocumentNode } from 'prosemirror-model'
import { shortTags, withParagraphs } from '../../../api/blog/paragraphs.rules.ts'
import { schema } from './schema.ts'

const parser = DocumentParser.fromSchema(schema)
const serializer = DOMSerializer.fromSchema(schema)

const readBody = (html: string) => new DOMParser().parseFromString(html, 'text/html').body

/** Plain text becomes paragraphs. */
export const toDocument = (html: string): DocumentNode => parser.parse(readBody(withParagraphs(html)))

/** Their children have lines of their own. */
const lined = ':scope, ul, ol, table, thead, tbody, blockquote, li:has(> :is(p, ul, ol)), td:has(> p), th:has(> p)'

export const toHtml = (doc: DocumentNode): string => {
  const body = readBody('')
  serializer.serializeFragment(doc.content, { document: body.ownerDocument }, body)
  for (const p of body.querySelectorAll('p, figcaption')) if (!p.hasChildNodes()) p.remove()
  for (const p of body.querySelectorAll(':is(li, td, th) > p'))
    if (!p.previousElementSibling && isOnlyParagraph(p)) p.replaceWith(...p.childNodes)
  for (const table of body.querySelectorAll('table')) arrangeRows(table)
  for (const parent of [body, ...body.querySelectorAll(lined)]) breakLines(parent, parent === body)
  return body.innerHTML.trim()
}

const isOnlyParagraph = (p: Element) =>
  [...p.parentElement!.children].filter(({ localName }) => localName === 'p').length === 1

const arrangeRows = (table: HTMLTableElement) => {
  const rows = [...table.rows]
  const at = rows.findIndex((row) => [...row.cells].some(({ localName }) => localName === 'td'))
  const size = at < 0 ? Math.min(1, rows.length) : at
  const [head, body] = [table.createTHead(), table.tBodies[0]!]
  head.append(...rows.slice(0, size))
  for (const cell of table.querySelectorAll('th:not([scope])'))
    cell.setAttribute('scope', head.contains(cell) ? 'col' : 'row')
  if (size === 0) head.remove()
  if (size === rows.length) body.remove()
}

const breakLines = (parent: Element, isWhole: boolean) => {
  for (const child of parent.children)
    if (isBlock(child)) child.before(isWhole && child.localName === 'h2' ? '\n\n' : '\n')
  if (isBlock(parent.lastElementChild)) parent.append('\n')
}
const blockTags = /^(p|h[2-4]|ul|ol|li|blockquote|figure|pre|hr|table|thead|tbody|tr)$/
const isBlock = (element: Element | null) => element !== null && blockTags.test(element.localName)

/** `toDocument` reads these as other tags. */
const sameTags: Record<string, string> = { b: 'strong', i: 'em', h1: 'h2', h5: 'h4', h6: 'h4' }
const inlineTags = new Set(['strong', 'em', 'code', 'a'])
/** Attributes that the server or `toHtml` adds. */
const addedAttributes = new Set(['rel', 'loading', 'scope'])

/** Blocks and characters with their marks, equal for texts with the same meaning. */
const listParts = (html: string): string[] => {
  const parts: string[] = []
  let line: string[] = []
  const endLine = () => {
    while (line.at(-1)?.endsWith(' ')) line.pop()
    parts.push(...line)
    line = []
  }
  const addText = (text: string, marks: readonly string[], isExact: boolean) => {
    const prefix = [...new Set(marks)].sort().join('')
    for (const character of isExact ? text : text.replace(/[ \t\r\n\f]+/g, ' '))
      if (isExact || character !== ' ' || (line.length > 0 && !/( |<br>)$/.test(line.at(-1)!)))
        line.push(prefix + character)
  }
  const walk = (parent: Element, marks: readonly string[], isExact: boolean) => {
    for (const child of parent.childNodes) {
      if (child instanceof Text) addText(child.data, marks, isExact)
      if (!(child instanceof Element)) continue
      const tag = sameTags[child.localName] ?? child.localName
      const opening = writeOpening(child, tag)
      if (tag === 'br' || tag === 'img') line.push([...new Set(marks)].sort().join('') + opening)
      else if (inlineTags.has(tag)) walk(child, opening === '<a>' ? marks : [...marks, opening], isExact)
      else {
        endLine()
        const isTransparent =
          (tag === 'p' && (!child.hasChildNodes() || isLoneParagraph(child))) ||
          tag === 'tbody' ||
          (tag === 'thead' && !child.querySelector('td'))
        if (!isTransparent) parts.push(opening)
        walk(child, marks, isExact || tag === 'pre')
        endLine()
        if (!isTransparent) parts.push(`</${tag}>`)
      }
    }
  }
  walk(readBody(html), [], false)
  endLine()
  return parts
}

const writeOpening = (element: Element, tag: string) =>
  `<${[
    tag,
    ...[...element.attributes]
      .filter(({ name, value }) => !addedAttributes.has(name) && !(name.endsWith('span') && value === '1'))
      .map(({ name, value }) => (value === '' ? name : `${name}="${value}"`))
      .sort(),
  ].join(' ')}>`

const isLoneParagraph = (p: Element) =>
  /^(li|td|th|blockquote|figcaption)$/.test(p.parentElement!.localName) && isOnlyParagraph(p)

const listTags = (parts: readonly string[]) => [...new Set(parts.flatMap((part) => part.match(/<[a-z][^<>]*>/g) ?? []))]
const maxNamed = 5

/** Tags that the editor would drop or change; empty if there are none. */
export const findLost = (html: string, isShort: boolean): string[] => {
  const before = listParts(withParagraphs(html))
  const long = listTags(before).filter((tag) => !shortTags.includes(/[a-z0-9]+/.exec(tag)![0]))
  if (isShort && long.length > 0) return long.slice(0, maxNamed)
  const after = listParts(toHtml(toDocument(html)))
  if (before.join('\n') === after.join('\n')) return []
  const left = [...after]
  const lost = before.filter((part) => {
    const at = left.indexOf(part)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  const lostTags = listTags(lost).slice(0, maxNamed)
  return lostTags.length > 0 ? lostTags : ['the order of its parts']
}
