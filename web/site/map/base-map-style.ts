import type {
  ExpressionSpecification,
  LayerSpecification,
  StyleSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl'
import { getExtent } from './frame/map-frame.ts'
import { collisionLayer } from './frame/map-marks.ts'

/** The content of base-map.json (see tools/places/make-base-map.ts). */
export interface BaseMap {
  land: [number, number][][][]
  borders: [number, number][][]
  /** Lines between counties, in steps of thousandths of a degree from the previous point. */
  counties: number[][]
  countyNames: [name: string, longitude: number, latitude: number][]
  /** In the same steps, by the motorway's name. */
  motorways: [name: string, lines: number[][]][]
  /** The last number is the population in thousands. */
  towns: [name: string, longitude: number, latitude: number, thousands: number][]
}

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

/** The zoom from which towns of this many thousand people have names. */
export const tiers = [
  { thousands: 700, zoom: 3, size: 14 },
  { thousands: 200, zoom: 5, size: 13 },
  { thousands: 80, zoom: 6.5, size: 12.5 },
  { thousands: 20, zoom: 8, size: 12 },
  { thousands: 5, zoom: 9.5, size: 12 },
  { thousands: 0, zoom: 11, size: 11.5 },
]

/** From a dot to its name, or from a mark that covers the dot, in widths of an M. */
export const nameGaps = [0.6, 2]
/** The name takes the first free side. */
export const nameSides = ['left', 'right', 'top', 'bottom'] as const
const directions = { left: [1, 0], right: [-1, 0], top: [0, 1], bottom: [0, -1] } as const

/** The name keeps clear of a mark that covers the dot. */
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

const townLayers = (colours: typeof light): LayerSpecification[] => {
  const toLayer = (id: string, minzoom: number, size: number, filter: ExpressionSpecification): LayerSpecification => ({
    id: `towns-${id}`,
    type: 'symbol',
    source: 'towns',
    minzoom,
    filter,
    layout: {
      ...townLook.layout,
      'text-field': ['get', 'name'],
      'text-font': ['Inter Variable'],
      'text-size': size,
      'symbol-sort-key': ['-', 0, ['get', 'thousands']],
      'text-padding': 4,
    },
    paint: townLook.paint(colours),
  })
  const ofTiers = tiers.map(({ thousands, zoom, size }, index) =>
    toLayer(String(index), zoom, size, [
      'all',
      ['>=', ['get', 'thousands'], thousands],
      ['<', ['get', 'thousands'], tiers[index - 1]?.thousands ?? Infinity],
      ['!', ['get', 'isLocal']],
    ]),
  )
  return [...ofTiers.reverse(), toLayer('local', 0, 12.5, ['get', 'isLocal'])]
}

/** A county's largest towns have names at every zoom. */
const localTowns = 6
/** In degrees: a simplified outline may leave out a harbour. */
const outlineMargins = [-0.01, 0, 0.01]
const findLocalTowns = (towns: BaseMap['towns'], county: GeoJSON.MultiPolygon) => {
  const { west, south, east, north } = getExtent(county)
  const edges = county.coordinates.flat().flatMap((ring) => ring.map((point, at) => [point, ring.at(at - 1)!] as const))
  const isWithin = (x: number, y: number) => {
    const eastward = edges.filter(
      ([[x1, y1], [x2, y2]]) => y1! > y !== y2! > y && x < ((x2! - x1!) * (y - y1!)) / (y2! - y1!) + x1!,
    )
    return eastward.length % 2 === 1
  }
  return towns
    .filter(([, x, y]) => x > west && x < east && y > south && y < north)
    .filter(([, x, y]) => outlineMargins.some((right) => outlineMargins.some((up) => isWithin(x + right, y + up))))
    .slice(0, localTowns)
}

/** Without `glyphs`, the browser draws the names in the site's own font. */
export const baseMapStyle = (
  { land, borders, counties, countyNames, motorways, towns }: BaseMap,
  isDark: boolean,
  county?: GeoJSON.MultiPolygon,
): StyleSpecification => {
  const colours = isDark ? dark : light
  const local = new Set(county && findLocalTowns(towns, county))
  return {
    version: 8,
    sources: {
      land: source([feature({ type: 'MultiPolygon', coordinates: land })]),
      borders: source([feature({ type: 'MultiLineString', coordinates: borders })]),
      counties: source([feature({ type: 'MultiLineString', coordinates: counties.map(unpacked) })]),
      countyNames: source(
        countyNames.map(([name, longitude, latitude]) =>
          feature({ type: 'Point', coordinates: [longitude, latitude] }, { name }),
        ),
      ),
      motorways: source(
        motorways.map(([name, lines]) =>
          feature({ type: 'MultiLineString', coordinates: lines.map(unpacked) }, { name }),
        ),
      ),
      marks: source([]),
      towns: source(
        towns.map((town) => {
          const [name, longitude, latitude, thousands] = town
          const properties = { name, thousands, isLocal: local.has(town) }
          return feature({ type: 'Point', coordinates: [longitude, latitude] }, properties)
        }),
      ),
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
        paint: { 'line-color': colours.county, 'line-width': ['interpolate', ['linear'], ['zoom'], 5, 0.5, 10, 1.6] },
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
      ...townLayers(colours),
      collisionLayer,
    ],
  }
}

const source = (features: GeoJSON.Feature[]) => ({
  type: 'geojson' as const,
  data: { type: 'FeatureCollection' as const, features },
})

const feature = <Geometry extends GeoJSON.Geometry>(
  geometry: Geometry,
  properties: GeoJSON.GeoJsonProperties = {},
): GeoJSON.Feature<Geometry> => ({ type: 'Feature', properties, geometry })

/** Each step is a thousandth of a degree. */
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
