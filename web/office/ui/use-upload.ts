import { useState } from 'react'
import { failureText } from '../../ui/failure-text.ts'

interface PostOptions {
  type: string
  /** For the failure message, such as "picture". */
  what: string
  maxBytes: number
  tooLarge: string
  timeoutMs?: number
}

/** @throws an error whose message can be shown. */
export const postFile = async <Stored>(
  path: string,
  file: File,
  { type, what, maxBytes, tooLarge, timeoutMs }: PostOptions,
): Promise<Stored> => {
  if (file.size > maxBytes) throw new Error(tooLarge)
  const upload = new AbortController()
  const timer = timeoutMs && setTimeout(() => upload.abort(), timeoutMs)
  const { signal } = upload
  const answer = await fetch(path, { method: 'POST', headers: { 'content-type': type }, body: file, signal }).catch(
    () => undefined,
  )
  const body = (await answer?.json().catch(() => undefined)) as (Stored & { message?: string }) | undefined
  clearTimeout(timer)
  if (answer?.ok && body) return body
  throw new Error(body?.message ?? failureText(`The ${what} could not be uploaded. Please try again.`))
}

/** Sends one file at a time; the message of an error that `send` throws is shown. */
export const useUpload = <Stored>(
  send: (file: File) => Promise<Stored>,
  onStored: (stored: Stored, file: File) => void,
) => {
  const [busyWith, setBusyWith] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const upload = async (files: readonly File[]) => {
    const problems: string[] = []
    for (const [index, file] of files.entries()) {
      setBusyWith(files.length > 1 ? `Uploading ${index + 1} of ${files.length}…` : 'Uploading…')
      await send(file).then(
        (stored) => onStored(stored, file),
        (error: Error) => problems.push(files.length > 1 ? `${file.name}: ${error.message}` : error.message),
      )
    }
    setBusyWith(undefined)
    setProblem(problems.join(' ') || undefined)
  }
  return { busyWith, problem, upload: (files: readonly File[]) => void upload(files), setProblem }
}
