import type { DocumentNode } from 'graphql'
import { useApolloClient } from '@apollo/client/react'
import { getErrorExtensions, getErrorMessage, getFieldErrors } from '../../ui/forms/server-errors.ts'
import type { ToastMessage } from '../../ui/kit/ToastView.tsx'
import { toast } from '../../ui/kit/toaster.tsx'
import { changedByOthers } from './shared-words.ts'

/** For `catch`: shows the server's message under this title, and returns the field errors. */
export const toastFailure = (title: string) => (error: unknown) => {
  toast({ title, description: getErrorMessage(error), type: 'error' })
  return getFieldErrors(error)
}

/** Reads a shown query again. */
export const useReload = (query: DocumentNode) => {
  const client = useApolloClient()
  return () => void client.refetchQueries({ include: [query] })
}

export interface AttemptOptions {
  /** The title of a failure. */
  refused: string
  /** Reloads after a version conflict. */
  onStale?: (() => void) | undefined
}

/** Shows the message that `change` returns, or why it failed; returns the errors for a form. */
export const attempt = async (
  { refused, onStale }: AttemptOptions,
  change: () => Promise<ToastMessage | undefined | void>,
) => {
  try {
    const message = await change()
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
