import { runInWorker } from '../../outgoing/run-in-worker.ts'
import type { ReadPage, Site } from '../source.ts'
import { registry, type SourceName } from './registry.ts'

/** The longest result pages have about 100. */
const maxListings = 1000

export const readSourcePage = (text: string, url: string, name: SourceName, site: Site): ReadPage => {
  const page = registry[name].reader(site).read(text, url)
  return { ...page, listings: page.listings.slice(0, maxListings) }
}

export const readSourcePageInWorker = runInWorker<typeof readSourcePage>(new URL(import.meta.url), 'readSourcePage')
