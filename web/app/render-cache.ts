import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { PagePart } from '../../api/pages/page.rules.ts'

/** Room for some 4,000 cards and sections of 3 to 20 kB. */
const maxBytes = 16 * 1024 * 1024

const rendered = new LRUCache<string, Uint8Array>({
  maxSize: maxBytes,
  sizeCalculation: (html, key) => html.length + key.length,
})

/** The cache's size in bytes. */
export const cachedBytes = (): number => rendered.calculatedSize

const encoder = new TextEncoder()

/** Renders and caches HTML that depends only on its key and the year. */
const once = (key: string, inside: ReactElement): Uint8Array => {
  // The key contains everything that the section shows, so it is hashed.
  const inYear = hash('sha256', `${new Date().getFullYear()} ${key}`, 'base64')
  const known = rendered.get(inYear)
  if (known) return known
  const html = encoder.encode(renderToString(inside))
  rendered.set(inYear, html)
  return html
}

/** Random, so that no text on a page contains it. */
const mark = crypto.randomUUID()
const marks = new RegExp(`${mark}(\\d+);`)

/**
 * Caches parts that many pages share. React renders a mark in their place; `parts` joins the cached bytes with the
 * page's own.
 */
export const createRenderCache = () => {
  const found: Uint8Array[] = []
  return {
    renderOnce: (key: string, inside: ReactElement): string => `${mark}${found.push(once(key, inside)) - 1};`,
    parts: (html: string): PagePart[] => html.split(marks).map((part, at) => (at % 2 ? found[Number(part)]! : part)),
  }
}
