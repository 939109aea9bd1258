import { open, readdir, readFile, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Context as KoaContext } from 'koa'
import { createWeakEtag } from '../server/conditional-request.ts'
import { encodingFor } from '../server/compress.ts'
import { isExplorer } from '../graphql/explorer.ts'

/** The widget's script has a fixed address; an outdated copy still works for a day. */
const widgetCaching = 'public, max-age=3600, stale-while-revalidate=86400'

/** Files under /assets are cacheable for ever; returns whether the path was one of the files. */
export const serveAssets = async (client: string) => {
  const explorer = await readFile(join(client, 'web/graphiql.html'), 'utf8')
  const folder = join(client, 'assets')
  const sizes = new Map<string, number>()
  for (const name of await readdir(folder)) sizes.set(name, (await stat(join(folder, name))).size)

  const sendFile = async (ctx: KoaContext, name: string) => {
    const encoding = encodingFor(ctx.get('accept-encoding'))
    const packed = `${name}.${encoding === 'br' ? 'br' : 'gz'}` // compressed by build.ts
    const isPacked = encoding !== undefined && sizes.has(packed)
    const file = isPacked ? packed : name
    ctx.status = 200
    ctx.type = extname(name)
    ctx.set('cache-control', 'public, max-age=31536000, immutable')
    ctx.set('etag', `"${file}"`) // the name contains a hash of the content
    if (isPacked) ctx.set('content-encoding', encoding)
    ctx.length = sizes.get(file)!
    if (ctx.fresh) ctx.status = 304
    else if (ctx.method !== 'HEAD') ctx.body = (await open(join(folder, file))).createReadStream()
  }

  const sendWidget = await widgetSender(join(client, 'widget/widget.js'))
  return async (ctx: KoaContext): Promise<boolean> => {
    if (ctx.path === '/widget.js') {
      sendWidget(ctx)
      return true
    }
    if (isExplorer(ctx.path)) {
      ctx.type = 'html'
      ctx.body = explorer
      return true
    }
    if (!ctx.path.startsWith('/assets/')) return false
    const name = ctx.path.slice('/assets/'.length)
    if (sizes.has(name)) await sendFile(ctx, name)
    else {
      ctx.status = 404
      ctx.set('cache-control', 'no-store')
      ctx.type = 'text/plain'
      ctx.body = 'This file does not exist.'
    }
    return true
  }
}

const widgetSender = async (file: string) => {
  const [identity, br, gzip] = await Promise.all(['', '.br', '.gz'].map((packed) => readFile(file + packed)))
  const packed = { identity: identity!, br: br!, gzip: gzip! }
  const etag = createWeakEtag(packed.identity)
  return (ctx: KoaContext) => {
    const encoding = encodingFor(ctx.get('accept-encoding')) ?? 'identity'
    ctx.status = 200
    ctx.type = 'js'
    ctx.set('cache-control', widgetCaching)
    ctx.set('etag', etag)
    if (ctx.fresh) {
      ctx.status = 304
      return
    }
    if (encoding !== 'identity') ctx.set('content-encoding', encoding)
    ctx.body = packed[encoding]
  }
}
