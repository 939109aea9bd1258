import Router from '@koa/router'
import { z } from 'zod'
import { adminOnly } from '../../accounts/admin-only.ts'
import type { Context } from '../../server/context.ts'
import { describeRoute, orNull, describeField, named } from '../../server/describe-route.ts'
import { badInput } from '../../server/errors.ts'
import { addSupplierFromUrl } from './add-supplier.ts'
import { readState } from '../runs/read-state.ts'
import { ScrapeSource } from '../runs/scrape-source.ts'
import { bulkScrapeMaps, runScraper, scrapeMaps } from '../runs/start-run.ts'
import { addSupplierRules, bulkRules, directoryRules, mapsRules } from '../scraping.rules.ts'
import { ScrapeOutcome } from '../runs/outcome.ts'
import { ScrapeStatus } from '../runs/scrape-run.ts'

const count = (description: string) => describeField(z.int(), description, 0)

const outcomes = describeField(
  z.array(z.object({ outcome: z.enum(ScrapeOutcome), pages: z.int() })),
  'Pages by outcome.',
  [],
)

const sourceAnswer = z.object({
  id: z.string(),
  source: describeField(z.string(), 'The source, such as yell.', 'yell'),
  label: describeField(z.string(), 'Its label.', 'Yell'),
  searches: count('Searches planned.'),
  searchesDone: count('Searches whose last page was visited.'),
  pages: count('Pages known so far.'),
  pagesDone: count('Pages visited.'),
  listings: count('Different businesses found.'),
  added: count('Suppliers that were new.'),
  enriched: count('Suppliers that were completed.'),
  unchanged: count('Unchanged suppliers.'),
  refused: count('Businesses that were not saved.'),
  outcomes,
  skipReason: orNull(z.string(), 'Why the rest of its pages is skipped.', null),
  hasFailed: describeField(z.boolean(), 'Whether no page could be read, or the rest is skipped.', false),
  pausedAt: orNull(z.date(), 'When it was paused.', null),
})

const latestAnswer = z.object({
  id: z.int(),
  source: z.string(),
  name: z.string(),
  verdict: describeField(z.enum(['added', 'enriched', 'unchanged', 'refused']), 'The verdict.', 'added'),
  reason: z.string().nullable(),
  changed: z.array(z.string()),
  details: z.null(),
  supplierId: z.int().nullable(),
})

const problemAnswer = z.object({
  id: z.int(),
  at: z.date(),
  source: z.string(),
  outcome: z.enum(ScrapeOutcome),
  url: z.string(),
  message: z.string(),
})

const stateAnswer = named(
  z.object({
    id: describeField(z.literal('scraper'), 'Constant.', 'scraper'),
    isRunning: describeField(z.boolean(), 'Whether a scrape is running or stopping.', true),
    status: orNull(z.enum(ScrapeStatus), 'The run’s status; null if there has been none.', 'running'),
    runId: orNull(z.int(), 'The run.', 1),
    isTest: describeField(z.boolean(), 'The run is a test, which saves nothing.', true),
    currentDirectory: orNull(z.string(), 'What is being searched right now.', null),
    processedDirectories: count('Searches that are done.'),
    totalDirectories: count('Searches in all.'),
    processedSuppliers: count('Different businesses found so far.'),
    startTime: orNull(z.date(), 'When the run was started.', '2026-03-01T09:00:00.000Z'),
    finishedAt: orNull(z.date(), 'When it ended or was stopped.', null),
    errors: describeField(z.array(z.string()), 'The last 50 problems in words.', []),
    sourceType: orNull(z.string(), 'The sources to search: all, or one.', 'all'),
    sources: describeField(z.array(sourceAnswer), 'Each source of the run.', []),
    ratePerMinute: count('Businesses found in the last minute.'),
    secondsLeft: orNull(z.int(), 'Estimate of the time left.', null),
    outcomes,
    problems: describeField(z.array(problemAnswer), 'The last 50 problems.', []),
    latest: describeField(z.array(latestAnswer), 'The last 30 businesses that it found.', []),
    workers: count('Running worker processes.'),
  }),
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
      description: 'Reads one page of each and saves nothing.',
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
const addition = describeRoute({
  tag: 'Administration',
  summary: 'Add a supplier from its own site',
  details: 'Reads at most three of its pages. If the supplier is already listed, missing details are added.',
  body: { rules: addSupplierRules, example: { url: 'https://www.example.com', name: 'Regency Blinds' } },
  status: 201,
  answer: z.object({
    id: describeField(z.int(), 'The id in /suppliers/{id}.', 12),
    name: describeField(z.string(), 'Its name.', 'Regency Blinds'),
    website: orNull(z.string(), 'Its website.', 'https://www.example.com'),
    phone: orNull(z.string(), 'Its phone number.', null),
    city: orNull(z.string(), 'Its town.', 'Cheltenham'),
    county: orNull(z.string(), 'Its county.', 'Gloucestershire'),
    postcode: orNull(z.string(), 'Its postcode.', null),
    status: describeField(z.string(), 'listed, or another status.', 'listed'),
  }),
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
export const scrapingRoutes = (): Router => {
  const router = new Router<{ context: Context }>()
  router.use(['/api/scraper', '/api/maps'], adminOnly)

  router.post('/api/scraper/run', run, async (ctx) => {
    const { context } = ctx.state
    const { source = 'all', test } = ctx.query
    if (!sources.includes(String(source))) throw badInput({ source: `source must be one of ${sources.join(', ')}` })
    const { directories } = toBodyObject(ctx.request.body)
    if (directories !== undefined && !Array.isArray(directories))
      throw badInput({ directories: 'Please give a list of web addresses.' })
    await runScraper(context, source as ScrapeSource, test === 'true', (directories ?? []) as string[])
    ctx.body = await readState(context.pool)
  })

  router.post('/api/scraper/supplier', addition, async (ctx) => {
    const { url, name, city } = toBodyObject(ctx.request.body)
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

  router.post('/api/maps/scrape', maps, async (ctx) => {
    const { location, radius, keyword } = toBodyObject(ctx.request.body)
    await scrapeMaps(ctx.state.context, { location, radius, keyword })
    ctx.body = await readState(ctx.state.context.pool)
  })

  router.post('/api/maps/bulk-scrape', bulk, async (ctx) => {
    await bulkScrapeMaps(ctx.state.context, { locations: toBodyObject(ctx.request.body).locations })
    ctx.body = await readState(ctx.state.context.pool)
  })
  return router
}

const toBodyObject = (body: unknown): Record<string, unknown> =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
