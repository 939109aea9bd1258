import type { SubmissionErrors } from 'final-form'
import { useState } from 'react'
import { getFieldErrors, getErrorMessage } from '../../ui/forms/server-errors.ts'
import { toast } from '../../ui/kit/toaster.tsx'
import { useOpenFor } from './use-open-for.ts'

/** `failed` is the toast's title; answers stay after a failure. */
export const useSending = (draft: string, failed: string) => {
  const openFor = useOpenFor(draft)
  const [isSent, setSent] = useState(false)
  const submit = async (send: (openForMs: number | null) => Promise<unknown>): Promise<SubmissionErrors> => {
    try {
      await send(openFor())
    } catch (error) {
      toast({ title: failed, description: getErrorMessage(error), type: 'error' })
      return getFieldErrors(error)
    }
    setSent(true)
    return undefined
  }
  return { isSent, submit }
}
