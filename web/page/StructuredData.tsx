import { useEffect } from 'react'
import { createPortal } from 'react-dom'

/** schema.org objects, in the document's head: the server moves them there, the browser puts them there. */
export const StructuredData = ({ items }: { items: object[] }) => {
  useEffect(() => {
    for (const script of document.head.querySelectorAll('script[data-from="server"]')) script.remove() // ours are there
  }, [])
  const scripts = items.map((item) => (
    <script
      key={JSON.stringify(item)}
      type="application/ld+json"
      data-from={import.meta.env.SSR ? 'server' : undefined}
      dangerouslySetInnerHTML={{ __html: JSON.stringify(item).replace(/</g, '\\u003c') }}
    />
  ))
  return import.meta.env.SSR ? scripts : createPortal(scripts, document.head)
}
