import type { IncomingMessage } from 'node:http'
import { badInput } from '../server/errors.ts'
import { maxPictureBytes } from './picture.rules.ts'

/**
 * Reads an uploaded file.
 * @throws BAD_USER_INPUT (413) if it is too large.
 */
export const readFile = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > maxPictureBytes) {
      const message = `Please choose a file of at most ${maxPictureBytes / 1_000_000} MB.`
      throw Object.assign(badInput({ picture: message }), { status: 413 })
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
