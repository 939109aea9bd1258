import type { IncomingHttpHeaders } from 'node:http'

/**
 * The key that a request was sent with: `Authorization: Bearer …` or `X-Api-Key`. Credentials of other schemes are for
 * a proxy in front.
 */
export const sentKey = ({ authorization, 'x-api-key': header }: IncomingHttpHeaders): string | undefined =>
  header === undefined ? authorization && /^bearer +(\S.*)$/i.exec(authorization)?.[1] : String(header).trim()
