import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/**
 * A request's id in the log: the one from a trusted proxy if it is safe to repeat. Other clients could reuse ids of
 * other requests.
 */
export const getRequestId = ({ 'x-request-id': given }: IncomingHttpHeaders, hasProxy: boolean): string =>
  hasProxy && typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
