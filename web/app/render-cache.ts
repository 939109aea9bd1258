import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { PagePart } from '../../api/pages/page.rules.ts'

/** Room for some 4,000 cards and sections, 3 to 20 kB each, that are asked for again and again. */
const maxBytes = 16 * 1024 * 1024

const rendered = new LRUCache<string, Uint8Array>({
  maxSize: maxBytes,
  sizeCalculation: (html, key) => html.length + key.length,
})

/** What is kept, in bytes. */
export const cachedBytes = (): number => rendered.calculatedSize

const encoder = new TextEncoder()

/** The HTML of what looks the same whenever its key and the year are. */
const once = (key: string, inside: ReactElement): Uint8Array => {
  // All that a section shows is in its key, twice as long as its HTML.
  const inYear = hash('sha256', `${new Date().getFullYear()} ${key}`, 'base64')
  const known = rendered.get(inYear)
  if (known) return known
  const html = encoder.encode(renderToString(inside))
  rendered.set(inYear, html)
  return html
}

/** No visitor knows it, so that no text on a page has it. */
const mark = crypto.randomUUID()
const marks = new RegExp(`${mark}(\\d+);`)

/**
 * Renders for one page what stands on many, once for all of them. The page has a mark in its place, which keeps what React
 * returns short; `parts` has the bytes of it between the page's own text.
 */
export const createRenderCache = () => {
  const found: Uint8Array[] = []
  return {
    renderOnce: (key: string, inside: ReactElement): string => `${mark}${found.push(once(key, inside)) - 1};`,
    parts: (html: string): PagePart[] => html.split(marks).map((part, at) => (at % 2 ? found[Number(part)]! : part)),
  }
}
