import { createHash } from 'node:crypto'
import type { Request, Response } from 'koa'

/** A weak ETag of a body, the same in all encodings. */
export const createWeakEtag = (body: string | Buffer): string =>
  `W/"${createHash('sha1').update(body).digest('base64url')}"`

/** Whether an If-None-Match header matches an ETag; weak comparison. */
export const matchesEtag = (ifNoneMatch: string, etag: string): boolean => {
  const bare = withoutWeak(etag)
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((one) => withoutWeak(one.trim()) === bare)
}

const withoutWeak = (etag: string) => etag.replace(/^W\//, '')

/**
 * Whether the client already has this response. Not `ctx.fresh`: clients that use fetch() also send `no-cache`, and
 * would always get the whole body.
 */
export const isNotModified = ({ request, response }: { request: Request; response: Response }): boolean => {
  const known = request.get('if-none-match')
  if (known) return Boolean(response.etag) && matchesEtag(known, response.etag)
  return Date.parse(request.get('if-modified-since')) >= response.lastModified?.getTime()
}
