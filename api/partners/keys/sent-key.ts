import type { IncomingHttpHeaders } from 'node:http'
import { secretStart } from './secret.ts'

/**
 * The key that a request was sent with: `Authorization: Bearer …` or `X-Api-Key`; empty where either has none. What
 * begins as our keys do is one under any scheme or none: who mistypes that is told, not taken for somebody without a key.
 * Other credentials are for a proxy in front.
 */
export const sentKey = ({ authorization, 'x-api-key': header }: IncomingHttpHeaders): string | undefined => {
  if (header !== undefined) return String(header).trim()
  const [scheme = '', ...words] = authorization?.trim().split(/\s+/) ?? []
  if (scheme.toLowerCase() === 'bearer') return words.join(' ')
  return [scheme, ...words].find((word) => word.startsWith(secretStart))
}
