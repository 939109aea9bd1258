import { Button } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useDisclosure } from '../use-disclosure.ts'
import '../admin.css'

interface ToggleFormProps<Made> {
  label: string
  /** It is already inside a panel. */
  isInPanel?: boolean
  /** Renders the form's result, such as a secret that is shown once, in place of the form. */
  renderMade?: (created: Made, close: () => void) => ReactNode
  /** The form, which focuses its first field; `show` displays the result. */
  children: (close: () => void, show: (created: Made) => void) => ReactNode
}

/** A button that is replaced by the form it opens. */
export const ToggleForm = <Made,>({
  label,
  isInPanel = false,
  renderMade: renderCreated,
  children,
}: ToggleFormProps<Made>) => {
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
