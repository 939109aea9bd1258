import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/**
 * A request's id in the log: the one that a trusted proxy sent, if it is safe to repeat. Anybody else could hide behind
 * the id of another request.
 */
export const requestIdOf = ({ 'x-request-id': given }: IncomingHttpHeaders, hasProxy: boolean): string =>
  hasProxy && typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
