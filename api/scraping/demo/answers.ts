import type { IncomingHttpHeaders } from 'node:http'
import { checkatradeProfile, checkatradeResults } from './checkatrade-pages.ts'
import { extraDirectory } from './extra-directory.ts'
import { membersOf, type Directory, type Firm } from './firms.ts'
import { freeindexProfile, freeindexResults } from './freeindex-pages.ts'
import { document } from './html.ts'
import { searchText } from './places-api.ts'
import { supplierPages } from './supplier-pages.ts'
import { thomsonProfile, thomsonResults } from './thomson-pages.ts'
import { yellProfile, yellResults } from './yell-pages.ts'

export interface StreetAnswer {
  status?: number
  type?: string
  headers?: Record<string, string>
  body: string
  delayMs?: number
}

interface Asked {
  /** Without .localhost. */
  host: string
  url: URL
  headers: IncomingHttpHeaders
  body: string
  firms: Firm[]
  hasTroubles: boolean
  /** Nobody has asked for this address before. */
  isFirst: boolean
}

const slowMs = 1500
/** No business of the street is there: every search of Checkatrade for them is refused, three in a row for certain. */
const refusedTowns = new Set(['Swansea', 'Newport'])

const text = (body: string, status = 200): StreetAnswer => ({ status, type: 'text/plain', body })
const missing: StreetAnswer = { status: 404, body: document('Not found', '<h1>Page not found</h1>') }
const challenge = (status: number): StreetAnswer => ({
  status,
  headers: { 'cf-mitigated': 'challenge' },
  body: '<!DOCTYPE html><html><head><title>Just a moment...</title></head><body><script>window._cf_chl_opt={cType:"managed"};</script><script src="/cdn-cgi/challenge-platform/h/b/orchestrate/chl_page/v1"></script></body></html>',
})

/** What is wrong with some of the suppliers' sites, by their place in the street. */
export const troubledSites: Record<number, (path: string) => StreetAnswer | undefined> = {
  1: (path) => (path === '/robots.txt' ? undefined : challenge(503)),
  2: (path) => (path === '/robots.txt' ? text('User-agent: *\nDisallow: /\n') : undefined),
  3: (path) => (path === '/robots.txt' ? text('broken', 500) : undefined),
}

const slug = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-')

const search = ({ firms }: Asked, directory: Directory, what: string, where: string) =>
  firms.filter(
    (firm) =>
      firm.listedBy.includes(directory) &&
      [firm.town, firm.county].some((name) => slug(name) === slug(where)) &&
      (!/curtain|shutter/i.test(what) ||
        firm.services.some((service) => service.toLowerCase().startsWith(what.toLowerCase().replace(/s$/, '')))),
  )

const page = (url: URL, name: string) => Math.max(1, Number(url.searchParams.get(name) ?? 1) || 1)
const next = (url: URL, name: string) => (number: number) => {
  const address = new URL(url)
  address.searchParams.set(name, String(number))
  return address.pathname + address.search
}
const html = (body: string | undefined): StreetAnswer => (body === undefined ? missing : { body })
const byId = (firms: Firm[], id: string | undefined) => firms.find((firm) => String(firm.id) === id)
const profile = (firm: Firm | undefined, draw: (firm: Firm) => string) => html(firm && draw(firm))

const yell = (asked: Asked) => {
  const { url, firms } = asked
  const [, id] = /^\/biz\/.*-(\d+)\/$/.exec(url.pathname) ?? []
  if (id) return profile(byId(firms, id), yellProfile)
  if (url.pathname !== '/ucs/UcsSearchAction.do') return missing
  const where = url.searchParams.get('location') ?? ''
  return html(
    yellResults(
      search(asked, 'yell', url.searchParams.get('keywords') ?? '', where),
      where,
      page(url, 'pageNum'),
      next(url, 'pageNum'),
    ),
  )
}

const thomson = (asked: Asked): StreetAnswer => {
  const { url, firms, hasTroubles } = asked
  const [, what, where, , id] = /^\/search\/([^/]+)\/([^/]+)(?:\/([^/]+)\/(\d+)\/\d+)?$/.exec(url.pathname) ?? []
  if (id) return profile(byId(firms, id), thomsonProfile)
  if (!what || !where) return missing
  const answer = html(
    thomsonResults(search(asked, 'thomson', what, where), where, page(url, 'page'), next(url, 'page')),
  )
  return hasTroubles && where === 'liverpool' ? { ...answer, delayMs: slowMs } : answer
}

const freeindex = (asked: Asked): StreetAnswer => {
  const { url, firms, hasTroubles, isFirst } = asked
  const [, id] = /^\/profile\(.*\)_(\d+)\.htm$/.exec(url.pathname) ?? []
  if (id) return profile(byId(firms, id), freeindexProfile)
  if (url.pathname !== '/searchresults.htm') return missing
  const where = url.searchParams.get('l') ?? ''
  if (hasTroubles && isFirst && where === 'Leeds')
    return { ...text('Too many requests', 429), headers: { 'retry-after': '1' } }
  return html(
    freeindexResults(
      search(asked, 'freeindex', url.searchParams.get('k') ?? '', where),
      where,
      page(url, 'page'),
      next(url, 'page'),
    ),
  )
}

const checkatrade = (asked: Asked): StreetAnswer => {
  const { url, firms, hasTroubles } = asked
  const [, name] = /^\/trades\/([^/]+)$/.exec(url.pathname) ?? []
  if (name)
    return profile(
      firms.find((firm) => firm.slug === name),
      checkatradeProfile,
    )
  const [, what, where] = /^\/Search\/([^/]+)\/in\/([^/]+)$/.exec(decodeURIComponent(url.pathname)) ?? []
  if (!what || !where) return missing
  if (hasTroubles && (refusedTowns.has(where) || (what === 'shutters' && where === 'Cardiff'))) return challenge(403)
  return html(
    checkatradeResults(search(asked, 'checkatrade', what, where), where, page(url, 'page'), next(url, 'page')),
  )
}

const places = ({ url, firms, headers, body }: Asked): StreetAnswer => {
  if (url.pathname !== '/v1/places:searchText') return missing
  const answer = searchText(firms, headers, body)
  return { status: answer.status, type: 'application/json', body: JSON.stringify(answer.body) }
}

const directory = ({ url, firms }: Asked) =>
  url.pathname === '/members' ? html(extraDirectory(membersOf(firms), page(url, 'page'))) : missing

const site = ({ host, url, firms, hasTroubles }: Asked): StreetAnswer => {
  const sites = firms.filter(({ hasSite }) => hasSite)
  const index = sites.findIndex((firm) => firm.slug === host)
  const trouble = hasTroubles ? troubledSites[index]?.(url.pathname) : undefined
  return trouble ?? (index < 0 ? missing : html(supplierPages(sites[index]!)[url.pathname]))
}

const hosts: Record<string, (asked: Asked) => StreetAnswer> = {
  yell,
  thomson,
  freeindex,
  checkatrade,
  places,
  directory,
}

/** What a host of the street answers. */
export const answerFor = (asked: Asked): StreetAnswer => {
  const named = hosts[asked.host]
  if (named && asked.url.pathname === '/robots.txt') return text('User-agent: *\nDisallow: /admin\n')
  return (named ?? site)(asked)
}
