import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { useHydrated } from '../ui/use-hydrated.ts'

/** schema.org objects, in the document's head: the server moves them there, the browser puts them there. */
export const StructuredData = ({ items }: { items: object[] }) => {
  const isHydrated = useHydrated()
  useEffect(() => {
    if (!isHydrated) return
    for (const script of document.head.querySelectorAll('script[data-from="server"]')) script.remove() // ours are there
  }, [isHydrated])
  const scripts = items.map((item) => (
    <script
      key={JSON.stringify(item)}
      type="application/ld+json"
      data-from={import.meta.env.SSR ? 'server' : undefined}
      dangerouslySetInnerHTML={{ __html: JSON.stringify(item).replace(/</g, '\\u003c') }}
    />
  ))
  if (import.meta.env.SSR) return scripts
  return isHydrated ? createPortal(scripts, document.head) : null // React looks for a portal's elements in the page
}
