import { createHash } from 'node:crypto'
import type { Request, Response } from 'koa'

/** The same in all encodings. */
export const createWeakEtag = (body: string | Buffer): string =>
  `W/"${createHash('sha1').update(body).digest('base64url')}"`

export const matchesEtag = (ifNoneMatch: string, etag: string): boolean => {
  const bare = withoutWeak(etag)
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((one) => withoutWeak(one.trim()) === bare)
}

const withoutWeak = (etag: string) => etag.replace(/^W\//, '')

/** Unlike `ctx.fresh`, ignores the `no-cache` that fetch() sends. */
export const isNotModified = ({ request, response }: { request: Request; response: Response }): boolean => {
  const known = request.get('if-none-match')
  if (known) return Boolean(response.etag) && matchesEtag(known, response.etag)
  return Date.parse(request.get('if-modified-since')) >= response.lastModified?.getTime()
}
