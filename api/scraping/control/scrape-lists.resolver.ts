import { Extensions, FieldResolver, Root, Arg, Authorized, Ctx, ID, Int, Query, Resolver } from 'type-graphql'
import { nullable } from '../../schema/types.ts'
import { perRequest } from '../../schema/per-request.ts'
import type { WeightedField } from '../../process/weight.ts'
import { IntakeChange } from '../../suppliers/import/batches/batch.types.ts'
import { lastChanges } from '../../suppliers/import/batches/list-imports.ts'
import {
  afterArg,
  checkFirst,
  firstArg,
  connectionType,
  toConnection,
  idBehind,
  idCursor,
  type Connection,
} from '../../schema/connection.ts'
import type { Context } from '../../server/context.ts'
import { check } from '../../server/errors.ts'
import { listListings, listProblems, listRuns } from '../runs/list-runs.ts'
import { ScrapeOutcome } from '../runs/outcome.ts'
import { ScrapeKind, ScrapeListing, ScrapeProblem, ScrapeRun, ScrapeStatus } from '../runs/scrape-run.ts'
import { idRules } from '../scraping.rules.ts'

const ScrapeConnection = connectionType('ScrapeConnection', ScrapeRun, 'A page of the scrapes, latest first.')
const ScrapeListingConnection = connectionType(
  'ScrapeListingConnection',
  ScrapeListing,
  'A page of the businesses that a scrape found.',
)
const ScrapeProblemConnection = connectionType(
  'ScrapeProblemConnection',
  ScrapeProblem,
  'A page of failed pages in a scrape, latest first.',
)

@Resolver()
export class ScrapeListsResolver {
  @Authorized('ADMIN')
  @Query(() => ScrapeConnection, { description: 'Scrapes, newest first by default. For administrators.' })
  async scrapes(
    @Ctx() { pool }: Context,
    @Arg('kind', () => ScrapeKind, nullable('Only those of this kind.')) kind?: ScrapeKind | null,
    @Arg('first', () => Int, firstArg(20)) first?: number | null,
    @Arg('after', () => String, afterArg) after?: string | null,
    @Arg('status', () => ScrapeStatus, nullable('Only those with this status.')) status?: ScrapeStatus | null,
    @Arg(
      'search',
      () => String,
      nullable(
        'Only those with this text in the source, a place, the keyword or the name of the person who started it.',
      ),
    )
    search?: string | null,
    @Arg('oldestFirst', () => Boolean, { nullable: true, defaultValue: false, description: 'The earliest first.' })
    isOldestFirst?: boolean | null,
  ): Promise<Connection<ScrapeRun>> {
    const count = checkFirst(first, 20)
    const rows = await listRuns(pool, {
      first: count + 1,
      behind: idBehind(after),
      kind,
      status,
      search,
      isOldestFirst,
    })
    return toConnection(rows, count, after, idCursor)
  }

  @Authorized('ADMIN')
  @Query(
    () => ScrapeListingConnection,
    nullable('Businesses found by a scrape, oldest or newest first. For administrators.'),
  )
  async scrapeListings(
    @Ctx() { pool }: Context,
    @Arg('runId', () => ID, { description: 'The run.' }) runId: string,
    @Arg('first', () => Int, firstArg(50)) first?: number | null,
    @Arg('after', () => String, afterArg) after?: string | null,
    @Arg('latestFirst', () => Boolean, { nullable: true, defaultValue: false, description: 'The latest first.' })
    isLatestFirst?: boolean | null,
  ): Promise<Connection<ScrapeListing>> {
    const count = checkFirst(first, 50)
    const run = check(idRules, { id: runId }).id
    const rows = await listListings(pool, run, count + 1, idBehind(after), isLatestFirst ?? false)
    return toConnection(rows, count, after, idCursor)
  }

  @Authorized('ADMIN')
  @Query(() => ScrapeProblemConnection, nullable('Failed pages of a scrape, newest first. For administrators.'))
  async scrapeProblems(
    @Ctx() { pool }: Context,
    @Arg('runId', () => ID, { description: 'The run.' }) runId: string,
    @Arg('source', () => String, nullable('Only of this source, such as `yell`.')) source?: string | null,
    @Arg('outcome', () => ScrapeOutcome, nullable('Only those with this outcome.')) outcome?: ScrapeOutcome | null,
    @Arg('first', () => Int, firstArg(50)) first?: number | null,
    @Arg('after', () => String, afterArg) after?: string | null,
  ): Promise<Connection<ScrapeProblem>> {
    const count = checkFirst(first, 50)
    const wanted = { ...(source ? { source } : {}), ...(outcome ? { outcome } : {}), first: count + 1 }
    const rows = await listProblems(pool, check(idRules, { id: runId }).id, wanted, idBehind(after))
    return toConnection(rows, count, after, idCursor)
  }
}

const lastChangeLoader = perRequest((pool: Context['pool'], ids: readonly number[]) => lastChanges(pool, ids, 'run_id'))

@Resolver(() => ScrapeRun)
export class ScrapeRunResolver {
  @Extensions({ weight: 2 } satisfies WeightedField)
  @FieldResolver(() => IntakeChange, nullable('The last change of its suppliers as a whole; null if there was none.'))
  lastChange(@Root() { id }: ScrapeRun, @Ctx() context: Context): Promise<IntakeChange | null> {
    return lastChangeLoader(context).load(id)
  }
}
