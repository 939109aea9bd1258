import { maxPictureBytes, type Size } from '../../../api/pictures/picture.rules.ts'
import { useState } from 'react'
import { failureText } from '../../ui/failure-text.ts'

export interface UploadedPicture extends Size {
  url: string
}

/** Encoding takes seconds, and a slow upload takes longer. */
const timeoutMs = 120_000

/** @throws an error whose message can be shown. */
const sendPicture = async (file: File, cut?: Size): Promise<UploadedPicture> => {
  if (file.size > maxPictureBytes) throw new Error(`“${file.name}” is larger than ${maxPictureBytes / 1_000_000} MB.`)
  const query = cut ? `?width=${cut.width}&height=${cut.height}` : ''
  const upload = new AbortController()
  const timer = setTimeout(() => upload.abort(), timeoutMs)
  const answer = await fetch(`/api/admin/pictures${query}`, {
    method: 'POST',
    body: file,
    headers: { 'content-type': file.type.startsWith('image/') ? file.type : 'application/octet-stream' },
    signal: upload.signal,
  }).catch(() => undefined)
  const body = (await answer?.json().catch(() => undefined)) as
    | (Partial<UploadedPicture> & { message?: string })
    | undefined
  clearTimeout(timer)
  const { url, width, height } = body ?? {}
  if (answer?.ok && url && width && height) return { url, width, height }
  throw new Error(body?.message ?? failureText('The picture could not be uploaded. Please try again.'))
}

export const useUpload = (onStored: (sent: UploadedPicture, file: File) => void, cut?: Size) => {
  const [busyWith, setBusyWith] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const upload = async (files: readonly File[]) => {
    const problems: string[] = []
    for (const [index, file] of files.entries()) {
      setBusyWith(files.length > 1 ? `Uploading ${index + 1} of ${files.length}…` : 'Uploading…')
      await sendPicture(file, cut).then(
        (sent) => onStored(sent, file),
        (error: Error) => problems.push(files.length > 1 ? `${file.name}: ${error.message}` : error.message),
      )
    }
    setBusyWith(undefined)
    setProblem(problems.join(' ') || undefined)
  }
  return { busyWith, problem, upload: (files: readonly File[]) => void upload(files), setProblem }
}
