import { createConnection } from 'node:net'
import { loadPages, type LoadResult } from '../packages/load.ts'
import type { Shares } from '../servers/profile.ts'
import type { Undo } from '../../api/testing/undo.ts'
import { startBuiltSite, startServer } from '../servers/server-process.ts'

export type PageNames = 'koa' | 'cached' | 'fresh' | 'cards' | 'directory' | 'signIn'
/** The CPU time of a page by layer, in microseconds. */
interface PageLayers {
  /** The main thread's, largest first. */
  main: Shares
  mainMicroseconds: number
  /** All other threads': garbage collection, compilation. */
  othersMicroseconds: number
}
/** `layers` only has pages that exceed their limit. */
export type PageResults = Record<PageNames, LoadResult> & {
  bytes: number
  layers: Partial<Record<PageNames, PageLayers>>
}

const path = '/counties/kent'
let requests = 0

/** Cached and uncached, beside a bare Koa that sends as many bytes, and beside React rendering the cards. */
export const benchPages = async (
  databaseUrl: string,
  undo: Undo,
  { seconds = 5, rounds = 3 } = {},
): Promise<PageResults> => {
  const site = await startBuiltSite(databaseUrl, undo)
  const koa = await startServer('koa-server.ts', databaseUrl, undo)
  const county = new URL(path, site.url)
  const cards = await startServer('reference/cards.tsx', databaseUrl, undo, { CARDS_FROM: county.href })
  const bytes = await measureSize(county)
  const freshPaths = { fresh: path, directory: '/directory', signIn: '/login' }
  const loadFresh = (name: keyof typeof freshPaths) => () =>
    loadPages(site, () => `${freshPaths[name]}?asked=${requests++}`, seconds)
  const runs: Record<PageNames, () => ReturnType<typeof loadPages>> = {
    koa: () => loadPages(koa, () => `/?size=${bytes}`, seconds),
    cached: () => loadPages(site, () => path, seconds),
    cards: () => loadPages(cards, () => '/', seconds),
    fresh: loadFresh('fresh'),
    directory: loadFresh('directory'),
    signIn: loadFresh('signIn'),
  }
  const results = new Map<PageNames, LoadResult[]>()
  const names = Object.keys(runs) as PageNames[]
  for (const name of names) await runs[name]()
  for (let round = 0; round < rounds; round++) {
    for (const name of names) results.set(name, [...(results.get(name) ?? []), await runs[name]()])
  }
  const median = (name: PageNames) =>
    results.get(name)!.toSorted((a, b) => a.cpuMicroseconds - b.cpuMicroseconds)[Math.floor(rounds / 2)]!
  const medians = Object.fromEntries(names.map((name) => [name, median(name)])) as Record<PageNames, LoadResult>
  const profileLayers = async (name: keyof typeof freshPaths): Promise<PageLayers> => {
    const before = await site.mainMicroseconds()
    let pages = 0
    let cpuMicroseconds = 0
    const main = await site.profile(async () => {
      ;({ requests: pages, cpuMicroseconds } = await runs[name]())
    })
    const mainMicroseconds = ((await site.mainMicroseconds()) - before) / pages
    return { main, mainMicroseconds, othersMicroseconds: cpuMicroseconds - mainMicroseconds }
  }
  const layers: PageResults['layers'] = {}
  for (const name of findMissedBars(medians)) layers[name] = await profileLayers(name)
  return { ...medians, bytes, layers }
}

export const freshBars = {
  fresh: { of: 'cards', times: 2 },
  directory: { of: 'cards', times: 2 },
  signIn: { of: 'fresh', times: 1 / 3 },
} as const satisfies Partial<Record<PageNames, { of: PageNames; times: number }>>

const findMissedBars = (results: Record<PageNames, LoadResult>) =>
  (Object.keys(freshBars) as (keyof typeof freshBars)[]).filter(
    (name) => results[name].cpuMicroseconds > freshBars[name].times * results[freshBars[name].of].cpuMicroseconds,
  )

const measureSize = (url: URL) =>
  new Promise<number>((done, fail) => {
    const socket = createConnection(Number(url.port), url.hostname, () => {
      socket.write(
        `GET ${url.pathname} HTTP/1.1\r\nhost: ${url.host}\r\naccept: text/html\r\naccept-encoding: br\r\nconnection: close\r\n\r\n`,
      )
    })
    let bytes = 0
    socket.on('data', (chunk) => (bytes += chunk.length))
    socket.once('end', () => done(bytes))
    socket.once('error', fail)
  })
