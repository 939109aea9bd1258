import type { LayerSpecification, StyleSpecification, SymbolLayerSpecification } from 'maplibre-gl'
import { collisionLayer, noMarks } from './map-marks.ts'

/** What base-map.json holds, see api/places/make/make-base-map.ts. */
export interface BaseMap {
  land: [number, number][][][]
  borders: [number, number][][]
  /** Lines between counties: thousandths of a degree, each point as the step from the one before. */
  counties: number[][]
  countyNames: [name: string, longitude: number, latitude: number][]
  /** Likewise in steps, by the motorway's name. */
  motorways: [name: string, lines: number[][]][]
  /** Name, longitude, latitude, thousands of inhabitants. */
  towns: [name: string, longitude: number, latitude: number, thousands: number][]
}

/** The colours of the base map. */
export const light = {
  sea: '#dce6e3',
  land: '#f6f1e8',
  coast: '#b3aa98',
  border: '#c9bfac',
  county: '#cabda3',
  countyName: '#8a7a5c',
  road: '#dcb877',
  roadName: '#79540f',
  town: '#4a5659',
  halo: '#faf7f2',
}
export const dark = {
  sea: '#0f1617',
  land: '#202b2c',
  coast: '#44514f',
  border: '#374443',
  county: '#44524f',
  countyName: '#8d9a94',
  road: '#67572f',
  roadName: '#d9b876',
  town: '#b0b8b5',
  halo: '#141b1c',
}

/** The zoom level from which towns of at least this many thousands are named; smaller ones appear on zooming in. */
export const tiers = [
  { thousands: 700, zoom: 3, size: 14 },
  { thousands: 200, zoom: 5, size: 13 },
  { thousands: 80, zoom: 6.5, size: 12.5 },
  { thousands: 20, zoom: 8, size: 12 },
  { thousands: 5, zoom: 9.5, size: 12 },
  { thousands: 0, zoom: 11, size: 11.5 },
]

/** How far a town's name stands from its dot, in widths of an M: beside it, or beside the mark that stands on it. */
export const nameGaps = [0.6, 2]
/** The sides of a dot on which its name may stand, the first that is free. */
export const nameSides = ['left', 'right', 'top', 'bottom'] as const
const directions = { left: [1, 0], right: [-1, 0], top: [0, 1], bottom: [0, -1] } as const

/** A dot, and beside it the name, which goes beside a mark that covers the dot. */
export const townLook = {
  layout: {
    'icon-image': 'dot',
    'icon-allow-overlap': true,
    'icon-ignore-placement': true,
    'text-variable-anchor-offset': nameGaps.flatMap((gap) =>
      nameSides.flatMap((side) => [side, directions[side].map((step) => step * gap)]),
    ),
    'text-justify': 'auto',
  } as Partial<SymbolLayerSpecification['layout']>,
  paint: ({ town, halo }: typeof light) => ({
    'text-color': town,
    'text-halo-color': halo,
    'text-halo-width': 1.5,
    'icon-color': town,
    'icon-halo-color': halo,
    'icon-halo-width': 1,
  }),
}

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
      ...townLook.layout,
      'text-field': ['get', 'name'],
      'text-font': ['Inter Variable'],
      'text-size': size,
      'symbol-sort-key': ['-', 0, ['get', 'thousands']],
      'text-padding': 4,
    },
    paint: townLook.paint(colours),
  }))

/**
 * Linen land, a calm sea and town names; without `glyphs`, so that the browser draws the names in the site's own font.
 */
export const baseMapStyle = (
  { land, borders, counties, countyNames, motorways, towns }: BaseMap,
  isDark: boolean,
): StyleSpecification => {
  const colours = isDark ? dark : light
  return {
    version: 8,
    sources: {
      land: { type: 'geojson', data: feature({ type: 'MultiPolygon', coordinates: land }) },
      borders: { type: 'geojson', data: feature({ type: 'MultiLineString', coordinates: borders }) },
      counties: { type: 'geojson', data: feature({ type: 'MultiLineString', coordinates: counties.map(unpacked) }) },
      countyNames: {
        type: 'geojson',
        data: {
          type: 'FeatureCollection',
          features: countyNames.map(([name, longitude, latitude]) =>
            feature({ type: 'Point', coordinates: [longitude, latitude] }, { name }),
          ),
        },
      },
      motorways: {
        type: 'geojson',
        data: {
          type: 'FeatureCollection',
          features: motorways.map(([name, lines]) =>
            feature({ type: 'MultiLineString', coordinates: lines.map(unpacked) }, { name }),
          ),
        },
      },
      marks: { type: 'geojson', data: noMarks },
      towns: {
        type: 'geojson',
        data: {
          type: 'FeatureCollection',
          features: towns.map(([name, longitude, latitude, thousands]) =>
            feature({ type: 'Point', coordinates: [longitude, latitude] }, { name, thousands }),
          ),
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
      {
        id: 'counties',
        type: 'line',
        source: 'counties',
        minzoom: 5,
        paint: {
          'line-color': colours.county,
          'line-width': ['interpolate', ['linear'], ['zoom'], 5, 0.5, 10, 1.6],
        },
      },
      {
        id: 'motorways',
        type: 'line',
        source: 'motorways',
        minzoom: 5.5,
        layout: { 'line-join': 'round', 'line-cap': 'round' },
        paint: {
          'line-color': colours.road,
          'line-width': ['interpolate', ['linear'], ['zoom'], 5.5, 0.6, 8, 1.6, 12, 3.5],
        },
      },
      {
        id: 'county-names',
        type: 'symbol',
        source: 'countyNames',
        minzoom: 7,
        maxzoom: 11,
        layout: {
          'text-field': ['get', 'name'],
          'text-font': ['Inter Variable'],
          'text-size': 11,
          'text-transform': 'uppercase',
          'text-letter-spacing': 0.14,
          'text-max-width': 8,
          'text-padding': 8,
          'text-variable-anchor': ['center', 'top', 'bottom'],
          'text-radial-offset': 1.5,
        },
        paint: { 'text-color': colours.countyName, 'text-halo-color': colours.halo, 'text-halo-width': 1.2 },
      },
      {
        id: 'motorway-names',
        type: 'symbol',
        source: 'motorways',
        minzoom: 8,
        layout: {
          'symbol-placement': 'line',
          'symbol-spacing': 320,
          'text-field': ['get', 'name'],
          'text-font': ['Inter Variable'],
          'text-size': 10.5,
          'text-rotation-alignment': 'viewport',
        },
        paint: { 'text-color': colours.roadName, 'text-halo-color': colours.halo, 'text-halo-width': 1.5 },
      },
      ...townLayers(colours).reverse(),
      collisionLayer,
    ],
  }
}

const feature = <Geometry extends GeoJSON.Geometry>(
  geometry: Geometry,
  properties: GeoJSON.GeoJsonProperties = {},
): GeoJSON.Feature<Geometry> => ({ type: 'Feature', properties, geometry })

/** A line's points in degrees, from steps of a thousandth. */
export const unpacked = (steps: readonly number[]): [number, number][] => {
  let [x, y] = [0, 0]
  const points: [number, number][] = []
  for (let at = 0; at < steps.length; at += 2) {
    x += steps[at]!
    y += steps[at + 1]!
    points.push([x / 1000, y / 1000])
  }
  return points
}
