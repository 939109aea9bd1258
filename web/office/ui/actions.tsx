import { Button, type ButtonProps } from '@chakra-ui/react'
import { useApolloClient } from '@apollo/client/react'
import type { DocumentNode } from 'graphql'
import { useState, type ReactNode } from 'react'
import { getErrorExtensions, getErrorMessage, getFieldErrors } from '../../ui/forms/server-errors.ts'
import type { ToastMessage } from '../../ui/kit/ToastView.tsx'
import { toast } from '../../ui/kit/toaster.tsx'
import { changedByOthers } from './shared-words.ts'

/** For `catch`: shows the server's message under this title, and returns the field errors. */
export const toastFailure = (title: string) => (error: unknown) => {
  toast({ title, description: getErrorMessage(error), type: 'error' })
  return getFieldErrors(error)
}

/** Reads a shown query again; after a failure, it stays as it is. */
export const useReload = (query: DocumentNode) => {
  const client = useApolloClient()
  return () => void Promise.resolve(client.refetchQueries({ include: [query] })).catch(() => {})
}

/** The version that a form’s unsaved changes began with, so that what others save meanwhile is never overwritten unnoticed. */
export const useOpenedVersion = <Version extends number | null>(newest: Version, query: DocumentNode) => {
  const reload = useReload(query)
  const [version, setVersion] = useState(newest)
  const [isDirty, setDirty] = useState(false)
  const [isSeen, setSeen] = useState(false)
  if (newest !== version && (isSeen || !isDirty)) {
    setVersion(newest)
    setSeen(false)
  }
  const onDirty = (dirty: boolean) => {
    setDirty(dirty)
    if (!dirty) setSeen(false)
  }
  const onSaved = () => setSeen(true)
  const onStale = () => {
    setSeen(true)
    reload()
  }
  return { version, onDirty, onSaved, onStale }
}

interface AttemptOptions {
  /** The title of a failure. */
  refused: string
  /** Reloads after a version conflict. */
  onStale?: (() => void) | undefined
  onSaved?: (() => void) | undefined
}

/** Shows the message that `change` returns, or why it failed; returns the errors for a form. */
export const attempt = async (
  { refused, onStale, onSaved }: AttemptOptions,
  change: () => Promise<ToastMessage | undefined | void>,
) => {
  try {
    const message = await change()
    onSaved?.()
    if (message) toast({ type: 'success', ...message })
    return undefined
  } catch (error) {
    if (!onStale || getErrorExtensions(error)?.code !== 'CONFLICT') return toastFailure(refused)(error)
    onStale()
    toast({
      title: changedByOthers,
      description: `${getErrorMessage(error)} We’ve loaded their version. Your changes are still here.`,
      type: 'error',
    })
    return getFieldErrors(error)
  }
}

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
