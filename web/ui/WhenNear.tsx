import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'

interface WhenNearProps {
  /** Space reserved until the content is there, in pixels, so that nothing jumps. */
  minHeight: number
  /** Lazily loaded content. */
  children: ReactNode
  /** Shown until the content is there. */
  placeholder: ReactNode
  /** For visitors without JavaScript. */
  withoutScript: string
}

/** Loads its content only once it is seen. */
export const WhenNear = ({ minHeight, children, placeholder, withoutScript }: WhenNearProps) => {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!('IntersectionObserver' in window)) {
      const timer = setTimeout(() => setNear(true))
      return () => clearTimeout(timer)
    }
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true))
    observer.observe(place.current!)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place} style={{ minHeight }}>
      {isNear ? (
        <Suspense fallback={placeholder}>{children}</Suspense>
      ) : (
        <>
          <div className="needs-script">{placeholder}</div>
          <noscript>
            <p>{withoutScript}</p>
          </noscript>
        </>
      )}
    </div>
  )
}
