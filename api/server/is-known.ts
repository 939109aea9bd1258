import type { Request, Response } from 'koa'

/**
 * Whether the client has this response already. Not ctx.fresh: clients that use fetch() also send `no-cache`, and would
 * get the whole of it every time.
 */
export const isKnown = ({ request, response }: { request: Request; response: Response }): boolean => {
  const known = request.get('if-none-match')
  if (known)
    return known.split(',').some((etag) => etag.trim().replace(/^W\//, '') === response.etag.replace(/^W\//, ''))
  return Date.parse(request.get('if-modified-since')) >= response.lastModified?.getTime()
}
