import type { Pool } from 'pg'
import { placeFinder, type PlaceFinder } from '../../suppliers/import/import-places.ts'
import { geocoderOf } from '../../places/geocode.ts'
import type { Env } from '../../process/env.ts'
import { readSourcePageApart } from '../sources/read-source-page.ts'
import { readerOf, siteOf, type SourceName } from '../sources/registry.ts'
import type { FetchSettings } from '../../outgoing/fetch-page.ts'
import { fetchSettings } from '../../outgoing/fetch-settings.ts'
import type { Pace } from '../../outgoing/pace.ts'
import { sharedPace } from '../../outgoing/shared-pace.ts'
import type { ReadPage, SourceReader } from '../source.ts'
import type { Fetched } from '../../outgoing/page-errors.ts'

/** What scraping needs in its process: fetching, reading, and places. */
export interface ScrapeTools {
  settings: FetchSettings
  /** How to read pages of a source; `url` is the page's, for a source without an address of its own. */
  reader: (name: SourceName, url: string) => SourceReader
  /** Reads a fetched page of a source, apart from this thread. @throws PageError */
  read: (name: SourceName, url: string, fetched: Fetched) => Promise<ReadPage>
  places: PlaceFinder
}

const made = new WeakMap<Pool, ScrapeTools>()

/** Created once in a process, on first use, since it caches robots.txt files and places. */
export const scrapeTools = (pool: Pool, env: Env, pace?: Pace): ScrapeTools => {
  const known = made.get(pool)
  if (known) return known
  const tools: ScrapeTools = {
    settings: fetchSettings(env, pace ?? sharedPace(pool)),
    reader: (name, url) => readerOf(name, env, url),
    read: (name, url, fetched) => readSourcePageApart(fetched.text, fetched.url, name, siteOf(name, env, url)),
    places: placeFinder(pool, geocoderOf(env)),
  }
  made.set(pool, tools)
  return tools
}
