import { useRef, useState } from 'react'

/** What stands in the place of the button that opens it; once it is closed, the button is there again with the focus. */
export const useInPlace = <Shown>() => {
  const [shown, show] = useState<Shown>()
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    show(undefined)
    requestAnimationFrame(() => button.current?.focus())
  }
  return { shown, show, close, button }
}
