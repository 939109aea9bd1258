import { LRUCache } from 'lru-cache'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'

/** Room for the cards of a large directory that are asked for again and again. */
const maxBytes = 16 * 1024 * 1024

const rendered = new LRUCache<string, string>({
  maxSize: maxBytes,
  sizeCalculation: (html, key) => 2 * (html.length + key.length),
})

/** The HTML of what looks the same whenever its key and the year are. */
export const renderOnce = (key: string, inside: ReactElement): string => {
  const inYear = `${new Date().getFullYear()} ${key}`
  const known = rendered.get(inYear)
  if (known !== undefined) return known
  const html = renderToString(inside)
  rendered.set(inYear, html)
  return html
}
