import maplibre from 'maplibre-gl/dist/maplibre-gl-csp.js'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-csp-worker.js?url'
import { Map, Marker, Popup } from 'react-map-gl/maplibre'
import { baseMapStyle } from './base-map-style.ts'
import type { MapEngine } from './map-engine.ts'
import { closestOwnZoom } from './map-frame.ts'
import { readBaseMap } from './read-base-map.ts'
import 'maplibre-gl/dist/maplibre-gl.css'

/** Loads MapLibre with the base map that the site serves itself, which needs no other host. */
export const loadMapLibre = async (): Promise<MapEngine> => {
  const baseMap = await readBaseMap()
  maplibre.setWorkerUrl(workerUrl)
  return {
    Map,
    Marker,
    Popup,
    mapLib: maplibre,
    closestZoom: closestOwnZoom,
    styleFor: (isDark) => baseMapStyle(baseMap, isDark),
  }
}
