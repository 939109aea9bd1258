import { Parser } from 'htmlparser2'
import { HTMLElement, TextNode } from 'node-html-parser'

/** Deeper pages are garbage, and would overflow the stack. */
const maxDepth = 500

class TooDeep extends Error {}

const formatAttributes = (attributes: Record<string, string>): string =>
  Object.entries(attributes)
    .filter(([name]) => /^[\w:.@-]+$/.test(name))
    .map(([name, value]) => `${name}="${value.replaceAll('"', '&quot;')}"`)
    .join(' ')

/** In linear time; node-html-parser's own parser is quadratic for unclosed elements. */
export const parsePage = (html: string): HTMLElement => {
  const root = new HTMLElement('', {}, '', null, [0, html.length])
  const open: HTMLElement[] = [root]
  let text = ''
  const endText = () => {
    if (text) open.at(-1)!.appendChild(new TextNode(text, null, [0, 0]))
    text = ''
  }
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (open.length > maxDepth) throw new TooDeep()
        endText()
        const element = new HTMLElement(name, attributes, formatAttributes(attributes), null, [0, 0])
        open.at(-1)!.appendChild(element)
        open.push(element)
      },
      onclosetag: () => {
        endText()
        open.pop()
      },
      ontext: (piece) => {
        text += piece
      },
      onend: endText,
    },
    { decodeEntities: false },
  )
  try {
    parser.end(html)
  } catch (error) {
    if (error instanceof TooDeep) return new HTMLElement('', {}, '', null, [0, 0])
    throw error
  }
  return root
}
