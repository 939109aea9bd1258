import Router from '@koa/router'
import { z } from 'zod'
import { adminOnly } from '../../accounts/admin-only.ts'
import type { Context } from '../../server/context.ts'
import { describeField, describeRoute, describeAnswer, named, pickFields } from '../../server/describe-route.ts'
import { badInput } from '../../server/errors.ts'
import { addSupplierFromUrl } from './add-supplier.ts'
import { ScraperState } from '../runs/scrape-run.ts'
import { ScrapeSource } from '../runs/scrape-source.ts'
import { bulkScrapeMaps, runScraper, scrapeMaps } from '../runs/start-run.ts'
import { addSupplierRules, bulkRules, directoryRules, mapsRules } from '../scraping.rules.ts'

const stateAnswer = named(
  describeAnswer(
    'ScraperState',
    Object.assign(new ScraperState(), {
      startTime: describeField(z.date().nullable(), 'When the run was started.', '2026-03-01T09:00:00.000Z'),
    }),
  ),
  'ScraperState',
)

const sources: readonly string[] = Object.values(ScrapeSource)

const run = describeRoute({
  tag: 'Administration',
  summary: 'Start a scrape of the directories',
  query: {
    source: {
      rule: z.enum(Object.values(ScrapeSource)).optional(),
      description: 'The directory to scrape; all by default.',
      example: 'all',
    },
    test: {
      rule: z.enum(['true']).optional(),
      description: 'Reads one page of each directory and saves nothing.',
      example: 'true',
    },
  },
  body: {
    rules: z.object({ directories: z.optional(directoryRules.shape.directories) }),
    example: { directories: [] },
    isOptional: true,
  },
  answer: stateAnswer,
  refusals: [400, 409],
})
const supplierResponse = describeAnswer('Supplier', {
  id: 12,
  name: 'Regency Blinds',
  website: 'https://www.example.com',
  phone: null,
  city: 'Cheltenham',
  county: 'Gloucestershire',
  postcode: null,
  status: describeField(z.string(), 'listed, or another status.', 'listed'),
})
const addition = describeRoute({
  tag: 'Administration',
  summary: 'Add a supplier from its own site',
  details: 'Reads at most three of its pages. If the supplier is already listed, missing details are added.',
  body: { rules: addSupplierRules, example: { url: 'https://www.example.com', name: 'Regency Blinds' } },
  status: 201,
  answer: supplierResponse,
  refusals: [400, 409],
})
const maps = describeRoute({
  tag: 'Administration',
  summary: 'Search Google Maps around one place',
  body: { rules: mapsRules, example: { location: 'Leeds', radius: 5000, keyword: 'blinds' } },
  answer: stateAnswer,
  refusals: [400, 409],
})
const bulk = describeRoute({
  tag: 'Administration',
  summary: 'Search Google Maps around many places',
  body: { rules: bulkRules, example: { locations: ['Leeds', 'York'] } },
  answer: stateAnswer,
  refusals: [400, 409],
})

/** For clients of the old API. */
export const scrapingRoutes = (): Router =>
  new Router<{ context: Context }>()
    .use(['/api/scraper', '/api/maps'], adminOnly)

    .post('/api/scraper/run', run, async (ctx) => {
      const { source = 'all', test } = ctx.query
      if (!sources.includes(String(source))) throw badInput({ source: `source must be one of ${sources.join(', ')}` })
      const { directories } = (ctx.request.body ?? {}) as { directories?: string[] }
      ctx.body = await runScraper(ctx.state.context, {
        source: source as ScrapeSource,
        isTest: test === 'true',
        directories: directories ?? [],
      })
    })

    .post('/api/scraper/supplier', addition, async (ctx) => {
      ctx.body = pickFields(supplierResponse, await addSupplierFromUrl(ctx.state.context, ctx.request.body))
      ctx.status = 201
    })

    .post('/api/maps/scrape', maps, async (ctx) => {
      ctx.body = await scrapeMaps(ctx.state.context, ctx.request.body)
    })

    .post('/api/maps/bulk-scrape', bulk, async (ctx) => {
      ctx.body = await bulkScrapeMaps(ctx.state.context, ctx.request.body)
    })
