import { FieldResolver, Root, Arg, Args, Authorized, Ctx, ID, Query, Resolver, Subscription } from 'type-graphql'
import { nullable, withDefault } from '../../schema/types.ts'
import { perRequest } from '../../schema/per-request.ts'
import { Weight } from '../../process/weight.ts'
import { BatchChange } from '../../suppliers/import/batches/batch.types.ts'
import { lastChanges } from '../../suppliers/import/batches/list-imports.ts'
import { connectionType, pageById, pageArgs, type Connection, type PageOptions } from '../../schema/connection.ts'
import type { Context } from '../../server/context.ts'
import { check } from '../../server/errors.ts'
import { listListings, listProblems, listRuns } from '../runs/list-runs.ts'
import { ScrapeOutcome } from '../runs/outcome.ts'
import {
  ScrapeKind,
  ScrapeListing,
  ScrapeProblem,
  ScrapeRun,
  ScrapeStatus,
  ScraperSettings,
  ScraperState,
} from '../runs/scrape-run.ts'
import { idRules } from '../scraping.rules.ts'
import { requireAdmin } from '../../accounts/admin-only.ts'
import { watchState, readState } from '../runs/read-state.ts'
import { listSources, ScrapeSourceInfo } from '../runs/scrape-source.ts'
import { isSourceEnabled, sourceNames } from '../sources/registry.ts'

/** The guard above runs only for each event; a visitor may not subscribe at all. */
const getAdminPool = (context: Context) => {
  requireAdmin(context)
  return context.pool
}

const ScrapeConnection = connectionType(ScrapeRun, 'A page of the scrapes, latest first.', 'ScrapeConnection')
const ScrapeListingConnection = connectionType(ScrapeListing, 'A page of the businesses that a scrape found.')
const ScrapeProblemConnection = connectionType(ScrapeProblem, 'A page of failed pages in a scrape, latest first.')

@Authorized('ADMIN')
@Resolver()
export class ScrapingResolver {
  @Query(() => ScraperState, { description: 'The scraper’s state. For administrators.' })
  scraperState(@Ctx() { pool }: Context): Promise<ScraperState> {
    return readState(pool)
  }

  @Subscription(() => ScraperState, {
    name: 'scraperState',
    subscribe: ({ context }: { context: Context }) => watchState(getAdminPool(context)),
    description:
      'The scraper’s state: complete at first, then after each change, at most five times a second. For administrators.',
  })
  scraperStateChanged(@Root() state: ScraperState): ScraperState {
    return state
  }

  @Query(() => ScraperSettings, { description: 'What the settings allow the scraper to do. For administrators.' })
  scraperSettings(@Ctx() { env }: Context): ScraperSettings {
    return {
      hasPlacesKey: Boolean(env.GOOGLE_PLACES_KEY),
      isApprovalNeeded: env.SCRAPER_FINDS_WAIT,
      sources: sourceNames.filter((name) => isSourceEnabled(env, name)),
    }
  }

  @Query(() => [ScrapeSourceInfo], { description: 'Every source with its label; at most 50. For administrators.' })
  scrapeSources(): ScrapeSourceInfo[] {
    return listSources()
  }

  @Query(() => ScrapeConnection, { description: 'Scrapes, newest first by default. For administrators.' })
  async scrapes(
    @Ctx() { pool }: Context,
    @Args(pageArgs(20)) page: PageOptions,
    @Arg('kind', () => ScrapeKind, nullable('Only those of this kind.')) kind?: ScrapeKind | null,
    @Arg('status', () => ScrapeStatus, nullable('Only those with this status.')) status?: ScrapeStatus | null,
    @Arg(
      'search',
      () => String,
      nullable(
        'Only those with this text in the source, a place, the keyword or the name of the person who started it.',
      ),
    )
    search?: string | null,
    @Arg('oldestFirst', () => Boolean, withDefault(false, 'The earliest first.')) isOldestFirst?: boolean | null,
  ): Promise<Connection<ScrapeRun>> {
    return pageById(page, (...place) => listRuns(pool, { kind, status, search, isOldestFirst }, ...place))
  }

  @Query(
    () => ScrapeListingConnection,
    nullable('Businesses found by a scrape, oldest or newest first. For administrators.'),
  )
  async scrapeListings(
    @Ctx() { pool }: Context,
    @Arg('runId', () => ID, { description: 'The run.' }) runId: string,
    @Args(pageArgs(50)) page: PageOptions,
    @Arg('latestFirst', () => Boolean, withDefault(false, 'The latest first.')) isLatestFirst?: boolean | null,
  ): Promise<Connection<ScrapeListing>> {
    const run = check(idRules, { id: runId }).id
    return pageById(page, (...place) => listListings(pool, run, isLatestFirst ?? false, ...place))
  }

  @Query(() => ScrapeProblemConnection, nullable('Failed pages of a scrape, newest first. For administrators.'))
  async scrapeProblems(
    @Ctx() { pool }: Context,
    @Arg('runId', () => ID, { description: 'The run.' }) runId: string,
    @Args(pageArgs(50)) page: PageOptions,
    @Arg('source', () => String, nullable('Only of this source, such as `yell`.')) source?: string | null,
    @Arg('outcome', () => ScrapeOutcome, nullable('Only those with this outcome.')) outcome?: ScrapeOutcome | null,
  ): Promise<Connection<ScrapeProblem>> {
    const run = check(idRules, { id: runId }).id
    return pageById(page, (...place) => listProblems(pool, run, { source, outcome }, ...place))
  }
}

const lastChangeLoader = perRequest((pool: Context['pool'], ids: readonly number[]) => lastChanges(pool, ids, 'run_id'))

@Resolver(() => ScrapeRun)
export class ScrapeRunResolver {
  @Weight(2)
  @FieldResolver(() => BatchChange, nullable('The last change of its suppliers as a whole; null if there was none.'))
  lastChange(@Root() { id }: ScrapeRun, @Ctx() context: Context): Promise<BatchChange | null> {
    return lastChangeLoader(context).load(id)
  }
}
