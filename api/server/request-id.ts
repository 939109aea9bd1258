import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** A trusted proxy's id if it is safe to repeat; other clients could reuse those of other requests. */
export const getRequestId = ({ 'x-request-id': given }: IncomingHttpHeaders, hasProxy: boolean): string =>
  hasProxy && typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
