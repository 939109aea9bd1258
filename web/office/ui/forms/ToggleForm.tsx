import { Button } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useDisclosure } from '../use-disclosure.ts'
import '../admin.css'

interface ToggleFormProps<Made> {
  /** The button's text. */
  label: string
  /** Whether it is already inside a panel. */
  isInPanel?: boolean
  /** What the form has made and is told once, such as a secret: shown in its place. */
  renderMade?: (created: Made, close: () => void) => ReactNode
  /** The form, which takes the focus itself; without `show` what it has made stands in a list. */
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
    <Button ref={button} variant={isInPanel ? 'outline' : 'solid'} minH="11" onClick={() => show('form')}>
      {label}
    </Button>
  )
}
