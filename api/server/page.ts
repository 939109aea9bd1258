import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { GraphQLSchema } from 'graphql'
import type { Middleware } from 'koa'
import sirv from 'sirv'
import type { ViteDevServer } from 'vite'
import type { Env } from './env.ts'
import { log } from './log.ts'
import type { Page, Renderer } from './page.rules.ts'

const root = join(import.meta.dirname, '../..')

interface PagesOptions {
  env: Env
  schema: GraphQLSchema
  hasDemoData: () => Promise<boolean>
  vite?: ViteDevServer
}

/** Serves the built files and, for every other address, the page rendered on the server. */
export const createPages = async ({ env, schema, hasDemoData, vite }: PagesOptions): Promise<Middleware> => {
  const files = vite ? vite.middlewares : sirv(join(root, 'dist/client'), { dev: false, etag: true, setHeaders: cacheForever })
  const template = vite ? '' : await readFile(join(root, 'dist/client/web/index.html'), 'utf8')
  const built = vite ? undefined : ((await import(join(root, 'dist/server/server.js'))) as Renderer)
  return async (ctx) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      ctx.status = 405
      return
    }
    if (!(await passOn(ctx, files))) return
    const renderer = built ?? ((await vite!.ssrLoadModule('/web/server.tsx')) as Renderer)
    const html = vite ? await devTemplate(vite, ctx.path) : template
    const siteUrl = env.SITE_URL ?? originOf(ctx)
    try {
      const page = await renderer.render({
        url: siteUrl + ctx.url,
        schema,
        context: ctx.state.context,
        config: { siteName: env.SITE_NAME, siteUrl, mapboxToken: env.MAPBOX_TOKEN, hasDemoData: await hasDemoData() },
      })
      if (page.redirect) {
        ctx.status = page.status
        ctx.redirect(page.redirect)
        ctx.status = page.status
        return
      }
      ctx.status = page.status
      ctx.set('cache-control', 'no-cache')
      ctx.type = 'html'
      ctx.body = fill(html, page)
    } catch (error) {
      log.error({ err: error, path: ctx.path }, 'a page was not rendered')
      ctx.status = 500
      ctx.type = 'html'
      ctx.body = fill(html, { status: 500, head: `<title>${env.SITE_NAME}</title>`, styles: '', body: '', data: 'null' })
    }
  }
}

const graphiql = (path: string) => path === '/graphiql'

const devTemplate = async (vite: ViteDevServer, path: string) =>
  vite.transformIndexHtml(path, await readFile(join(root, 'web/index.html'), 'utf8'))

const fill = (template: string, page: Page) =>
  template
    .replace('<!--head-->', () => page.head + page.styles)
    .replace('<!--body-->', () => page.body)
    .replace('<!--data-->', () => page.data)

/** Where the visitor found this site; a Host header that is no address counts for nothing. */
const originOf = ({ protocol, host }: { protocol: string; host: string }) =>
  host && URL.canParse(`${protocol}://${host}`) ? `${protocol}://${host}` : 'http://localhost'

/** Asks a Connect-style handler first; true when it had no answer. */
const passOn = (ctx: Parameters<Middleware>[0], handler: (req: never, res: never, next: () => void) => void) =>
  new Promise<boolean>((done) => {
    if (graphiql(ctx.path)) ctx.req.url = '/web/graphiql.html'
    const finished = () => {
      ctx.respond = false
      done(false)
    }
    ctx.res.once('close', finished)
    ctx.status = 200
    handler(ctx.req as never, ctx.res as never, () => {
      ctx.res.off('close', finished)
      ctx.status = 404
      done(true)
    })
  })

const cacheForever = (response: { setHeader(name: string, value: string): void }, pathname: string) => {
  if (pathname.startsWith('/assets/')) response.setHeader('cache-control', 'public, max-age=31536000, immutable')
}
