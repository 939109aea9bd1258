import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context as KoaContext, Middleware } from 'koa'
import type { ViteDevServer } from 'vite'
import { serveAssets } from './assets.ts'
import { buildWidget } from '../build/build.ts'
import type { Cache, CacheFill } from '../cache/cache.ts'
import { CachedResponse } from '../cache/cached-response.ts'
import { anything, surrogateKey } from '../cache/tags.ts'
import { createAdmission, type Admission } from '../server/admission.ts'
import { getStaffRole, type Context } from '../server/context.ts'
import { trimSlashes } from '../text/trim-slashes.ts'
import { noAnalytics, type VisitEvents, type Analytics } from '../schema/analytics.ts'
import type { Env } from '../process/env.ts'
import { log } from '../process/log.ts'
import { sendExplorer } from '../graphql/explorer.ts'
import { reportCacheSize } from '../process/metrics.ts'
import { pageKey } from './cached-page-listener.ts'
import { createCachedServer } from '../cache/serve-cached.ts'
import { createSharedResponses } from './shared-responses.ts'
import { fillPageTemplate } from './fill-template.ts'
import type { RunQuery, Page, Renderer, Streets } from './page.rules.ts'
import type { GraphQLServer } from '../graphql/server.ts'
import { createWeakEtag } from '../server/conditional-request.ts'
import { getSiteUrl } from '../server/site-url.ts'
import type { EffectiveSettings } from '../office/site/effective-settings.ts'
import { iconLinks } from '../office/site/site-icons.ts'
import { sendBusyPage } from './busy-page.ts'
import { watchPage } from './watch-page.ts'
import { withTimeout } from '../process/with-timeout.ts'
import { escapeHtml } from '../text/escape-html.rules.ts'

interface PageSource {
  renderer: () => Promise<Renderer>
  template: (path: string) => Promise<string>
  getLinks: (modules: string[]) => string
  inlineScripts: readonly string[]
}

interface PagesOptions {
  env: Env
  graphql: GraphQLServer
  admission?: Admission
  hasDemoData: () => Promise<boolean>
  /** Whether a page at this path was permanently removed, so that search engines drop it. */
  isGone?: (path: string) => Promise<boolean>
  site?: Pick<EffectiveSettings, 'shown' | 'style' | 'icons'>
  cache: Cache
  analytics?: Analytics
  catchUp?: () => Promise<void>
  streets?: Streets | undefined
  /** How long to wait for an unresponsive database. */
  silentMs?: number
  from: string | ViteDevServer
}

