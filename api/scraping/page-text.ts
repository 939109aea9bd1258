import { HTMLElement, NodeType, parse } from 'node-html-parser'

export interface Page {
  root: HTMLElement
  url: string
  html: string
}

/** Deeper pages are garbage, and would exhaust the stack of whoever walks them. */
const deepest = 500

const depthOf = (html: string) => {
  let depth = 0
  let most = 0
  for (const [, slash] of html.matchAll(/<(\/?)(?:div|span|section|ul|li|p|b|i|a|td|tr|table|font|article)\b/gi)) {
    depth = Math.max(0, depth + (slash ? -1 : 1))
    most = Math.max(most, depth)
  }
  return most
}

/** Comments outside of scripts; the parser itself takes time squared for many that never end. */
const withoutComments = (html: string): string => {
  const mark = /<!--|<script\b/gi
  let kept = ''
  let from = 0
  for (let match = mark.exec(html); match; match = mark.exec(html)) {
    const isComment = match[0] === '<!--'
    const end = isComment ? html.indexOf('-->', match.index + 4) : html.indexOf('</script', match.index)
    if (isComment) kept += html.slice(from, match.index)
    if (end < 0) return isComment ? kept : kept + html.slice(from)
    if (isComment) from = end + 3
    mark.lastIndex = end + 3
  }
  return kept + html.slice(from)
}

/** A page ready to be read; one that is nested beyond all reason counts as empty. */
export const openPage = (html: string, url: string): Page => {
  const bare = withoutComments(html)
  const text = depthOf(bare) > deepest ? '' : bare
  return { url, html: text, root: parse(text, { comment: false, blockTextElements: { script: true, style: false } }) }
}

/** On one line, without control characters or invisible ones. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}\p{Zs}\u200B-\u200D\uFEFF]+/gu, ' ').trim()

const decoder = (text: string) => parse(`<p>${text.replace(/</g, '&lt;')}</p>`).textContent

/** Decodes &amp; and the like, also where a site has escaped its text twice. */
export const plain = (text: string): string => oneLine(/&[#\w]+;/.test(text) ? decoder(text) : text)

/** The text of an element on one line. */
export const textOf = (element: HTMLElement | null | undefined): string => (element ? plain(element.textContent) : '')

/** The pieces of an element's text, one for each of its elements: "9.4" and "(12 reviews)" that only a style keeps apart. */
export const piecesOf = (element: HTMLElement): string[] => {
  const pieces: string[] = []
  const walk = (node: HTMLElement) => {
    for (const child of node.childNodes) {
      if (child.nodeType === NodeType.TEXT_NODE) pieces.push(plain(child.textContent))
      else if (child instanceof HTMLElement && child.rawTagName !== 'script') walk(child)
    }
  }
  walk(element)
  return pieces.filter(Boolean)
}

/** The parts of an element's text that stand on lines of their own. */
export const linesOf = (element: HTMLElement): string[] => element.structuredText.split('\n').map(plain).filter(Boolean)

/** The first element that one of the selectors finds; the selectors are ordered, today's markup first. */
export const pick = (root: HTMLElement, ...selectors: string[]): HTMLElement | undefined => {
  for (const selector of selectors) {
    const element = root.querySelector(selector)
    if (element) return element
  }
  return undefined
}

/** All elements of the first selector that finds any. */
export const pickAll = (root: HTMLElement, ...selectors: string[]): HTMLElement[] => {
  for (const selector of selectors) {
    const elements = root.querySelectorAll(selector)
    if (elements.length) return elements
  }
  return []
}

/** A link's whole address; undefined for what is no address of the web. */
export const hrefOf = (element: HTMLElement | undefined, base: string, attribute = 'href'): string | undefined => {
  const href = element?.getAttribute(attribute)?.trim()
  if (!href || !URL.canParse(href, base)) return undefined
  const url = new URL(href, base)
  return /^https?:$/.test(url.protocol) ? url.href : undefined
}

/** An address without its query and fragment: a profile's own. */
export const withoutQuery = (url: string): string => url.replace(/[?#].*$/, '')
