import { useEffect, useState, type RefObject } from 'react'
import type { Size } from './frame/map-frame.ts'

export const getSize = ({ clientWidth: width, clientHeight: height }: HTMLElement): Size => ({ width, height })

export const useSize = (element: RefObject<HTMLElement | null>, isEnabled: boolean) => {
  const [size, setSize] = useState<Size>()
  useEffect(() => {
    const measured = element.current
    if (!measured || !isEnabled) return
    const observer = new ResizeObserver(() => setSize(getSize(measured)))
    observer.observe(measured)
    return () => observer.disconnect()
  }, [element, isEnabled])
  return size
}
