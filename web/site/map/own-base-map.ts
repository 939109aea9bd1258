import baseMap from './base-map.json'
import type { BaseMap } from './base-map-style.ts'

/** The site's base map within the code that reads it: on the server. */
export const ownBaseMap = baseMap as unknown as BaseMap
