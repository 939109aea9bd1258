import { Button } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useDisclosure } from '../use-disclosure.ts'
import '../admin.css'

interface ToggleFormProps<Made> {
  label: string
  isInPanel?: boolean
  /** Replaces the form by its result, such as a secret that is shown once. */
  renderCreated?: (created: Made, close: () => void) => ReactNode
  children: (close: () => void, show: (created: Made) => void) => ReactNode
}

export const ToggleForm = <Made,>({ label, isInPanel = false, renderCreated, children }: ToggleFormProps<Made>) => {
  const { shown, show, close, button } = useDisclosure<'form' | { made: Made }>()
  if (shown === 'form')
    return (
      <div className={isInPanel ? undefined : 'admin-panel'}>
        {children(close, (created) => show({ made: created }))}
      </div>
    )
  if (shown) return renderCreated?.(shown.made, close)
  return (
    <Button ref={button} variant={isInPanel ? 'outline' : 'solid'} onClick={() => show('form')}>
      {label}
    </Button>
  )
}
