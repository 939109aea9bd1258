import type { Map as MapLibre, StyleSpecification } from 'maplibre-gl'
import type { Layer, Map, Marker, Popup, Source } from 'react-map-gl/maplibre'

/** What draws the map: MapLibre or Mapbox, under MapLibre's types. */
export interface MapEngine {
  Map: typeof Map
  Marker: typeof Marker
  Popup: typeof Popup
  Source: typeof Source
  Layer: typeof Layer
  mapLib: Parameters<typeof Map>[0]['mapLib']
  styleFor: (isDark: boolean) => StyleSpecification | string
  /** Adds the pictures that its style names. */
  addImages?: (map: MapLibre) => void
  /** The closest zoom level at which its map still shows where one is. */
  closestZoom: number
  /** Its style names its own sources, shown by the engine: MapCredits has the others. */
  hasOwnCredits: boolean
  /** Mapbox's token, if it is Mapbox. */
  mapboxAccessToken?: string
}
