import maplibre from 'maplibre-gl/dist/maplibre-gl-csp.js'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-csp-worker.js?url'
import { Layer, Map, Marker, Popup, Source } from 'react-map-gl/maplibre'
import type { Streets } from '../../../api/pages/page.rules.ts'
import { baseMapStyle } from './base-map-style.ts'
import type { MapEngine } from './map-engine.ts'
import { closestOwnZoom, holdsMiddle } from './frame/map-frame.ts'
import { addDot } from './frame/map-marks.ts'
import { readBaseMap } from './read-base-map.ts'
import 'maplibre-gl/dist/maplibre-gl.css'

/** Shows single houses. */
const closestStreetZoom = 18

const getEngine = () => {
  maplibre.setWorkerUrl(workerUrl)
  return { Map, Marker, Popup, Source, Layer, mapLib: maplibre }
}

/** The base map and streets come from this site only. */
export const loadMapLibre = async (streets?: Extract<Streets, { from: 'tiles' }>): Promise<MapEngine> => {
  const [baseMap, withStreets] = await Promise.all([
    readBaseMap(),
    streets && import('./street-style.ts').then(({ addStreets }) => addStreets),
  ])
  return {
    ...getEngine(),
    addImages: addDot,
    hasOwnCredits: false,
    closestZoom: streets ? closestStreetZoom : closestOwnZoom,
    hasStreets: (area) => {
      if (!streets) return false
      const [west, south, east, north] = streets.bounds
      return holdsMiddle({ west, south, east, north }, area)
    },
    styleFor: (isDark, county) => {
      const style = baseMapStyle(baseMap, isDark, county)
      return streets && withStreets ? withStreets(style, streets, isDark) : style
    },
  }
}

/** The style is another site's, so visitors must agree first. */
export const loadOtherStyle = async (url: string): Promise<MapEngine> => ({
  ...getEngine(),
  hasOwnCredits: true,
  closestZoom: closestStreetZoom,
  hasStreets: () => true,
  styleFor: () => url,
})
