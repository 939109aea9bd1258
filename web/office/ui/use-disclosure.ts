import { useRef, useState } from 'react'

/** On closing, the button returns with the focus. */
export const useDisclosure = <Shown>() => {
  const [shown, show] = useState<Shown>()
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    show(undefined)
    requestAnimationFrame(() => button.current?.focus())
  }
  return { shown, show, close, button }
}
