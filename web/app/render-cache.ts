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

export const cachedBytes = (): number => rendered.calculatedSize

const encoder = new TextEncoder()

const once = (key: string, inside: ReactElement): Uint8Array => {
  // The key contains all the shown data, so it is hashed.
  const inYear = hash('sha256', `${new Date().getFullYear()} ${key}`, 'base64')
  const known = rendered.get(inYear)
  if (known) return known
  const html = encoder.encode(renderToString(inside))
  rendered.set(inYear, html)
  return html
}

/** Random, so that no page contains it. */
const mark = crypto.randomUUID()
const marks = new RegExp(`${mark}(\\d+);`)

/** React renders a mark in place of a shared part; `parts` inserts the cached bytes. */
export const createRenderCache = () => {
  const found: Uint8Array[] = []
  return {
    renderOnce: (key: string, inside: ReactElement): string => `${mark}${found.push(once(key, inside)) - 1};`,
    parts: (html: string): PagePart[] => html.split(marks).map((part, at) => (at % 2 ? found[Number(part)]! : part)),
  }
}
