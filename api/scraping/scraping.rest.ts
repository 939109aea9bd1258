import Router from '@koa/router'
import { adminOnly } from '../auth/admin-only.ts'
import type { Context } from '../server/context.ts'
import { badInput } from '../server/errors.ts'
import { addSupplierFromUrl } from './add-supplier.ts'
import { readState } from './runs/read-state.ts'
import { ScrapeSource } from './runs/scrape-source.ts'
import { bulkScrapeMaps, runScraper, scrapeMaps } from './runs/start-run.ts'

const sources: readonly string[] = Object.values(ScrapeSource)

/** The scraper's REST paths, for clients of the old API. */
export const scrapingRoutes = (): Router => {
  const router = new Router<{ context: Context }>()
  router.use(['/api/scraper', '/api/maps'], adminOnly)

  router.post('/api/scraper/run', async (ctx) => {
    const { context } = ctx.state
    const { source = 'all', test } = ctx.query
    if (!sources.includes(String(source))) throw badInput({ source: `source must be one of ${sources.join(', ')}` })
    const { directories } = bodyOf(ctx.request.body)
    if (directories !== undefined && !Array.isArray(directories))
      throw badInput({ directories: 'Please give a list of web addresses.' })
    await runScraper(context, source as ScrapeSource, test === 'true', (directories ?? []) as string[])
    ctx.body = await readState(context.pool)
  })

  router.post('/api/scraper/supplier', async (ctx) => {
    const { url, name, city } = bodyOf(ctx.request.body)
    const { id, status, ...supplier } = await addSupplierFromUrl(ctx.state.context, { url, name, city })
    ctx.status = 201
    ctx.body = {
      id,
      name: supplier.name,
      website: supplier.website,
      phone: supplier.phone,
      city: supplier.city,
      county: supplier.county,
      postcode: supplier.postcode,
      status,
    }
  })

  router.post('/api/maps/scrape', async (ctx) => {
    const { location, radius, keyword } = bodyOf(ctx.request.body)
    await scrapeMaps(ctx.state.context, { location, radius, keyword })
    ctx.body = await readState(ctx.state.context.pool)
  })

  router.post('/api/maps/bulk-scrape', async (ctx) => {
    await bulkScrapeMaps(ctx.state.context, { locations: bodyOf(ctx.request.body).locations })
    ctx.body = await readState(ctx.state.context.pool)
  })
  return router
}

const bodyOf = (body: unknown): Record<string, unknown> =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
