import { Button } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useDisclosure } from '../use-disclosure.ts'
import '../admin.css'

interface ToggleFormProps<Result> {
  label: string
  isInPanel?: boolean
  /** Replaces the form by its result, such as a secret that is shown once. */
  renderCreated?: (result: Result, close: () => void) => ReactNode
  children: (close: () => void, show: (result: Result) => void) => ReactNode
}

export const ToggleForm = <Result,>({ label, isInPanel = false, renderCreated, children }: ToggleFormProps<Result>) => {
  const { shown, show, close, button } = useDisclosure<'form' | { result: Result }>()
  if (shown === 'form')
    return <div className={isInPanel ? undefined : 'admin-panel'}>{children(close, (result) => show({ result }))}</div>
  if (shown) return renderCreated?.(shown.result, close)
  return (
    <Button ref={button} variant={isInPanel ? 'outline' : 'solid'} onClick={() => show('form')}>
      {label}
    </Button>
  )
}
