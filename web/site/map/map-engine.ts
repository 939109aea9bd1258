import type { Map as MapLibre, StyleSpecification } from 'maplibre-gl'
import type { Layer, Map, Marker, Popup, Source } from 'react-map-gl/maplibre'
import type { MapBounds } from '../../schema.generated.ts'

/** MapLibre, or Mapbox with MapLibre's types. */
export interface MapEngine {
  Map: typeof Map
  Marker: typeof Marker
  Popup: typeof Popup
  Source: typeof Source
  Layer: typeof Layer
  mapLib: Parameters<typeof Map>[0]['mapLib']
  /** The site's own map names a county's towns from any distance. */
  styleFor: (isDark: boolean, county?: GeoJSON.MultiPolygon) => StyleSpecification | string
  addImages?: (map: MapLibre) => void
  /** The closest zoom at which the map still gives orientation. */
  closestZoom: number
  /** Whether it shows streets in the middle of an area. */
  hasStreets: (area: MapBounds) => boolean
  /** The engine shows credits from its style, MapCredits shows the others. */
  hasOwnCredits: boolean
  mapboxAccessToken?: string
}
