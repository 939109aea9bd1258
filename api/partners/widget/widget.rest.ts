import Router from '@koa/router'
import type { Context as KoaContext } from 'koa'
import type { Context } from '../../server/context.ts'
import { PublicError, statusByCode } from '../../server/errors.ts'
import { getCacheControl, getSiteUrl } from '../../server/site-url.ts'
import { failedWidget, headingFrom, readWidget, themeFrom } from './read-widget.ts'
import { widgetFragment, widgetFrame, type FrameTheme } from './widget-html.ts'
import type { WidgetResponse, WidgetHeading } from './widget.rules.ts'

const maxAgeSeconds = 300

interface WidgetRequest {
  answer: WidgetResponse
  heading?: WidgetHeading
  theme: FrameTheme
}

export const widgetRoutes = (): Router =>
  new Router({ prefix: '/widget' })
    .get('/json', async (ctx) => {
      const { answer } = await readWidgetRequest(ctx)
      ctx.type = 'json'
      ctx.body = JSON.stringify(answer)
    })
    .get('/html', async (ctx) => {
      const { answer, heading } = await readWidgetRequest(ctx)
      sendHtml(ctx, widgetFragment(answer, heading))
    })
    .get('/frame', async (ctx) => {
      const { answer, heading, theme } = await readWidgetRequest(ctx)
      sendHtml(ctx, widgetFrame(answer, theme, heading))
    })

/** Invalid settings produce a message inside the widget and a 4xx status. */
const readWidgetRequest = async (ctx: KoaContext): Promise<WidgetRequest> => {
  const { pool, env } = ctx.state.context as Context
  const site = { name: env.SITE_NAME, url: getSiteUrl(env, ctx) }
  try {
    const [heading, theme] = [headingFrom(ctx.query), themeFrom(ctx.query)]
    const answer = await readWidget(pool, ctx.query, site)
    ctx.set('cache-control', getCacheControl(env, maxAgeSeconds))
    return { answer, heading, theme }
  } catch (error) {
    const isAboutSettings = error instanceof PublicError && ['BAD_USER_INPUT', 'NOT_FOUND'].includes(error.code)
    if (!isAboutSettings) throw error
    ctx.status = statusByCode[error.code]
    ctx.set('cache-control', 'no-store')
    return { answer: failedWidget(error.message, site), theme: 'auto' }
  }
}

const sendHtml = (ctx: KoaContext, html: string) => {
  ctx.type = 'html'
  ctx.set('x-robots-tag', 'noindex') // the county's page has the same content
  ctx.body = html
}
