import { Button, type ButtonProps } from '@chakra-ui/react'
import { useState, type ReactNode } from 'react'
import type { ToastMessage } from '../../ui/kit/ToastView.tsx'
import { attempt, type AttemptOptions } from './attempt.ts'

interface ActionButtonProps extends ButtonProps, AttemptOptions {
  isGrave?: boolean
  /** Returns the message to show. */
  action: () => Promise<ToastMessage | undefined | void>
}

/** Shows the result as a toast. */
export const ActionButton = ({ refused, onStale, isGrave = false, action, ...button }: ActionButtonProps) => {
  const [isBusy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    await attempt({ refused, onStale }, action)
    setBusy(false)
  }
  return (
    <Button
      variant="outline"
      loading={isBusy}
      {...(isGrave ? { colorPalette: 'brick' } : {})}
      {...button}
      onClick={() => void press()}
    />
  )
}

interface ConfirmProps extends Pick<ActionButtonProps, 'refused' | 'isGrave' | 'action'> {
  text: string
  button: string
}

export const Confirm = ({ text, button, ...action }: ConfirmProps) => (
  <>
    <p>{text}</p>
    <ActionButton variant="solid" justifySelf="start" {...action}>
      {button}
    </ActionButton>
  </>
)

interface ToggleProps extends Omit<ButtonProps, 'children'> {
  label: string
  isGrave?: boolean
  children: (close: () => void) => ReactNode
}

/** A button that shows and hides what follows it. */
export const Toggle = ({ label, isGrave = false, children, ...button }: ToggleProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="outline"
        justifySelf="start"
        {...(isGrave ? { colorPalette: 'brick' } : {})}
        {...button}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </Button>
      {isOpen && children(() => setOpen(false))}
    </>
  )
}
