import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context as KoaContext } from 'koa'
import sirv from 'sirv'

/**
 * Serves built files under /assets, cacheable for ever, and GraphiQL at /graphiql and /graphql; returns whether the address was one of them.
 */
export const serveAssets = async (client: string) => {
  const explorer = await readFile(join(client, 'web/graphiql.html'), 'utf8')
  const files = sirv(join(client, 'assets'), {
    brotli: true,
    gzip: true,
    etag: true,
    immutable: true,
    maxAge: 31_536_000,
  })
  return async (ctx: KoaContext): Promise<boolean> => {
    if (ctx.path === '/graphiql' || ctx.path === '/graphql') {
      ctx.type = 'html'
      ctx.body = explorer
      return true
    }
    if (!ctx.path.startsWith('/assets/')) return false
    ctx.req.url = ctx.path.slice('/assets'.length)
    ctx.respond = false
    ctx.res.statusCode = 200
    files(ctx.req, ctx.res, () => {
      ctx.res
        .writeHead(404, { 'content-type': 'text/plain', 'cache-control': 'no-store' })
        .end('There is no such file.')
    })
    return true
  }
}
