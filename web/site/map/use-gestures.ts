import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import type { Frame, MapOffset } from './frame/map-frame.ts'

const slipPixels = 4
const wheelPerLevel = 300

interface Gestures {
  frame: Frame | undefined
  isOn: boolean
  /** Called on hover or focus, before a likely use. */
  onApproach: () => void
  onUse: () => void
}

/** Dragging a mark is not a press on it. */
const ignoreClick = () => {
  const ignored = new AbortController()
  addEventListener('click', (event) => event.preventDefault(), { capture: true, signal: ignored.signal })
  setTimeout(() => ignored.abort())
}

/** One finger scrolls the page, two move the picture; `isHeld` is true while any is down. */
export const useGestures = (element: RefObject<HTMLElement | null>, { frame, isOn, onApproach, onUse }: Gestures) => {
  const [moved, setMoved] = useState<MapOffset>()
  const [isDragging, setDragging] = useState(false)
  const approach = useEffectEvent(onApproach)
  const begin = useEffectEvent(onUse)
  useEffect(() => {
    const picture = element.current
    if (!picture || !frame || !isOn) return
    const listeners = new AbortController()
    const { signal } = listeners
    let from: { x: number; y: number; spread: number; moved: MapOffset } | undefined
    let now: MapOffset = { x: 0, y: 0, scale: 1 }
    const move = (to: MapOffset) => setMoved((now = to))
    const startDrag = (x: number, y: number, spread = 1) => {
      from = { x, y, spread, moved: now }
      setDragging(true)
    }
    const release = () => {
      from = undefined
      setDragging(false)
    }
    const drag = (x: number, y: number, spread = 1) => {
      if (!from) return
      const scale = from.moved.scale * (spread / from.spread)
      move({ x: from.moved.x + x - from.x, y: from.moved.y + y - from.y, scale })
      begin()
    }
    const isMouse = globalThis.matchMedia?.('(hover: hover)').matches // some test environments have none
    if (isMouse && picture.matches(':hover')) approach() // since before the page's code ran
    picture.addEventListener('pointerenter', ({ pointerType }) => pointerType === 'mouse' && approach(), { signal })
    picture.addEventListener('focusin', () => approach(), { signal })
    picture.addEventListener(
      'pointerdown',
      ({ pointerType, button, clientX, clientY, target }) => {
        if (pointerType !== 'mouse' || button !== 0 || (target as Element).closest('button, summary, p')) return
        const mouse = new AbortController()
        const listenerOptions = { signal: mouse.signal }
        signal.addEventListener('abort', () => mouse.abort(), listenerOptions)
        let isDrag = false
        startDrag(clientX, clientY)
        addEventListener(
          'pointermove',
          (event) => {
            isDrag ||= Math.hypot(event.clientX - clientX, event.clientY - clientY) > slipPixels
            if (isDrag) drag(event.clientX, event.clientY)
          },
          listenerOptions,
        )
        const end = () => {
          mouse.abort()
          release()
          if (isDrag) ignoreClick()
        }
        for (const ended of ['pointerup', 'pointercancel'] as const) addEventListener(ended, end, listenerOptions)
      },
      { signal },
    )
    const fingers = ({ touches: [a, b] }: TouchEvent) =>
      a && b
        ? ([
            (a.clientX + b.clientX) / 2,
            (a.clientY + b.clientY) / 2,
            Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
          ] as const)
        : undefined
    picture.addEventListener(
      'touchstart',
      (event) => {
        const two = fingers(event)
        if (two) startDrag(...two)
      },
      { signal, passive: true },
    )
    picture.addEventListener(
      'touchmove',
      (event) => {
        const two = fingers(event)
        if (!two) return
        event.preventDefault()
        drag(...two)
      },
      { signal, passive: false },
    )
    for (const end of ['touchend', 'touchcancel'] as const) picture.addEventListener(end, release, { signal })
    picture.addEventListener(
      'wheel',
      (event) => {
        if (!event.ctrlKey) return
        event.preventDefault()
        move({ ...now, scale: now.scale * 2 ** (-event.deltaY / wheelPerLevel) })
        begin()
      },
      { signal, passive: false },
    )
    return () => {
      listeners.abort()
      setDragging(false)
      setMoved(undefined)
    }
  }, [element, isOn, frame])
  return { moved, isHeld: isDragging }
}
