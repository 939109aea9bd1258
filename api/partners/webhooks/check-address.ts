import { checkedUrl, isPublicAddress, systemResolve, type Resolve } from '../../outgoing/public-address.ts'
import { Disallowed } from '../../outgoing/page-errors.ts'
import { badInput } from '../../server/errors.ts'

/**
 * Normalises a webhook's address: https and, by its name at present, on the public internet. It is checked again with
 * each message. Hosts in `allowedHosts` are exempt.
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
