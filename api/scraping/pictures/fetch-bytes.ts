import { maxPictureBytes } from '../../pictures/picture.rules.ts'
import { followRedirects } from '../../outgoing/follow-redirects.ts'
import { sendRequest } from '../../outgoing/send-request.ts'
import { Gone } from '../../outgoing/page-errors.ts'

const timeoutMs = 20_000

export interface FetchBytes {
  userAgent: string
  /** Exempt from the refusal of private networks, as in the scraper. */
  allowedHosts: string[]
  signal?: AbortSignal | undefined
}

/**
 * Fetches up to 10 MB from an address that an administrator entered; each redirect is checked like a scraped page.
 * @throws Disallowed, Gone, Unreachable
 */
export const fetchBytes = async (address: string, { userAgent, allowedHosts, signal }: FetchBytes): Promise<Buffer> => {
  const headers = { 'user-agent': userAgent, accept: 'image/avif,image/webp,image/*;q=0.8' }
  const { status, body, url } = await followRedirects(address, (hop) =>
    sendRequest(hop, { headers, allowedHosts, timeoutMs, maxBytes: maxPictureBytes, ...(signal ? { signal } : {}) }),
  )
  if (status === 200) return body
  throw new Gone(url, `${new URL(url).host} answered ${status}`)
}
