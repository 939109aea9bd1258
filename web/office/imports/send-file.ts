import { useState } from 'react'
import { failureText } from '../../ui/failure-text.ts'

interface SentFile {
  path: string
  type: string
  maxBytes: number
  tooLarge: string
}

/** @throws an error whose message can be shown. */
const sendFile = async ({ path, type, maxBytes, tooLarge }: SentFile, file: File): Promise<string> => {
  if (file.size > maxBytes) throw new Error(tooLarge)
  const otherwise = 'The file could not be uploaded. Please try again.'
  const answer = await fetch(`${path}?${new URLSearchParams({ name: file.name })}`, {
    method: 'POST',
    headers: { 'content-type': type },
    body: file,
  }).catch((reason: unknown) => {
    throw new Error(failureText(otherwise, reason))
  })
  const { id, message } = (await answer.json().catch(() => ({}))) as { id?: string; message?: string }
  if (!answer.ok || !id) throw new Error(message ?? otherwise)
  return id
}

export const useSendFile = (sent: SentFile, onSent: (id: string) => void) => {
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<string>()
  const send = async (file: File) => {
    setError(undefined)
    setSending(true)
    await sendFile(sent, file)
      .then(onSent, (reason: Error) => setError(reason.message))
      .finally(() => setSending(false))
  }
  return { isSending, error, send: (file: File) => void send(file) }
}
