import { FORM_ERROR, type SubmissionErrors } from 'final-form'
import { useState } from 'react'
import { sendFailure } from './send-failure.ts'
import { toast } from './toaster.tsx'

interface Sending {
  /** The toast's title when it fails. */
  title: string
  /** Its text where the API has none for people to read. */
  usual: string
  send: (trace: { openForMs: number }) => Promise<{ error?: unknown }>
}

/** What a GraphQL Int can hold; a tab may stay open for weeks. */
const longestMs = 2 ** 31 - 1

/** Sends a form: says in a toast and in the form why it failed, and then keeps what was typed. */
export const useSending = () => {
  const [openedAt] = useState(() => Date.now())
  const [isSent, setSent] = useState(false)
  const submit = async ({ title, usual, send }: Sending): Promise<SubmissionErrors> => {
    const { error } = await send({ openForMs: Math.min(Date.now() - openedAt, longestMs) }).catch((error: unknown) => ({ error }))
    if (!error) {
      setSent(true)
      return undefined
    }
    const { message, fields } = sendFailure(error, usual)
    toast({ title, description: message, type: 'error' })
    return { ...fields, ...(Object.keys(fields).length ? {} : { [FORM_ERROR]: message }) }
  }
  return { isSent, submit }
}
