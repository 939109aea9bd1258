import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'

/** Room for some 4,000 cards and sections of 3 to 20 kB. */
const maxBytes = 32 * 1024 * 1024
const bytesPerCharacter = 2

const rendered = new LRUCache<string, string>({
  maxSize: maxBytes,
  sizeCalculation: (html, key) => bytesPerCharacter * (html.length + key.length),
})

export const cachedBytes = (): number => rendered.calculatedSize

/** The HTML of what many pages show. */
export const renderOnce = (key: string, inside: ReactElement): string => {
  // The key contains all the shown data, so it is hashed.
  const inYear = hash('sha256', `${new Date().getFullYear()} ${key}`, 'base64')
  const html = rendered.get(inYear) ?? renderToString(inside)
  rendered.set(inYear, html)
  return html
}
