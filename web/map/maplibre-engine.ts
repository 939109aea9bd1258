import maplibre from 'maplibre-gl/dist/maplibre-gl-csp.js'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-csp-worker.js?url'
import { Map, Marker, NavigationControl, Popup } from 'react-map-gl/maplibre'
import baseMapUrl from './base-map.json?url'
import { baseMapStyle, type BaseMap } from './base-map-style.ts'
import type { MapEngine } from './map-engine.ts'
import 'maplibre-gl/dist/maplibre-gl.css'

/** Loads MapLibre with the base map that the site serves itself, which needs no other host. */
export const loadMapLibre = async (): Promise<MapEngine> => {
  const answer = await fetch(baseMapUrl)
  if (!answer.ok) throw new Error(`The base map could not be read: ${answer.status}`)
  const baseMap = (await answer.json()) as BaseMap
  maplibre.setWorkerUrl(workerUrl)
  return {
    Map,
    Marker,
    NavigationControl,
    Popup,
    mapLib: maplibre,
    closestZoom: 12,
    styleFor: (isDark) => baseMapStyle(baseMap, isDark),
  }
}
