import { maxPictureBytes } from '../../pictures/picture.rules.ts'
import { followed } from '../../outgoing/fetch-page.ts'
import { sendRequest } from '../../outgoing/send-request.ts'
import { Gone } from '../../outgoing/page-errors.ts'

const maxRedirects = 5
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
  let url = address
  for (let hop = 0; hop <= maxRedirects; hop++) {
    const answer = await sendRequest(url, {
      headers,
      allowedHosts,
      timeoutMs,
      maxBytes: maxPictureBytes,
      ...(signal ? { signal } : {}),
    })
    const next = followed(url, answer)
    if (!next) {
      if (answer.status === 200) return answer.body
      throw new Gone(url, `${new URL(url).host} answered ${answer.status}`)
    }
    url = next
  }
  throw new Gone(address, `The address redirects more than ${maxRedirects} times`)
}
