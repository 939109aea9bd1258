import { failureText } from '../../ui/failure-text.ts'

/** @throws an error whose message can be shown. */
export const sendFile = async (path: string, file: File, type: string): Promise<string> => {
  const otherwise = 'The file could not be sent. Please try again.'
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
