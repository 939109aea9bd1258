import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnv } from '../../process/env.ts'
import { directoryNames, getReader } from '../../scraping/sources/registry.ts'
import { fetchPage } from '../../outgoing/fetch-page.ts'
import { createFetchSettings } from '../../outgoing/fetch-settings.ts'
import { noPace } from '../no-pace.ts'
import { plainListing } from '../plain-listing.ts'
import { readSupplierSite } from '../../scraping/sources/read-supplier-site.ts'
import { searchedFor } from '../../scraping/runs/start-run.ts'
import type { Listing, ReadPage, SourceReader } from '../../scraping/source.ts'
import { Blocked, Disallowed, type FetchedPage } from '../../outgoing/page-errors.ts'
import { directory } from '../../scraping/sources/directory.ts'
import { searchGooglePlaces } from '../../scraping/sources/search-google-places.ts'
import { firmTowns } from './firms.ts'
import { startMockServer, type MockServer } from './mock-server.ts'

let mockServer: MockServer
beforeAll(async () => {
  mockServer = await startMockServer()
})
afterAll(() => mockServer.close())

const settings = () => createFetchSettings(readEnv(mockServer.settings), noPace)

const scrape = async (source: SourceReader, searches: string[], options = settings()) => {
  const found = new Map<string, Listing>()
  for (const address of searches) {
    for (let url: string | undefined = address; url;) {
      const fetched: FetchedPage | undefined = await fetchPage(url, options).catch((error: unknown) => {
        if (error instanceof Blocked) return undefined
        throw error
      })
      const page: ReadPage | undefined = fetched && source.read(fetched.text, fetched.url)
      for (const listing of page?.listings ?? []) found.set(listing.sourceUrl, listing)
      url = page?.nextUrl
    }
  }
  if (source.hasRicherProfiles) {
    for (const [url, listing] of found) {
      const fetched: FetchedPage | undefined = await fetchPage(url, options)
      found.set(url, { ...listing, ...source.read(fetched.text, fetched.url).listings[0] })
    }
  }
  return [...found.values()]
}

const bySourceUrl = (listings: { sourceUrl?: string }[]) =>
  listings.toSorted((a, b) => (a.sourceUrl ?? '').localeCompare(b.sourceUrl ?? ''))
const expectSame = (found: Listing[], expected: { sourceUrl?: string }[]) =>
  expect(bySourceUrl(found.map((listing) => plainListing({ ...listing, isSponsored: undefined })))).toEqual(
    bySourceUrl(expected),
  )

test.each(directoryNames)('every listing of %s is read correctly', async (name) => {
  const source = getReader(name, readEnv(mockServer.settings))
  const found = await scrape(
    source,
    firmTowns.flatMap((town) => searchedFor.map((what) => source.searchUrl(what, town, 1))),
  )
  expect(found.length).toBeGreaterThan(100)
  expectSame(found, mockServer.expected[name])
})

test('every place of the Places API is read correctly', async () => {
  const access = { address: mockServer.settings['SOURCE_BASE_PLACES']!, key: mockServer.settings['GOOGLE_PLACES_KEY'] }
  const found: Listing[] = []
  for (const location of firmTowns) {
    for await (const page of searchGooglePlaces({ location }, access, settings())) found.push(...page.listings)
  }
  expectSame(
    found.map((listing) => ({ ...listing, services: undefined })),
    mockServer.expected.google_places,
  )
})

test('the extra directory is read without its own reader', async () => {
  expectSame(
    await scrape(directory({ address: mockServer.directoryUrl }), [mockServer.directoryUrl]),
    mockServer.expected.directory,
  )
})

test('suppliers’ own sites are read, whichever page has the details', async () => {
  const found: Listing[] = []
  for (const url of mockServer.siteUrls) found.push((await readSupplierSite(url, settings())).listing)
  expect(found.length).toBe(47)
  const stated = found.map((listing) => ({
    ...listing,
    services: undefined,
    openingHours: undefined,
    latitude: undefined,
    longitude: undefined,
    country: undefined,
  }))
  expectSame(stated, mockServer.expected.supplier_site)
})

test('the replicas misbehave: a challenge, a forbidding and a broken robots.txt, and a 429', async () => {
  const sites = mockServer.firms.filter(({ hasSite }) => hasSite).map(({ website }) => website)
  await expect(readSupplierSite(sites[1]!, settings())).rejects.toThrow(Blocked)
  await expect(readSupplierSite(sites[2]!, settings())).rejects.toThrow(Disallowed)
  await expect(readSupplierSite(sites[3]!, settings())).rejects.toThrow(
    'answered 500), so nothing is fetched from there',
  )
  const leeds = mockServer.accessLog.filter(
    ({ host, path }) => host === 'freeindex.localhost' && path.includes('l=Leeds'),
  )
  expect(leeds.slice(0, 2).map(({ status }) => status)).toEqual([429, 200])
  expect(leeds[1]!.at - leeds[0]!.at).toBeGreaterThanOrEqual(999)
})

test('the scraper identifies itself', () => {
  expect(new Set(mockServer.accessLog.map(({ userAgent }) => userAgent))).toEqual(
    new Set(['BlindCurtainDirectory/1.0']),
  )
})
