import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { isSite, registry, sourceNames, type SiteName, type SourceName } from '../../scraping/sources/registry.ts'
import type { MockAnswer } from './answer.ts'
import { answerFor, replicaHost, troubledSites } from './answers.ts'
import { getExpectedListing, type ExpectedListing } from './expected.ts'
import type { Firm } from './firm.ts'
import { makeFirms, findDirectoryMembers } from './firms.ts'
import { demoKey } from './google-places-api.ts'
import { replicas } from './replicas.ts'

export interface Visit {
  host: string
  method: string
  path: string
  userAgent: string
  at: number
  status: number
}

export interface MockServer {
  port: number
  settings: Record<string, string>
  firms: Firm[]
  /** Everything that each source lists: every listing once, with the fields of its card and profile. */
  expected: Record<SourceName, ExpectedListing[]>
  siteUrls: string[]
  directoryUrl: string
  accessLog: Visit[]
  close(): Promise<void>
}

export interface MockServerOptions {
  /** 0 takes any free port. */
  port?: number
  /** If false, every page responds at once: no delays, no 429, no challenges. */
  hasTroubles?: boolean
}

/** For docs/scraping.md: London has many results, the others failures; blocked ones come last. */
export const tourPlaces = ['London', 'Leeds', 'Cardiff', 'Swansea', 'Newport'] as const

const readBody = async (request: IncomingMessage) => {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

const send = (
  request: IncomingMessage,
  response: ServerResponse,
  { status = 200, type = 'text/html; charset=utf-8', headers = {}, body }: MockAnswer,
) => {
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`
  const isSame = status === 200 && request.headers['if-none-match'] === etag
  response.writeHead(isSame ? 304 : status, { 'content-type': type, ...(status === 200 ? { etag } : {}), ...headers })
  response.end(isSame ? undefined : body)
  return isSame ? 304 : status
}

const siteNames = sourceNames.filter(isSite)
const addressOn = (port: number, name: SiteName) => `http://${replicaHost(name)}.localhost:${port}`

const settingsFor = (port: number): Record<string, string> => ({
  ...Object.fromEntries(siteNames.map((name) => [registry[name].setting, addressOn(port, name)])),
  SOURCE_ALLOWED_HOSTS: `*.localhost:${port}`,
  GOOGLE_PLACES_KEY: demoKey,
})

const getExpectedListings = (firms: Firm[], port: number, sites: Firm[]): MockServer['expected'] => {
  const listed = siteNames.map((name) => [
    name,
    firms
      .filter((firm) => firm.listedBy.includes(name))
      .map((firm) => replicas[name].tells(firm, addressOn(port, name))),
  ])
  const members = findDirectoryMembers(firms).map((firm) => ({
    name: firm.name,
    phone: firm.phone,
    website: firm.website,
    address: firm.street,
    city: firm.town,
    postcode: firm.postcode,
    sourceUrl: `http://directory.localhost:${port}/members/${firm.slug}`,
  }))
  return {
    ...(Object.fromEntries(listed) as Record<SiteName, ExpectedListing[]>),
    directory: members,
    supplier_site: sites.map(getExpectedListing),
  }
}

/** Every site in the registry, under host names below .localhost; the same listings every time. */
export const startMockServer = async ({
  port = 0,
  hasTroubles = true,
}: MockServerOptions = {}): Promise<MockServer> => {
  const accessLog: Visit[] = []
  let firms: Firm[] = []
  const requestedUrls = new Set<string>()

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const host = (request.headers.host ?? '').replace(/:\d+$/, '')
    const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`)
    const visit: Visit = {
      host,
      method: request.method ?? 'GET',
      path: url.pathname + url.search,
      userAgent: request.headers['user-agent'] ?? '',
      at: performance.now(),
      status: 0,
    }
    accessLog.push(visit)
    const isFirst = !requestedUrls.has(url.href)
    requestedUrls.add(url.href)
    const answer = answerFor({
      host: host.replace(/\.localhost$/, ''),
      url,
      headers: request.headers,
      body: await readBody(request),
      firms,
      hasTroubles,
      isFirst,
    })
    if (answer.delayMs) await wait(answer.delayMs)
    visit.status = send(request, response, answer)
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.writeHead(500).end())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve)
  })
  const { port: taken } = server.address() as AddressInfo
  firms = makeFirms(taken)
  const sites = firms.filter(({ hasSite }) => hasSite).filter((_, index) => !hasTroubles || !(index in troubledSites))
  return {
    port: taken,
    firms,
    accessLog,
    settings: settingsFor(taken),
    expected: getExpectedListings(firms, taken, sites),
    siteUrls: sites.map(({ website }) => website),
    directoryUrl: `http://directory.localhost:${taken}/members`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
