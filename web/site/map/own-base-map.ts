import baseMap from './base-map.json'
import type { BaseMap } from './base-map-style.ts'

/** Bundled with the server's code. */
export const ownBaseMap = baseMap as unknown as BaseMap
