import { Button } from '@chakra-ui/react'
import { useId, useState, type ReactNode } from 'react'

interface ToggleFormProps<Result> {
  label: string
  isInPanel?: boolean
  /** Replaces the form by its result, such as a secret that is shown once. */
  renderCreated?: (result: Result, close: () => void) => ReactNode
  children: (close: () => void, show: (result: Result) => void) => ReactNode
}

export const ToggleForm = <Result,>({ label, isInPanel = false, renderCreated, children }: ToggleFormProps<Result>) => {
  const [shown, show] = useState<'form' | { result: Result }>()
  const id = useId()
  const close = () => {
    show(undefined)
    requestAnimationFrame(() => document.getElementById(id)?.focus())
  }
  if (shown === 'form')
    return <div className={isInPanel ? undefined : 'card flat'}>{children(close, (result) => show({ result }))}</div>
  if (shown) return renderCreated?.(shown.result, close)
  return (
    <Button id={id} variant={isInPanel ? 'outline' : 'solid'} onClick={() => show('form')}>
      {label}
    </Button>
  )
}
