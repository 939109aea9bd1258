import type { Streets } from '../page.rules.ts'
import { log } from '../../process/log.ts'
import type { Env } from '../../process/env.ts'
import { oneLine } from '../../text/one-line.ts'
import { readStyleHosts } from './read-style-hosts.ts'
import { openTileArchive, type TileArchive } from './tile-archive.ts'

export interface OpenStreets {
  /** The street maps that browsers show; undefined for the built-in map. */
  shown?: Streets
  /** The archive whose tiles the site serves. */
  archive?: TileArchive
  /** Origins that pages may contact for their maps. */
  hosts: string[]
}

/** The built-in map, without requests to other hosts. */
export const noStreets: OpenStreets = { hosts: [] }

/**
 * Opens MAPBOX_TOKEN, MAP_TILES or MAP_STYLE_URL, the first that is set. Failures are logged in one line, and the
 * built-in map stays.
 */
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
