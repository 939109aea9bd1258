import type { IncomingHttpHeaders } from 'node:http'
import { isIP, type Socket } from 'node:net'

interface IncomingRequest {
  headers: IncomingHttpHeaders
  socket: Pick<Socket, 'remoteAddress'>
}

// bounded: an entry of a header, which node limits to 16 kB; no part of it is looked at twice
const withPort = /^(?:\[([^\]]+)\]|([^:]+))(?::\d+)?$/

/** Each proxy appends to X-Forwarded-For. */
export const clientAddress = ({ headers, socket }: IncomingRequest, trustedProxies: number): string => {
  const own = socket.remoteAddress ?? ''
  const forwarded = trustedProxies ? String(headers['x-forwarded-for'] ?? '') : ''
  if (!forwarded) return own
  const entry = forwarded.split(',').slice(-trustedProxies)[0]!.trim()
  if (isIP(entry)) return entry
  const [, bracketed, plain] = withPort.exec(entry) ?? []
  const address = bracketed ?? plain ?? ''
  return isIP(address) ? address : own
}
