import { Arg, Authorized, Ctx, ID, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql'
import { adminOf } from '../auth/admin-only.ts'
import type { Context } from '../server/context.ts'
import { deprecated, withoutPayload } from '../server/deprecated.ts'
import { check } from '../server/errors.ts'
import { Supplier } from '../suppliers/supplier.entity.ts'
import { addSupplierFromUrl, previewSupplierFromUrl } from './add-supplier.ts'
import { mapsRadius, mapsKeyword } from './maps-search.rules.ts'
import { listListings, listProblems, listRuns } from './runs/list-runs.ts'
import { watchState } from './runs/live-state.ts'
import { ScrapeOutcome } from './runs/outcome.ts'
import { readState } from './runs/read-state.ts'
import { ScrapeListing, ScrapeProblem, ScraperSettings, ScraperState, ScrapeRun } from './runs/scrape-run.ts'
import { listSources, ScrapeSource, ScrapeSourceInfo } from './runs/scrape-source.ts'
import { firstRules, idRules } from './scraping.rules.ts'
import { bulkScrapeMaps, runScraper, scrapeMaps } from './runs/start-run.ts'
import { resumeScraper, stopScraper } from './runs/stop-run.ts'
import { isOn, sourceNames } from './sources/registry.ts'
import { SupplierPreview } from './supplier-preview.ts'

/** The guard above only checks when there is something to send; a visitor may not subscribe in the first place. */
const poolOf = (context: Context) => {
  adminOf(context)
  return context.pool
}

const first = (most: number) => `How many, at most ${most}.`

/** Scraping, for administrators. */
@Resolver()
export class ScrapingResolver {
  @Authorized('ADMIN')
  @Query(() => ScraperState, { description: 'How the scraper stands. For administrators.' })
  scraperState(@Ctx() { pool }: Context): Promise<ScraperState> {
    return readState(pool)
  }

  @Authorized('ADMIN')
  @Subscription(() => ScraperState, {
    name: 'scraperState',
    subscribe: ({ context }: { context: Context }) => watchState(poolOf(context)),
    description:
      'How the scraper stands: the whole state first, then each change, at most five a second. For administrators.',
  })
  scraperStateChanged(@Root() state: ScraperState): ScraperState {
    return state
  }

  @Authorized('ADMIN')
  @Query(() => ScraperSettings, { description: 'What the settings let the scraper do. For administrators.' })
  scraperSettings(@Ctx() { env }: Context): ScraperSettings {
    return {
      hasPlacesKey: Boolean(env.GOOGLE_PLACES_KEY),
      isApprovalNeeded: env.SCRAPER_FINDS_WAIT,
      sources: sourceNames.filter((name) => isOn(env, name)),
    }
  }

  @Authorized('ADMIN')
  @Query(() => [ScrapeSourceInfo], {
    description: 'Every source, with its name for people; at most 50. For administrators.',
  })
  scrapeSources(): ScrapeSourceInfo[] {
    return listSources()
  }

  @Authorized('ADMIN')
  @Query(() => [ScrapeRun], {
    deprecationReason: deprecated('2026-11-23', 'use `scrapes`, which tells whether more follow'),
    description: 'The last scrapes, latest first. For administrators.',
  })
  scrapeRuns(
    @Ctx() { pool }: Context,
    @Arg('first', () => Int, { defaultValue: 20, description: first(100) }) count: number,
  ): Promise<ScrapeRun[]> {
    return listRuns(pool, check(firstRules, { first: count }))
  }

  @Authorized('ADMIN')
  @Query(() => [ScrapeListing], {
    deprecationReason: deprecated('2026-11-23', 'use `scrapedListings`, which tells whether more follow'),
    description: 'Businesses that a scrape found. For administrators.',
  })
  scrapeListings(
    @Ctx() { pool }: Context,
    @Arg('runId', () => ID, { description: 'The run.' }) runId: string,
    @Arg('first', () => Int, { defaultValue: 50, description: first(100) }) count: number,
  ): Promise<ScrapeListing[]> {
    return listListings(pool, check(idRules, { id: runId }).id, check(firstRules, { first: count }).first)
  }

  @Authorized('ADMIN')
  @Query(() => [ScrapeProblem], {
    deprecationReason: deprecated('2026-11-23', 'use `scrapeFailures`, which tells whether more follow'),
    description: 'Pages of a scrape that gave nothing, latest first. For administrators.',
  })
  scrapeProblems(
    @Ctx() { pool }: Context,
    @Arg('runId', () => ID, { description: 'The run.' }) runId: string,
    @Arg('source', () => String, { nullable: true, description: 'Only of this source, such as `yell`.' })
    source: string | null,
    @Arg('outcome', () => ScrapeOutcome, { nullable: true, description: 'Only those that ended so.' })
    outcome: ScrapeOutcome | null,
    @Arg('first', () => Int, { defaultValue: 50, description: first(100) }) count: number,
  ): Promise<ScrapeProblem[]> {
    const wanted = {
      ...(source ? { source } : {}),
      ...(outcome ? { outcome } : {}),
      first: check(firstRules, { first: count }).first,
    }
    return listProblems(pool, check(idRules, { id: runId }).id, wanted)
  }

  @Authorized('ADMIN')
  @Mutation(() => ScraperState, {
    description: 'Starts a scrape of the directories. CONFLICT while one is running. For administrators.',
  })
  async runScraper(
    @Ctx() context: Context,
    @Arg('source', () => ScrapeSource, { defaultValue: 'all', description: 'Which directories.' })
    source: ScrapeSource,
    @Arg('test', () => Boolean, {
      defaultValue: false,
      description: 'Reads one page of each source, shows what would be saved, and saves nothing.',
    })
    test: boolean,
    @Arg('directories', () => [String], { nullable: true, description: 'Addresses of more directories to read.' })
    directories: string[] | null,
  ): Promise<ScraperState> {
    await runScraper(context, source, test, directories ?? [])
    return readState(context.pool)
  }

  @Authorized('ADMIN')
  @Mutation(() => ScraperState, { description: 'Searches Google Maps around one place. For administrators.' })
  async scrapeMaps(
    @Ctx() context: Context,
    @Arg('location', () => String, { description: 'A town, county or postcode.' }) location: string,
    @Arg('radius', () => Int, {
      nullable: true,
      defaultValue: mapsRadius.default,
      description: 'Metres around it, from 1000 to 50000.',
    })
    radius: number | null,
    @Arg('keyword', () => String, { nullable: true, defaultValue: mapsKeyword, description: 'What to search for.' })
    keyword: string | null,
  ): Promise<ScraperState> {
    await scrapeMaps(context, { location, radius, keyword })
    return readState(context.pool)
  }

  @Authorized('ADMIN')
  @Mutation(() => ScraperState, { description: 'Searches Google Maps around each of many places. For administrators.' })
  async bulkScrapeMaps(
    @Ctx() context: Context,
    @Arg('locations', () => [String], { description: 'The places.' }) locations: string[],
  ): Promise<ScraperState> {
    await bulkScrapeMaps(context, { locations })
    return readState(context.pool)
  }

  @Authorized('ADMIN')
  @Mutation(() => ScraperState, { description: 'Stops the scrape that runs; it can be resumed. For administrators.' })
  async stopScraper(@Ctx() context: Context): Promise<ScraperState> {
    await stopScraper(context)
    return readState(context.pool)
  }

  @Authorized('ADMIN')
  @Mutation(() => ScraperState, {
    deprecationReason: withoutPayload('2026-11-23', 'resumeScrape'),
    description: 'Goes on with a scrape that was stopped. For administrators.',
  })
  async resumeScraper(
    @Ctx() context: Context,
    @Arg('runId', () => ID, { nullable: true, description: 'Which one; without it the last one that was stopped.' })
    runId: string | null,
  ): Promise<ScraperState> {
    await resumeScraper(context, runId === null || runId === undefined ? undefined : check(idRules, { id: runId }).id)
    return readState(context.pool)
  }

  @Authorized('ADMIN')
  @Mutation(() => SupplierPreview, {
    deprecationReason: withoutPayload('2026-11-23', 'previewSupplier'),
    description: 'Reads a supplier’s own site and shows what would be saved; saves nothing. For administrators.',
  })
  previewSupplierFromUrl(
    @Ctx() context: Context,
    @Arg('url', () => String, { description: 'The address of its website.' }) url: string,
    @Arg('name', () => String, { nullable: true, description: 'Its name, where the site tells another or none.' })
    name: string | null,
    @Arg('city', () => String, { nullable: true, description: 'Its town, where the site tells another or none.' })
    city: string | null,
  ): Promise<SupplierPreview> {
    return previewSupplierFromUrl(context, { url, name, city })
  }

  @Authorized('ADMIN')
  @Mutation(() => Supplier, {
    description: 'Adds a supplier from its own site, or completes the one that we have. For administrators.',
  })
  addSupplierFromUrl(
    @Ctx() context: Context,
    @Arg('url', () => String, { description: 'The address of its website.' }) url: string,
    @Arg('name', () => String, { nullable: true, description: 'Its name, where the site tells another or none.' })
    name: string | null,
    @Arg('city', () => String, { nullable: true, description: 'Its town, where the site tells another or none.' })
    city: string | null,
  ): Promise<Supplier> {
    return addSupplierFromUrl(context, { url, name, city })
  }
}
