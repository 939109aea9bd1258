import { useEffect, useRef, useState, type ReactNode } from 'react'

interface LoadOnVisibleProps {
  /** In pixels, reserved so that nothing jumps. */
  minHeight: number
  children: ReactNode
  placeholder: ReactNode
  withoutCode: string
}

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
