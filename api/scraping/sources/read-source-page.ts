import { apart } from '../../outgoing/apart.ts'
import type { ReadPage, Site } from '../source.ts'
import { registry, type SourceName } from './registry.ts'

/** The longest pages of results have some 100. */
const mostListings = 1000

/** Reads a page as its source does; of a page that lists more businesses than any should, the first thousand. @throws MarkupChanged, Blocked */
export const readSourcePage = (text: string, url: string, name: SourceName, site: Site): ReadPage => {
  const page = registry[name].reader(site).read(text, url)
  return { ...page, listings: page.listings.slice(0, mostListings) }
}

/** The same, in the thread for outside text. @throws Unreadable too */
export const readSourcePageApart = apart<typeof readSourcePage>(new URL(import.meta.url), 'readSourcePage')
