import { useRef, useState } from 'react'

/** Replaces the button that opened it; when it closes, the button returns and gets the focus. */
export const useDisclosure = <Shown>() => {
  const [shown, show] = useState<Shown>()
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    show(undefined)
    requestAnimationFrame(() => button.current?.focus())
  }
  return { shown, show, close, button }
}
