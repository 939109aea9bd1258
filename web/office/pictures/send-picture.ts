import { maxPictureBytes, type Size } from '../../../api/pictures/picture.rules.ts'
import { failureText } from '../../ui/failure-text.ts'

export interface UploadedPicture extends Size {
  url: string
}

/** Encoding takes seconds, and a slow upload takes longer. */
const timeoutMs = 120_000

/** @throws an error whose message can be shown. */
export const sendPicture = async (file: File, cut?: Size): Promise<UploadedPicture> => {
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
