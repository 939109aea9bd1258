import type { Pool } from 'pg'
import { placeFinder, type PlaceFinder } from '../../suppliers/import/import-places.ts'
import type { Env } from '../../server/env.ts'
import { directorySources } from '../sources/registry.ts'
import type { FetchSettings } from '../engine/fetch-page.ts'
import { fetchSettings } from '../engine/fetch-settings.ts'
import type { Pace } from '../engine/pace.ts'
import { sharedPace } from '../engine/shared-pace.ts'
import type { Source } from '../source.ts'
import { directory } from '../sources/directory.ts'

/** What scraping needs of its process: how to ask, how to read, and where places are. */
export interface ScrapeTools {
  settings: FetchSettings
  /** How to read pages of a source; `url` is the directory's own for one that an administrator gave. */
  source: (name: string, url: string) => Source
  places: PlaceFinder
}

const made = new WeakMap<Pool, ScrapeTools>()

/** Made once in a process, by whoever asks first, since robots.txt files and places are remembered in it. */
export const scrapeTools = (pool: Pool, env: Env, pace?: Pace): ScrapeTools => {
  const known = made.get(pool)
  if (known) return known
  const directories: Record<string, Source> = directorySources(env)
  const tools: ScrapeTools = {
    settings: fetchSettings(env, pace ?? sharedPace(pool)),
    source: (name, url) => directories[name] ?? directory(url),
    places: placeFinder(pool),
  }
  made.set(pool, tools)
  return tools
}
