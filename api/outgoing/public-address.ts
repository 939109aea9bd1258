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

const globalUnicast = ipaddr.IPv6.parse('2000::')

/** False for this machine, private networks and tunnels to IPv4. */
export const isPublicAddress = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  return parsed.kind() === 'ipv4' || (parsed as ipaddr.IPv6).match(globalUnicast, 3)
}

const normaliseHost = (hostname: string) =>
  hostname
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase()

const isAllowedHost = (url: URL, allowedHosts: string[]) => {
  const hostname = normaliseHost(url.hostname)
  const port = url.port || (url.protocol === 'https:' ? '443' : '80')
  return allowedHosts.some((entry) => {
    const [, wildcard, host = '', onlyPort] = /^(\*\.)?(.+?)(?::(\d+))?$/.exec(entry.toLowerCase()) ?? []
    if (onlyPort && onlyPort !== port) return false
    return wildcard ? hostname.endsWith(`.${host}`) : hostname === normaliseHost(host)
  })
}

/** Matching longer addresses against robots.txt rules would be slow; real pages have none. */
export const maxUrlLength = 2000

export const checkUrl = (address: string, allowedHosts: string[]): { url: URL; isAllowed: boolean } => {
  const refuse = (reason: string) => {
    throw new Disallowed(address, reason)
  }
  if (address.length > maxUrlLength) return refuse(`Addresses of more than ${maxUrlLength} characters are not fetched`)
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url) return refuse('This is not a web address')
  if (!/^https?:$/.test(url.protocol)) return refuse('Only addresses that start with http:// or https:// are fetched')
  if (url.username || url.password) return refuse('Addresses with a password are not fetched')
  const isAllowed = isAllowedHost(url, allowedHosts)
  if (isAllowed) return { url, isAllowed }
  if (url.port && !['80', '443'].includes(url.port)) return refuse('Only ports 80 and 443 are allowed')
  if (ipaddr.isValid(normaliseHost(url.hostname)) && !isPublicAddress(normaliseHost(url.hostname)))
    return refuse('This address is on a private network')
  return { url, isAllowed }
}

const resolveTimeoutMs = 10_000

/** Names under .localhost always mean this machine, as in RFC 6761. */
export const systemResolve: Resolve = async (hostname) => {
  if (/(^|\.)localhost$/i.test(normaliseHost(hostname))) return [{ address: '127.0.0.1', family: 4 }]
  const found = await withTimeout(resolveTimeoutMs, lookup(hostname, { all: true }), undefined)
  if (!found) throw new Error(`${hostname} could not be resolved within ${resolveTimeoutMs / 1000} seconds`)
  return found.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }))
}

/** The socket gets exactly the checked addresses, which prevents DNS rebinding. */
export const createCheckedLookup =
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
