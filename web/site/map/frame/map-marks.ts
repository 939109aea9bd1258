import type { GeoJSONSource, Map as MapLibre, SymbolLayerSpecification } from 'maplibre-gl'
import type { Spot } from './map-point.ts'

/** Pixels around a mark's middle that names must not cover. */
const reach = 15

/** Invisible signs below the buttons, so that names keep clear of them. */
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

/** In pixels; a distance field, so that each style can colour it. */
const dotSize = 16
const dotRadius = 4

export const addDot = (map: MapLibre) => {
  if (map.hasImage('dot')) return
  const data = new Uint8ClampedArray(4 * dotSize * dotSize)
  for (let at = 0; at < dotSize * dotSize; at++) {
    const middle = (dotSize - 1) / 2
    const distance = Math.hypot((at % dotSize) - middle, Math.floor(at / dotSize) - middle) - dotRadius
    data[4 * at + 3] = 255 * (0.75 - distance / 16)
  }
  map.addImage('dot', { width: dotSize, height: dotSize, data }, { sdf: true, pixelRatio: 2 })
}

/** Mapbox's own styles have no such source. */
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
