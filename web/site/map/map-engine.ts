import type { StyleSpecification } from 'maplibre-gl'
import type { Map, Marker, Popup } from 'react-map-gl/maplibre'

/** What draws the map: MapLibre or Mapbox, under MapLibre's types. */
export interface MapEngine {
  Map: typeof Map
  Marker: typeof Marker
  Popup: typeof Popup
  mapLib: Parameters<typeof Map>[0]['mapLib']
  styleFor: (isDark: boolean) => StyleSpecification | string
  /** The closest zoom level at which its map still shows where one is. */
  closestZoom: number
  /** Mapbox's token, if it is Mapbox. */
  mapboxAccessToken?: string
}