export const createPages = async ({
  env,
  graphql,
  admission = createAdmission(),
  hasDemoData,
  isGone = async () => false,
  site,
  cache,
  analytics = noAnalytics,
  catchUp = async () => {},
  streets,
  silentMs = 4000,
  from,
}: PagesOptions): Promise<{ middleware: Middleware; inlineScripts: readonly string[] }> => {
  const source = typeof from === 'string' ? await builtPages(from) : vitePages(from)
  const files = typeof from === 'string' ? await serveAssets(join(from, 'client')) : passTo(from)
  let awayUntil = 0
  const serve = createCachedServer({ cache, catchUp, isAway: () => performance.now() < awayUntil })
  const share = createSharedResponses(graphql, cache)
  const answer = async (ctx: KoaContext) => {
    if (ctx.path.length > 1 && ctx.path.endsWith('/')) {
      ctx.status = 301
      ctx.set('location', trimSlashes(ctx.path) + ctx.search)
      return
    }
    const siteUrl = getSiteUrl(env, ctx)
    const { context } = ctx.state as { context: Context }
    const make = () => admission.run(context, () => makePage(ctx, siteUrl))
    // the visitor has been served and may leave
    const refresh = () => admission.run({ ip: context.ip }, () => makePage(ctx, siteUrl))
    const isCached = typeof from === 'string' && !isPersonal(ctx)
    const answering = isCached ? serve(ctx, pageKey(siteUrl, ctx.url), make, refresh) : make()
    await answering.then((uncached) => uncached?.send(ctx)).catch(sendBusyPage(ctx))
  }
  const makePage = async (ctx: KoaContext, siteUrl: string): Promise<MadePage> => {
    const { path, url } = ctx
    const { viewer } = (ctx.state as { context?: Context }).context ?? {}
    const { render } = await source.renderer()
    const demoData = hasDemoData().catch(() => 'failed' as const) // the database is down
    const demo = await withTimeout(silentMs, demoData, 'silent' as const) // or frozen
    if (demo === 'failed' || demo === 'silent') awayUntil = performance.now() + awayMs
    const config = {
      siteName: env.SITE_NAME,
      siteUrl,
      ...(streets ? { streets } : {}),
      hasDemoData: demo === true,
      ...(viewer && !getStaffRole(viewer) ? { signedInAs: viewer.username } : {}),
      ...site?.shown(),
    }
    const empty = { head: '', styles: '', body: '', data: JSON.stringify({ config }), modules: [] }
    const requestId: string = ctx.state.requestId
    const isForEverybody = typeof from === 'string' && !isPersonal(ctx)
    const { run, events, tags } = recordedRun(graphql, ctx.state.context, analytics, isForEverybody ? share : undefined)
    const rendered = async (): Promise<Page> =>
      demo === 'silent' ? { ...empty, status: 503 } : render({ url: siteUrl + url, execute: run, config })
    const rendering = await watchPage({ requestId, path, slowMs: env.SLOW_MS }, rendered).catch(
      (error: unknown): Page => {
        log.error({ requestId, err: error, path }, 'could not render a page')
        return { ...empty, status: 500 }
      },
    )
    const isRemoved = rendering.status === 404 && (await isGone(path).catch(() => false))
    const page = isRemoved ? { ...rendering, status: 410 } : rendering
    const sorry = `This page could not be shown. Please try again in a moment. (Error ${requestId})`
    const filled = fillPageTemplate(await source.template(path), {
      head: [
        page.head || `<title>${escapeHtml(env.SITE_NAME)}</title>`,
        source.getLinks(page.modules),
        site ? site.style() + iconLinks(site.icons()) : '',
        page.styles,
      ].join(''),
      body: page.body,
      sorry: page.body ? '' : sorry,
      data: page.data,
    })
    const html = Buffer.from(filled)
    const isWhole = isForEverybody && page.status === 200 && !page.redirect && demo !== 'failed'
    const shown = tags()
    const cacheable = isWhole && shown && { response: cachedPage(html, shown, events()), tags: shown }
    return {
      ...cacheable,
      isFailed: page.status >= 500,
      send: (visitor) => sendUncached(visitor, page, html, events(), isForEverybody),
    }
  }
  const middleware: Middleware = async (ctx) => {
    if (await files(ctx)) return
    await answer(ctx)
    const { events, context } = ctx.state as { events?: VisitEvents; context?: Context }
    const isPerson =
      ctx.method === 'GET' && ctx.status < 400 && !getStaffRole(context?.viewer) && !ctx.get('sec-purpose')
    if (events && isPerson) analytics.report(events, { ip: ctx.ip, userAgent: ctx.headers['user-agent'] })
  }
  return { middleware, inlineScripts: source.inlineScripts }
}

/** After a database did not respond, how long no page waits for it. */
const awayMs = 2000

/** For a signed-in user; a cookie alone does not count. */
const isPersonal = (ctx: KoaContext) => (ctx.state.context as Context).viewer !== undefined

interface MadePage extends CacheFill {
  isFailed: boolean
  send: (ctx: KoaContext) => void
}

const cachedPage = (html: Buffer, tags: readonly string[], events: VisitEvents | undefined) =>
  new CachedResponse(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'surrogate-key': surrogateKey(tags),
    },
    etag: createWeakEtag(html),
    events,
  })

const sendUncached = (
  ctx: KoaContext,
  page: Page,
  html: Buffer,
  events: VisitEvents | undefined,
  isForEverybody: boolean,
) => {
  ctx.status = page.status
  if (page.status === 503) ctx.set('retry-after', '30')
  if (page.redirect) {
    ctx.set('location', page.redirect)
    ctx.set('cache-control', 'no-cache') // browsers would cache it for ever, and a merge can be undone
    return
  }
  ctx.state.events = events
  ctx.set('cache-control', isForEverybody ? 'no-cache' : 'private, no-cache')
  ctx.type = 'html'
  ctx.body = html
}

const recordedRun = (
  graphql: GraphQLServer,
  context: Context,
  analytics: Analytics,
  share: ReturnType<typeof createSharedResponses> | undefined,
) => {
  let events: VisitEvents | undefined
  let isCacheable = true
  const shown = new Set<string>()
  const run: RunQuery = async (query, variables) => {
    const request = { query, variables }
    const runRequest = () => graphql.execute(request, context)
    const { data, errors } = await (share ? share(request, runRequest) : runRequest())
    const tags = data ? graphql.getTags(request, data) : anything
    isCacheable &&= tags !== undefined
    for (const tag of tags ?? []) shown.add(tag)
    if (data) events ??= analytics.eventsFor(graphql.getCountedFields(request, data))
    return { data, ...(errors ? { errors } : {}) }
  }
  return { run, events: () => events, tags: () => (isCacheable ? [...shown] : undefined) }
}

