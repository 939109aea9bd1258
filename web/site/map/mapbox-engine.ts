import mapbox from 'mapbox-gl/dist/mapbox-gl-csp.js'
import workerUrl from 'mapbox-gl/dist/mapbox-gl-csp-worker.js?url'
import { Layer, Map, Marker, Popup, Source } from 'react-map-gl/mapbox'
import type { MapEngine } from './map-engine.ts'
import 'mapbox-gl/dist/mapbox-gl.css'

export const loadMapbox = async (mapboxAccessToken: string): Promise<MapEngine> => {
  Object.assign(mapbox, { workerUrl })
  const engine = { Map, Marker, Popup, Source, Layer, mapLib: mapbox } as unknown as MapEngine
  return {
    ...engine,
    mapboxAccessToken,
    hasOwnCredits: true,
    closestZoom: 22,
    hasStreets: () => true,
    styleFor: (isDark) => `mapbox://styles/mapbox/${isDark ? 'dark' : 'light'}-v11`,
  }
}
