import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'

/** What base-map.json holds, see api/places/make-base-map.ts. */
export interface BaseMap {
  land: [number, number][][][]
  borders: [number, number][][]
  /** Name, longitude, latitude, thousands of inhabitants. */
  towns: [name: string, longitude: number, latitude: number, thousands: number][]
}

const light = { sea: '#dce6e3', land: '#f6f1e8', coast: '#b3aa98', border: '#c9bfac', town: '#4a5659', halo: '#faf7f2' }
const dark = { sea: '#0f1617', land: '#202b2c', coast: '#44514f', border: '#374443', town: '#b0b8b5', halo: '#141b1c' }

/** The zoom level from which towns of at least this many thousands are named; smaller ones appear on zooming in. */
const tiers = [
  { thousands: 700, zoom: 3, size: 14 },
  { thousands: 200, zoom: 5, size: 13 },
  { thousands: 80, zoom: 6.5, size: 12.5 },
  { thousands: 20, zoom: 8, size: 12 },
  { thousands: 5, zoom: 9.5, size: 12 },
  { thousands: 0, zoom: 11, size: 11.5 },
]

const townLayers = (colours: typeof light): LayerSpecification[] =>
  tiers.map(({ thousands, zoom, size }, index) => ({
    id: `towns-${index}`,
    type: 'symbol',
    source: 'towns',
    minzoom: zoom,
    filter: [
      'all',
      ['>=', ['get', 'thousands'], thousands],
      ['<', ['get', 'thousands'], tiers[index - 1]?.thousands ?? Infinity],
    ],
    layout: {
      'text-field': ['get', 'name'],
      'text-font': ['Inter Variable'],
      'text-size': size,
      'symbol-sort-key': ['-', 0, ['get', 'thousands']],
      'text-padding': 6,
    },
    paint: { 'text-color': colours.town, 'text-halo-color': colours.halo, 'text-halo-width': 1.5 },
  }))

/**
 * Linen land, a calm sea and town names; without `glyphs`, so that the browser draws the names in the site's own font.
 */
export const baseMapStyle = ({ land, borders, towns }: BaseMap, isDark: boolean): StyleSpecification => {
  const colours = isDark ? dark : light
  return {
    version: 8,
    sources: {
      land: {
        type: 'geojson',
        data: feature({ type: 'MultiPolygon', coordinates: land }),
        attribution: 'Natural Earth · GeoNames',
      },
      borders: { type: 'geojson', data: feature({ type: 'MultiLineString', coordinates: borders }) },
      towns: {
        type: 'geojson',
        data: {
          type: 'FeatureCollection',
          features: towns.map(([name, longitude, latitude, thousands]) => ({
            ...feature({ type: 'Point', coordinates: [longitude, latitude] }),
            properties: { name, thousands },
          })),
        },
      },
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': colours.sea } },
      { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': colours.land } },
      { id: 'coast', type: 'line', source: 'land', paint: { 'line-color': colours.coast, 'line-width': 0.8 } },
      {
        id: 'borders',
        type: 'line',
        source: 'borders',
        paint: { 'line-color': colours.border, 'line-width': 1, 'line-dasharray': [3, 2] },
      },
      ...townLayers(colours).toReversed(),
    ],
  }
}

const feature = <Geometry extends GeoJSON.Geometry>(geometry: Geometry): GeoJSON.Feature<Geometry> => ({
  type: 'Feature',
  properties: {},
  geometry,
})
