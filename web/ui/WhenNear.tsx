import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'

interface WhenNearProps {
  /** Space reserved until the content is there, in pixels, so that nothing jumps. */
  minHeight: number
  /** Lazily loaded content. */
  children: ReactNode
  /** For visitors without JavaScript. */
  withoutScript: string
  /** How near, in pixels from the window's edge. */
  within?: number
}

/** Loads what is far down a page only when the visitor comes near it. */
export const WhenNear = ({ minHeight, children, withoutScript, within = 800 }: WhenNearProps) => {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!('IntersectionObserver' in window)) {
      const timer = setTimeout(() => setNear(true))
      return () => clearTimeout(timer)
    }
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: `${within}px`,
    })
    observer.observe(place.current!)
    return () => observer.disconnect()
  }, [within])
  return (
    <div ref={place} style={{ minHeight }}>
      {isNear ? (
        <Suspense>{children}</Suspense>
      ) : (
        <noscript>
          <p>{withoutScript}</p>
        </noscript>
      )}
    </div>
  )
}
