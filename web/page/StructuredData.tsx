import { createContext, use, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { useHydrated } from '../ui/use-hydrated.ts'

/** Gathers on the server what a page tells of itself, for the document's head. */
export const ToldContext = /* @__PURE__ */ createContext<string[]>([])

/** schema.org objects, in the document's head: the server gathers them, the browser puts them there. */
export const StructuredData = ({ items }: { items: object[] }) => {
  const isHydrated = useHydrated()
  useEffect(() => {
    if (!isHydrated) return
    for (const script of document.head.querySelectorAll('script[data-from="server"]')) script.remove() // ours are there
  }, [isHydrated])
  const texts = items.map((item) => JSON.stringify(item).replace(/</g, '\\u003c'))
  if (import.meta.env.SSR) use(ToldContext).push(...texts)
  if (!isHydrated) return null // React looks for a portal's elements in the page
  const scripts = texts.map((text) => (
    <script key={text} type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
  ))
  return createPortal(scripts, document.head)
}
