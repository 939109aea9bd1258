import type { SubmissionErrors } from 'final-form'
import { useState } from 'react'
import { getFieldErrors, getErrorMessage } from '../../ui/forms/server-errors.ts'
import { toast } from '../../ui/kit/toaster.tsx'
import { saveDraft } from './form-draft.ts'
import { useOpenFor } from './use-open-for.ts'

type Send<Values> = (input: Values, context: { headers: Record<string, string> }) => Promise<unknown>

/** `failed` is the toast's title; answers stay after a failure. */
export const useSending = (draft: string, failed: string) => {
  const openFor = useOpenFor(draft)
  const [isSent, setSent] = useState(false)
  /** Moves the honeypot's value into the header by which the server refuses bots. */
  const submit = async <Values extends object>(
    { leaveEmpty, ...input }: Values & { leaveEmpty?: string },
    send: Send<Values>,
  ): Promise<SubmissionErrors> => {
    const trace = new URLSearchParams()
    const openForMs = openFor()
    if (openForMs !== null) trace.set('openForMs', String(openForMs))
    if (leaveEmpty) trace.set('leaveEmpty', '1')
    try {
      await send(input as unknown as Values, { headers: { 'x-form-trace': trace.toString() } })
    } catch (error) {
      toast({ title: failed, description: getErrorMessage(error), type: 'error' })
      return getFieldErrors(error)
    }
    saveDraft(draft, undefined)
    setSent(true)
    return undefined
  }
  return { isSent, submit }
}
