import { Gone } from './page-errors.ts'
import type { HttpResponse } from './send-request.ts'

const maxRedirects = 5

/** `request` checks each address. @throws Gone after more than five redirects. */
export const followRedirects = async <T extends HttpResponse>(
  url: string,
  request: (url: string) => Promise<T>,
): Promise<T & { url: string }> => {
  let address = url
  for (let hop = 0; hop <= maxRedirects; hop++) {
    const response = await request(address)
    const next = readTarget(address, response)
    if (!next) return { ...response, url: address }
    address = next
  }
  throw new Gone(url, `The address redirects more than ${maxRedirects} times`)
}

const readTarget = (url: string, { status, headers }: HttpResponse) =>
  [301, 302, 303, 307, 308].includes(status) && headers.location && URL.canParse(headers.location, url)
    ? new URL(headers.location, url).href.split('#', 1)[0]
    : undefined
