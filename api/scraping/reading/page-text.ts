import { HTMLElement, NodeType, TextNode } from 'node-html-parser'
import { parsePage } from './parse-page.ts'

export interface ScrapedPage {
  root: HTMLElement
  url: string
  base: string
  html: string
}

export const openPage = (html: string, url: string): ScrapedPage => {
  const root = parsePage(html)
  return { url, html, root, base: getLinkUrl(root.querySelector('base[href]') ?? undefined, url) ?? url }
}

export const collapseSpaces = (text: string): string =>
  text.replace(/[\s\p{Cc}\p{Zs}\u200B-\u200D\uFEFF]+/gu, ' ').trim()

/** Decodes &amp; and the like, even if escaped twice. */
export const decodeText = (text: string): string =>
  collapseSpaces(/&[#\w]+;/.test(text) ? new TextNode(text, null, [0, 0]).text : text)

export const getElementText = (element: HTMLElement | null | undefined): string =>
  element ? decodeText(element.textContent) : ''

const unread = new Set(['script', 'style'])

/** The texts of an element's children: "9.4" and "(12 reviews)", separated only by style. */
export const getTextPieces = (element: HTMLElement): string[] => {
  const pieces: string[] = []
  const walk = (node: HTMLElement) => {
    for (const child of node.childNodes) {
      if (child.nodeType === NodeType.TEXT_NODE) pieces.push(decodeText(child.textContent))
      else if (child instanceof HTMLElement && !unread.has(child.rawTagName)) walk(child)
    }
  }
  walk(element)
  return pieces.filter(Boolean)
}

interface Line {
  text: string
  isHeading: boolean
}

const blocks = new Set(
  (
    'address article aside blockquote body br button dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 head header ' +
    'hr html legend li main nav ol option p pre section summary table tbody td tfoot th thead title tr ul'
  ).split(' '),
)
export const isBlock = ({ rawTagName }: HTMLElement): boolean => blocks.has(rawTagName.toLowerCase())
const headings = /^(?:title|h[1-6])$/

/** Icon fonts, which draw a word as a picture: "location_on". */
const isIcon = (element: HTMLElement) => {
  const name = element.getAttribute('class') ?? ''
  if (/\bmaterial-(?:icons|symbols)/.test(name)) return true
  const [only, ...others] = element.childNodes
  const word = only?.nodeType === NodeType.TEXT_NODE && !others.length ? only.text.slice(0, 40).trim() : ''
  return /^[a-z]+(?:_[a-z\d]+)+$/.test(word) || (/\bicons?\b/.test(name) && /^[a-z]{3,20}$/.test(word))
}

/** Word boundaries marked only by a tag: "Hours" and "Mon", "Address" and "12", "9" and "Sat". */
const wordEnds = /[\p{Ll}.)](?=[\p{Lu}\d])|\d(?=\p{Lu})/u

const maxLabelLength = 20

/** A space separates adjacent inline elements, a colon a label and its value. */
const readLines = (element: HTMLElement): Line[] => {
  const lines: Line[] = [{ text: '', isHeading: false }]
  let isBehindTag = false
  let labelStart: number | undefined
  const write = (text: string) => {
    const line = lines.at(-1)!
    const isGlued = isBehindTag && wordEnds.test(line.text.slice(-1) + text.slice(0, 1))
    const isLabel = labelStart !== undefined && line.text.length - labelStart <= maxLabelLength
    line.text += isGlued ? `${isLabel ? ': ' : ' '}${text}` : text
    isBehindTag = false
    labelStart = undefined
  }
  const walk = (node: HTMLElement, isHeading: boolean) => {
    let before: unknown
    for (const child of node.childNodes) {
      if (child.nodeType === NodeType.TEXT_NODE) write(child.text)
      else if (child instanceof HTMLElement) enter(child, isHeading, before instanceof HTMLElement)
      before = child
    }
  }
  const enter = (child: HTMLElement, isInHeading: boolean, isBesideElement: boolean) => {
    const tag = child.rawTagName.toLowerCase()
    if (unread.has(tag) || isIcon(child)) return
    const isHeading = isInHeading || headings.test(tag)
    const isLine = isBlock(child)
    if (isLine) lines.push({ text: '', isHeading })
    else if (isBesideElement) lines.at(-1)!.text += ' '
    isBehindTag = true
    const start = lines.at(-1)!.text.length
    walk(child, isHeading)
    isBehindTag = true
    labelStart = isLine ? undefined : start
    if (isLine) lines.push({ text: '', isHeading: isInHeading })
  }
  walk(element, false)
  return lines.map(({ text, isHeading }) => ({ text: decodeText(text), isHeading })).filter(({ text }) => text)
}

export const getTextLines = (element: HTMLElement): string[] => readLines(element).map(({ text }) => text)

/** Sections between headings, without headings and title. */
export const getTextSections = (element: HTMLElement): string[][] => {
  const sections: string[][] = [[]]
  for (const { text, isHeading } of readLines(element)) {
    if (isHeading) sections.push([])
    else sections.at(-1)!.push(text)
  }
  return sections.filter((lines) => lines.length)
}

/** The current markup's selector comes first. */
export const pick = (root: HTMLElement, ...selectors: string[]): HTMLElement | undefined => {
  for (const selector of selectors) {
    const element = root.querySelector(selector)
    if (element) return element
  }
  return undefined
}

export const pickAll = (root: HTMLElement, ...selectors: string[]): HTMLElement[] => {
  for (const selector of selectors) {
    const elements = root.querySelectorAll(selector)
    if (elements.length) return elements
  }
  return []
}

export const getLinkUrl = (element: HTMLElement | undefined, base: string, attribute = 'href'): string | undefined => {
  const href = element?.getAttribute(attribute)?.trim()
  if (!href || !URL.canParse(href, base)) return undefined
  const url = new URL(href, base)
  return /^https?:$/.test(url.protocol) ? url.href : undefined
}

export const bareHost = (url: string): string => new URL(url).hostname.replace(/^www\./, '')

/** Also for subdomains: "shop.sunny.example" and "sunny.example". */
export const isSameSite = (host: string, other: string): boolean =>
  host === other || host.endsWith(`.${other}`) || other.endsWith(`.${host}`)

export const withoutQuery = (url: string): string => url.split(/[?#]/, 1)[0]!
