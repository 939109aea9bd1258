import { Authorized, Ctx, Query, Resolver, Root, Subscription } from 'type-graphql'
import { requireAdmin } from '../../accounts/admin-only.ts'
import type { Context } from '../../server/context.ts'
import { watchState, readState } from '../runs/read-state.ts'
import { ScraperSettings, ScraperState } from '../runs/scrape-run.ts'
import { listSources, ScrapeSourceInfo } from '../runs/scrape-source.ts'
import { isSourceEnabled, sourceNames } from '../sources/registry.ts'

/** The guard above runs only for each event; a visitor may not subscribe at all. */
const getAdminPool = (context: Context) => {
  requireAdmin(context)
  return context.pool
}

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
}
