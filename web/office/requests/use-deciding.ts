import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { PendingItemNowDocument } from './PendingCard.generated.ts'
import { PendingCountsDocument } from './PendingCounts.generated.ts'
import type { PendingKind } from '../../schema.generated.ts'
import { getErrorExtensions, getErrorMessage, getFieldErrors } from '../../ui/forms/server-errors.ts'
import { toast } from '../../ui/kit/toaster.tsx'
import { changedByOthers } from '../ui/shared-words.ts'

/** Runs one change at a time, reloads the item after a conflict, and returns the errors for a form. */
export const useDeciding = ({ id, kind }: { id: string; kind: PendingKind }) => {
  const client = useApolloClient()
  const [isBusy, setBusy] = useState(false)
  const run = async (change: () => Promise<unknown>) => {
    if (isBusy) return undefined
    setBusy(true)
    try {
      await change()
      return undefined
    } catch (error) {
      const { code, fields } = getErrorExtensions(error) ?? {}
      if (!fields)
        toast({
          title: code === 'CONFLICT' ? changedByOthers : 'Not saved',
          description: getErrorMessage(error),
          type: 'error',
        })
      if (code === 'CONFLICT')
        await client
          .query({ query: PendingItemNowDocument, variables: { id, kind }, fetchPolicy: 'network-only' })
          .catch(() => {})
      return getFieldErrors(error)
    } finally {
      setBusy(false)
      void client.query({ query: PendingCountsDocument, fetchPolicy: 'network-only' }).catch(() => {})
    }
  }
  return { isBusy, run }
}
