import { checkedUrl, isPublicAddress, systemResolve, type Resolve } from '../../outgoing/public-address.ts'
import { Disallowed } from '../../outgoing/page-errors.ts'
import { badInput } from '../../server/errors.ts'

/**
 * The address of a webhook, in the form in which it is asked: https, and on the public internet, as far as its name says
 * now; it is looked at again with each message. Hosts in `allowedHosts` may be anywhere.
 * @throws BAD_USER_INPUT naming `url`
 */
export const checkAddress = async (
  address: string,
  allowedHosts: string[],
  resolve: Resolve = systemResolve,
): Promise<string> => {
  const refuse = (message: string) => badInput({ url: message })
  const { url, isAllowed } = (() => {
    try {
      return checkedUrl(address, allowedHosts)
    } catch (error) {
      throw error instanceof Disallowed ? refuse(error.message) : error
    }
  })()
  url.hash = ''
  if (isAllowed) return url.href
  if (url.protocol !== 'https:') throw refuse('Please enter an address that starts with https://.')
  const found = await resolve(url.hostname).catch(() => [])
  if (!found.length) throw refuse(`No address is known for ${url.hostname}.`)
  if (!found.every((one) => isPublicAddress(one.address))) throw refuse(`${url.hostname} is on a private network.`)
  return url.href
}
