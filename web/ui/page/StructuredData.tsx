import { createContext, use, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useAfterFirstPaint } from '../hooks/use-after-first-paint.ts'

export const StructuredDataContext = /* @__PURE__ */ createContext<string[]>([])

const ofServer = 'script[data-from="server"]'

/** The server collects the objects, and the browser replaces them. */
export const StructuredData = ({ items }: { items: object[] }) => {
  // A separate task after the first paint.
  const isSoon = useAfterFirstPaint()
  const [isServers] = useState(() => import.meta.env.SSR || document.head.querySelector(ofServer) !== null)
  const isOurs = isSoon || !isServers
  useEffect(() => {
    if (isOurs) for (const script of document.head.querySelectorAll(ofServer)) script.remove()
  }, [isOurs])
  const texts = items.map((item) => JSON.stringify(item).replace(/</g, '\\u003c'))
  if (import.meta.env.SSR) use(StructuredDataContext).push(...texts)
  if (!isOurs || texts.length === 0) return null // React searches the page for a portal's elements
  const scripts = texts.map((text) => (
    <script key={text} type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
  ))
  return createPortal(scripts, document.head)
}
