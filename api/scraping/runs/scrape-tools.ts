import type { Pool } from 'pg'
import { placeFinder, type PlaceFinder } from '../../suppliers/import/import-places.ts'
import { getGeocoder } from '../../places/geocode.ts'
import type { Env } from '../../process/env.ts'
import { readSourcePageInWorker } from '../sources/read-source-page.ts'
import { getSite, type SourceName } from '../sources/registry.ts'
import type { FetchSettings } from '../../outgoing/fetch-page.ts'
import { createFetchSettings } from '../../outgoing/fetch-settings.ts'
import type { Pace } from '../../outgoing/pace.ts'
import { createSharedPace } from '../../outgoing/shared-pace.ts'
import type { ReadPage } from '../source.ts'
import type { FetchedPage } from '../../outgoing/page-errors.ts'

export interface ScrapeTools {
  settings: FetchSettings
  read: (name: SourceName, url: string, fetched: FetchedPage) => Promise<ReadPage>
  places: PlaceFinder
}

const toolsByPool = new WeakMap<Pool, ScrapeTools>()

/** Create it once per process: it caches robots.txt files and places. */
export const scrapeTools = (pool: Pool, env: Env, pace?: Pace): ScrapeTools => {
  const known = toolsByPool.get(pool)
  if (known) return known
  const tools: ScrapeTools = {
    settings: createFetchSettings(env, pace ?? createSharedPace(pool)),
    read: (name, url, fetched) => readSourcePageInWorker(fetched.text, fetched.url, name, getSite(name, env, url)),
    places: placeFinder(pool, getGeocoder(env)),
  }
  toolsByPool.set(pool, tools)
  return tools
}
