import type { GeoJSONSource, SymbolLayerSpecification } from 'maplibre-gl'
import type { Spot } from './map-point.ts'

/** The pixels around a mark's middle that no name may cover. */
const reach = 15

/** Where the marks stand, before any do. */
export const noMarks: GeoJSON.FeatureCollection = { type: 'FeatureCollection', features: [] }

/**
 * An invisible sign below each button on the map: names are placed beside what they would cover, and the buttons
 * themselves are no part of the drawing.
 */
export const collisionLayer: SymbolLayerSpecification = {
  id: 'marks',
  type: 'symbol',
  source: 'marks',
  layout: {
    'text-field': 'o',
    'text-font': ['Inter Variable'],
    'text-size': 10,
    'text-padding': reach,
    'text-allow-overlap': true,
  },
  paint: { 'text-opacity': 0 },
}

/** Tells the base map where the marks stand; Mapbox's own styles have no such source. */
export const keepNamesClear = (map: { getSource(id: string): unknown } | undefined, marks: readonly Spot[]) => {
  const source = map?.getSource('marks') as GeoJSONSource | undefined
  source?.setData({
    type: 'FeatureCollection',
    features: marks.map(({ longitude, latitude }) => ({
      type: 'Feature',
      properties: {},
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
    })),
  })
}
