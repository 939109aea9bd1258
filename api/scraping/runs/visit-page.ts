import type { Pool } from 'pg'
import { findRow } from '../../database/sql.ts'
import { resolvePlace } from '../../places/resolve-place.ts'
import type { Env } from '../../process/env.ts'
import { countAttempt, type PageToVisit } from './begin-page.ts'
import { BudgetSpent, chargeRequest } from './limits.ts'
import { fetchPage } from '../../outgoing/fetch-page.ts'
import { ScrapeOutcome } from './outcome.ts'
import { getListingKey } from '../saving/prepare-listing.ts'
import type { ScrapeTools } from './scrape-tools.ts'
import type { Listing, ReadPage } from '../source.ts'
import { PageError, type Validators } from '../../outgoing/page-errors.ts'
import { searchGooglePlaces } from '../sources/search-google-places.ts'
import { getReader, siteAddress } from '../sources/registry.ts'

export interface Links {
  nextUrl?: string
  total?: number
  /** Businesses with a richer profile at the source. */
  profiles: { url: string; card: Listing }[]
}

export interface VisitResult {
  outcome: ScrapeOutcome
  message?: string
  listings: Listing[]
  links: Links
  validators?: Validators
}

interface Visit {
  pool: Pool
  env: Env
  tools: ScrapeTools
  signal?: AbortSignal | undefined
}

const nothing: Links = { profiles: [] }

/** Failures of the site are outcomes. @throws internal errors only. */
export const visitPage = async (page: PageToVisit, visit: Visit): Promise<VisitResult> => {
  if (page.skipReason) return ended(page, ScrapeOutcome.SKIPPED, page.skipReason)
  try {
    return page.source === 'google_places' ? await visitGooglePlaces(page, visit) : await visitSite(page, visit)
  } catch (error) {
    if (!(error instanceof PageError)) throw error
    return ended(page, error.outcome, error.message)
  }
}

export const ended = ({ card }: PageToVisit, outcome: ScrapeOutcome, message: string): VisitResult => ({
  outcome,
  message,
  listings: card ? [card] : [],
  links: nothing,
})

const visitSite = async (page: PageToVisit, { pool, env, tools, signal }: Visit): Promise<VisitResult> => {
  const before = page.isTest ? undefined : await lastVisit(pool, page.url)
  const fetched = await fetchPage(page.url, { ...tools.settings, validators: before, signal })
  if (fetched.outcome === 'unchanged')
    return { outcome: ScrapeOutcome.UNCHANGED, listings: [], links: before?.links ?? nothing }
  await countAttempt(pool, page.id)
  const read = await tools.read(page.source, page.url, fetched)
  const { hasRicherProfiles } = getReader(page.source, env, page.url)
  const wantsProfiles = hasRicherProfiles && page.kind === 'search' && !page.isTest
  const { etag, lastModified } = fetched
  return {
    outcome: read.kind === 'empty' ? ScrapeOutcome.EMPTY : ScrapeOutcome.OK,
    listings: wantsProfiles
      ? []
      : page.card
        ? read.listings.slice(0, 1).map((listing) => withCard(listing, page.card!))
        : read.listings,
    links: {
      nextUrl: page.kind === 'search' ? read.nextUrl : undefined,
      total: read.total,
      profiles: wantsProfiles ? read.listings.map((card) => ({ url: card.sourceUrl, card })) : [],
    },
    validators: etag || lastModified ? { etag, lastModified } : undefined,
  }
}

/** The profile wins; the card's key stays, so that the run has one listing. */
const withCard = (listing: Listing, card: Listing): Listing => ({
  ...card,
  ...listing,
  sourceId: getListingKey(card),
  sourceUrl: card.sourceUrl,
})

const lastVisit = async (pool: Pool, url: string): Promise<(Validators & { links: Links }) | undefined> => {
  const row = await findRow<{ etag: string | null; last_modified: string | null; links: Links }>(
    pool,
    'select etag, last_modified, links from scraped_page where url = $1',
    [url],
  )
  return row && { links: row.links, etag: row.etag ?? undefined, lastModified: row.last_modified ?? undefined }
}

/** Its next pages can only be requested right away, so the whole search is one visit. */
const visitGooglePlaces = async (page: PageToVisit, { pool, env, tools, signal }: Visit): Promise<VisitResult> => {
  const { radiusMetres, keyword } = page.settings
  const point = (await resolvePlace(pool, page.place)) ?? undefined
  const search = { location: page.place, point, radiusMetres, keyword }
  const listings: ReadPage['listings'] = []
  await countAttempt(pool, page.id)
  const access = {
    address: siteAddress('google_places', env),
    key: env.GOOGLE_PLACES_KEY,
    pay: () => chargeRequest(pool, page),
    signal,
  }
  try {
    for await (const read of searchGooglePlaces(search, access, tools.settings)) {
      listings.push(...read.listings)
      if (page.isTest) break
    }
  } catch (error) {
    if (!(error instanceof BudgetSpent)) throw error
    return { outcome: ScrapeOutcome.SKIPPED, message: error.message, listings, links: nothing } // results that were paid for are saved
  }
  return { outcome: listings.length ? ScrapeOutcome.OK : ScrapeOutcome.EMPTY, listings, links: nothing }
}
