import { useEffect, useRef, useState, type ReactNode } from 'react'

interface LoadOnVisibleProps {
  /** Space reserved until the content is there, in pixels, so that nothing jumps. */
  minHeight: number
  /** Its code comes with it (`createLatePart`). */
  children: ReactNode
  /** Shown until the visitor comes near. */
  placeholder: ReactNode
  /** Shown where no code runs. */
  withoutCode: string
}

/** Loads its content only once it is seen. */
export const LoadOnVisible = ({ minHeight, children, placeholder, withoutCode }: LoadOnVisibleProps) => {
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
        children
      ) : (
        <>
          <div className="needs-code">{placeholder}</div>
          <p className="without-code-only">{withoutCode}</p>
        </>
      )}
    </div>
  )
}
