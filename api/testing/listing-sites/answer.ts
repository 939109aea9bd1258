import type { IncomingHttpHeaders } from 'node:http'
import type { SiteName } from '../../scraping/sources/registry.ts'
import type { ExpectedListing } from './expected.ts'
import type { Firm } from './firm.ts'
import { document } from './html.ts'

export interface MockAnswer {
  status?: number
  type?: string
  headers?: Record<string, string>
  body: string
  delayMs?: number
}

export interface MockRequest {
  /** Without .localhost. */
  host: string
  url: URL
  headers: IncomingHttpHeaders
  body: string
  firms: Firm[]
  hasTroubles: boolean
  isFirst: boolean
}

export interface Replica {
  share: number
  answer: (request: MockRequest) => MockAnswer
  tells: (firm: Firm, address: string) => ExpectedListing
}

export const plainText = (body: string, status = 200): MockAnswer => ({ status, type: 'text/plain', body })
export const missing: MockAnswer = { status: 404, body: document('Not found', '<h1>Page not found</h1>') }
export const challenge = (status: number): MockAnswer => ({
  status,
  headers: { 'cf-mitigated': 'challenge' },
  body: '<!DOCTYPE html><html><head><title>Just a moment...</title></head><body><script>window._cf_chl_opt={cType:"managed"};</script><script src="/cdn-cgi/challenge-platform/h/b/orchestrate/chl_page/v1"></script></body></html>',
})
export const pageOrMissing = (body: string | undefined): MockAnswer => (body === undefined ? missing : { body })
export const profileOrMissing = (firm: Firm | undefined, draw: (firm: Firm) => string) =>
  pageOrMissing(firm && draw(firm))

const slug = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** All firms make blinds. */
export const findListed = ({ firms }: MockRequest, site: SiteName, what: string, where: string) =>
  firms.filter(
    (firm) =>
      firm.listedBy.includes(site) &&
      [firm.town, firm.county].some((name) => slug(name) === slug(where)) &&
      (!/curtain|shutter/i.test(what) ||
        firm.services.some((service) => service.toLowerCase().startsWith(what.toLowerCase().replace(/s$/, '')))),
  )

export const firmById = (firms: Firm[], id: string | undefined) => firms.find((firm) => String(firm.id) === id)

export const pageNumber = (url: URL, name: string) => Math.max(1, Number(url.searchParams.get(name) ?? 1) || 1)
export const otherPage = (url: URL, name: string) => (number: number) => {
  const address = new URL(url)
  address.searchParams.set(name, String(number))
  return address.pathname + address.search
}
