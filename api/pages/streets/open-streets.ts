import type { Streets } from '../page.rules.ts'
import { log } from '../../process/log.ts'
import type { Env } from '../../process/env.ts'
import { oneLine } from '../../text/one-line.ts'
import { readStyleHosts } from './read-style-hosts.ts'
import { openTileArchive, type TileArchive } from './tile-archive.ts'

export interface OpenStreets {
  /** What browsers draw; undefined for the site's own map. */
  shown?: Streets
  /** The archive whose tiles the site passes on. */
  archive?: TileArchive
  /** Origins that pages may contact for their maps. */
  hosts: string[]
}

/** The site's own map: nobody else is contacted. */
export const noStreets: OpenStreets = { hosts: [] }

/**
 * Opens what MAPBOX_TOKEN, MAP_TILES or MAP_STYLE_URL names, the first of them that is set. Logs one line where that is
 * impossible: maps then stay the site's own.
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