const builtPages = async (folder: string): Promise<PageSource> => {
  const manifest: Manifest = JSON.parse(await readFile(join(folder, 'client/.vite/manifest.json'), 'utf8'))
  const renderer = (await import(join(folder, 'server/server.js'))) as Renderer
  reportCacheSize('part', renderer.cachedBytes)
  const inlined = await inlinedStyles(join(folder, 'client'), manifest)
  const begin = `{${(await readFile(join(folder, 'client', manifest['web/begin.ts']!.file), 'utf8')).trim()}}`
  const prepare = (html: string) => afterPaint(inlined(html), begin)
  const html = prepare(await readFile(join(folder, 'client/web/index.html'), 'utf8'))
  const getLinks = linksIn(manifest)
  return {
    renderer: async () => renderer,
    template: async () => html,
    inlineScripts: [...html.matchAll(inlineScript)].map(([, text]) => text!),
    getLinks: (modules) => prepare(getLinks(modules)),
  }
}

/** Smaller stylesheets are inlined: on a phone, another round trip takes longer than the bytes. */
const inlinedBytes = 16_000

/** The disabled link stays, so that Vite does not load them again. */
const inlinedStyles = async (folder: string, manifest: Manifest) => {
  const files = new Set(Object.values(manifest).flatMap(({ css = [] }) => css))
  const texts = await Promise.all(
    [...files].map(async (file) => [file, await readFile(join(folder, file), 'utf8')] as const),
  )
  const small = new Map(texts.filter(([, text]) => text.length <= inlinedBytes && !text.includes('</')))
  return (html: string) =>
    html.replace(/<link rel="stylesheet"(?: crossorigin)? href="([^"]+)">/g, (link, href: string) =>
      small.has(href.slice(1))
        ? `<style>${small.get(href.slice(1))!.trim()}</style><link rel="stylesheet" disabled href="${href}">`
        : link,
    )
}

/** Neither data nor scripts with an address. */
const inlineScript = /<script(?![^>]*(?:json"| src=))[^>]*>(.*?)<\/script>/gs

/** web/begin.ts, which is inlined, loads the page's code. */
const afterPaint = (html: string, begin: string) =>
  html
    .replaceAll('rel="modulepreload"', 'rel="after-paint"')
    .replace(/<script type="module" crossorigin src="([^"]+)">/, (_, main) => `<script data-main="${main}">${begin}`)

const vitePages = (vite: ViteDevServer): PageSource => ({
  renderer: () => vite.ssrLoadModule('/web/server.tsx') as Promise<never>,
  template: async (path) => vite.transformIndexHtml(path, await readFile('web/index.html', 'utf8')),
  getLinks: () => '',
  inlineScripts: [],
})

const passTo = (vite: ViteDevServer) => async (ctx: KoaContext) => {
  if (ctx.path !== '/widget.js') return (await sendExplorer(ctx)) || passOn(vite, ctx)
  ctx.type = 'js'
  ctx.body = await buildWidget()
  return true
}

const passOn = (vite: ViteDevServer, ctx: KoaContext) =>
  new Promise<boolean>((done) => {
    ctx.res.once('close', () => done(true))
    ctx.respond = false
    ctx.res.statusCode = 200
    vite.middlewares(ctx.req, ctx.res, () => {
      ctx.respond = true
      done(false)
    })
  })

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>

const linksIn = (manifest: Manifest) => {
  const needs = (name: string, seen = new Set<string>()): string[] => {
    const entry = manifest[name]
    if (!entry || seen.has(name)) return []
    seen.add(name)
    const styles = (entry.css ?? []).map((file) => `<link rel="stylesheet" href="/${file}">`)
    return [
      ...styles,
      `<link rel="modulepreload" crossorigin href="/${entry.file}">`,
      ...(entry.imports ?? []).flatMap((next) => needs(next, seen)),
    ]
  }
  const known = new Set(needs('web/index.html'))
  return (modules: string[]) =>
    [...new Set(modules.flatMap((name) => needs(name)))].filter((link) => !known.has(link)).join('')
}
