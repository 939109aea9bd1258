import type { IncomingHttpHeaders } from 'node:http'
import { secretStart } from './secret.ts'

/**
 * The key in `Authorization: Bearer …` or `X-Api-Key`; empty if a header has none.
 * Anything with our prefix counts, under any scheme, so that a mistyped header is reported. Other credentials are for a
 * proxy in front.
 */
export const sentKey = ({ authorization, 'x-api-key': header }: IncomingHttpHeaders): string | undefined => {
  if (header !== undefined) return String(header).trim()
  const [scheme = '', ...words] = authorization?.trim().split(/\s+/) ?? []
  if (scheme.toLowerCase() === 'bearer') return words.join(' ')
  return [scheme, ...words].find((word) => word.startsWith(secretStart))
}
