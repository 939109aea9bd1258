import type { Streets } from '../page.rules.ts'
import { log } from '../../process/log.ts'
import type { Env } from '../../process/env.ts'
import { oneLine } from '../../text/one-line.ts'
import { formatUserAgent } from '../../outgoing/fetch-settings.ts'
import { sendRequest } from '../../outgoing/send-request.ts'
import { openTileArchive, type TileArchive } from './tile-archive.ts'

export interface OpenStreets {
  /** The street maps that browsers show; undefined for the built-in map. */
  shown?: Streets
  archive?: TileArchive
  hosts: string[]
}

export const noStreets: OpenStreets = { hosts: [] }

/** The first that is set; a failure is logged in one line, and the built-in map stays. */
export const openStreets = async (env: Env): Promise<OpenStreets> => {
  const { MAPBOX_TOKEN: token, MAP_TILES: tiles, MAP_STYLE_URL: url } = env
  if (token) return { shown: { from: 'Mapbox', token }, hosts: ['https://*.mapbox.com'] }
  try {
    if (tiles) {
      const archive = await openTileArchive(tiles, env)
      const { minZoom, maxZoom, bounds } = archive
      return { shown: { from: 'tiles', minZoom, maxZoom, bounds }, archive, hosts: [] }
    }
    if (url) return { shown: { from: 'style', url, host: new URL(url).host }, hosts: await readStyleHosts(url, env) }
  } catch (error) {
    const setting = tiles ? 'MAP_TILES' : 'MAP_STYLE_URL'
    log.warn(`${setting} is not used, and maps stay the site's own: ${oneLine((error as Error).message)}`)
  }
  return noStreets
}

const timeoutMs = 10_000
const maxBytes = 5_000_000
const maxSources = 20

interface StyleSource {
  url?: string
  tiles?: string[]
  data?: unknown
}

interface MapStyle {
  version: number
  sources: Record<string, StyleSource>
  glyphs?: string
  sprite?: string | { url: string }[]
}

/** The origins that a browser needs to draw the style. @throws a one-line message. */
const readStyleHosts = async (address: string, env: Env): Promise<string[]> => {
  const readJson = async (url: string): Promise<unknown> => {
    const { status, body } = await sendRequest(url, {
      headers: { 'user-agent': formatUserAgent(env), accept: 'application/json' },
      allowedHosts: env.SOURCE_ALLOWED_HOSTS,
      timeoutMs,
      maxBytes,
    })
    if (status !== 200) throw new Error(`${new URL(url).host} answered ${status}`)
    try {
      return JSON.parse(body.toString('utf8'))
    } catch {
      throw new Error(`${new URL(url).host} did not send JSON`)
    }
  }
  const style = await readJson(address)
  if (!isStyle(style)) throw new Error('there is no MapLibre style at this address')
  const sources = Object.values(style.sources).slice(0, maxSources)
  const lists = sources.flatMap(({ url }) => (url ? [resolveUrl(url, address)] : []))
  const tiles = await Promise.all(
    lists.map(async (list) => {
      const { tiles: listed = [] } = (await readJson(list)) as StyleSource
      return listed.map((url) => resolveUrl(url, list))
    }),
  )
  const sprites = typeof style.sprite === 'string' ? [style.sprite] : (style.sprite ?? []).map(({ url }) => url)
  const named = [
    ...sprites,
    ...(style.glyphs ? [style.glyphs] : []),
    ...sources.flatMap(({ tiles: own = [], data }) => [...own, ...(typeof data === 'string' ? [data] : [])]),
  ].map((url) => resolveUrl(url, address))
  return [...new Set([address, ...lists, ...tiles.flat(), ...named].map((url) => new URL(url).origin))]
}

const isStyle = (value: unknown): value is MapStyle =>
  typeof value === 'object' && value !== null && 'version' in value && value.version === 8 && 'sources' in value

const resolveUrl = (url: string, base: string) => {
  const resolved = URL.parse(url, base)
  if (!resolved || !/^https?:$/.test(resolved.protocol))
    throw new Error(`it names ${url.slice(0, 60)}, which is not on the web`)
  return resolved.href
}
