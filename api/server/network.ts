import { isIPv4 } from 'node:net'
import ipaddr from 'ipaddr.js'

/** A home has a /64 of IPv6 addresses; an IPv4 address counts alone, in any notation. */
export const getNetwork = (ip: string): string => {
  if (isIPv4(ip) || !ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  return address instanceof ipaddr.IPv6
    ? address.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(':')
    : address.toString()
}

/** A firm or a hosting company's customer may have a /48 of IPv6 addresses, which is 65,536 networks. */
export const getWideNetwork = (ip: string): string => getNetwork(ip).split(':').slice(0, 3).join(':')

/** How much each network of an address may use; an IPv4 address is its own wide network. */
export const limitNetworks = (ip: string, own: number, wide: number): Map<string, number> =>
  new Map([
    [getWideNetwork(ip), wide],
    [getNetwork(ip), own],
  ])
