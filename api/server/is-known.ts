import { createHash } from 'node:crypto'
import type { Request, Response } from 'koa'

/** A weak ETag of a body: the same however it is encoded. */
export const weakTag = (body: string | Buffer): string => `W/"${createHash('sha1').update(body).digest('base64url')}"`

/** Whether an If-None-Match names this ETag, or any; a weak one and a strong one are the same for a read. */
export const namesTag = (ifNoneMatch: string, etag: string): boolean => {
  const bare = withoutWeak(etag)
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((one) => withoutWeak(one.trim()) === bare)
}

const withoutWeak = (etag: string) => etag.replace(/^W\//, '')

/**
 * Whether the client has this response already. Not ctx.fresh: clients that use fetch() also send `no-cache`, and would
 * get the whole of it every time.
 */
export const isKnown = ({ request, response }: { request: Request; response: Response }): boolean => {
  const known = request.get('if-none-match')
  if (known) return Boolean(response.etag) && namesTag(known, response.etag)
  return Date.parse(request.get('if-modified-since')) >= response.lastModified?.getTime()
}
