import { lookup } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import { callbackify } from 'node:util'
import ipaddr from 'ipaddr.js'
import { Disallowed } from './page-errors.ts'
import { withTimeout } from '../process/with-timeout.ts'

export interface ResolvedAddress {
  address: string
  family: 4 | 6
}

export type Resolve = (hostname: string) => Promise<ResolvedAddress[]>

const worldwide = ipaddr.IPv6.parse('2000::')

/** Not this machine, a private network, or a tunnel into IPv4. */
export const isPublicAddress = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  return parsed.kind() === 'ipv4' || (parsed as ipaddr.IPv6).match(worldwide, 3)
}

const bare = (hostname: string) =>
  hostname
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase()

const isAllowedHost = (url: URL, allowedHosts: string[]) => {
  const hostname = bare(url.hostname)
  const port = url.port || (url.protocol === 'https:' ? '443' : '80')
  return allowedHosts.some((entry) => {
    const [, wildcard, host = '', onlyPort] = /^(\*\.)?(.+?)(?::(\d+))?$/.exec(entry.toLowerCase()) ?? []
    if (onlyPort && onlyPort !== port) return false
    return wildcard ? hostname.endsWith(`.${host}`) : hostname === bare(host)
  })
}

/** Real pages have shorter addresses, and matching a long one against robots.txt rules would be slow. */
export const maxUrlLength = 2000

export const checkedUrl = (address: string, allowedHosts: string[]): { url: URL; isAllowed: boolean } => {
  const refuse = (why: string) => {
    throw new Disallowed(address, why)
  }
  if (address.length > maxUrlLength) return refuse(`An address of more than ${maxUrlLength} characters is not fetched`)
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url) return refuse('This is not a web address')
  if (!/^https?:$/.test(url.protocol)) return refuse('Only addresses that start with http:// or https:// are fetched')
  if (url.username || url.password) return refuse('An address with a password in it is not fetched')
  const isAllowed = isAllowedHost(url, allowedHosts)
  if (isAllowed) return { url, isAllowed }
  if (url.port && !['80', '443'].includes(url.port)) return refuse('Only the ports 80 and 443 are fetched from')
  if (ipaddr.isValid(bare(url.hostname)) && !isPublicAddress(bare(url.hostname)))
    return refuse('This is an address of a private network')
  return { url, isAllowed }
}

const resolveWithinMs = 10_000

/** Names under .localhost always mean this machine, as in RFC 6761. */
export const systemResolve: Resolve = async (hostname) => {
  if (/(^|\.)localhost$/i.test(bare(hostname))) return [{ address: '127.0.0.1', family: 4 }]
  const found = await withTimeout(resolveWithinMs, lookup(hostname, { all: true }), undefined)
  if (!found) throw new Error(`${hostname} could not be resolved within ${resolveWithinMs / 1000} seconds`)
  return found.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }))
}

/** The socket gets exactly the checked addresses, which prevents DNS rebinding. */
export const checkedLookup =
  (url: URL, isAllowed: boolean, resolve: Resolve): LookupFunction =>
  (hostname, options, callback) => {
    const answer = async () => {
      const addresses = await resolve(hostname)
      if (!addresses.length) throw new Error(`${hostname} could not be found`)
      if (!isAllowed && addresses.some(({ address }) => !isPublicAddress(address)))
        throw new Disallowed(url.href, `${hostname} is on a private network`)
      return addresses
    }
    callbackify(answer)((error, addresses) => {
      if (error) callback(error, options.all ? [] : '')
      else if (options.all) callback(null, addresses)
      else callback(null, addresses[0]!.address, addresses[0]!.family)
    })
  }
