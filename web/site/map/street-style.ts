import type { FilterSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl'
import { layers, namedFlavor, type Flavor } from '@protomaps/basemaps'
import type { Streets } from '../../../api/pages/page.rules.ts'
import { dark, light, townLook } from './base-map-style.ts'

type Tiles = Extract<Streets, { from: 'tiles' }>

/** Below this, the base map shows more of what matters: counties, motorways and towns. */
const fromZoom = 8

const font = 'Inter Variable'

const lightPalette = {
  green: '#e2e8d2',
  wood: '#d6e1c8',
  quiet: '#efe8dc',
  building: '#e8dfcf',
  lane: '#fffdf9',
  laneEdge: '#ddd3c0',
  street: '#fbe6b8',
  streetEdge: '#dcc08a',
  motorway: '#eebf72',
  motorwayEdge: '#c2924a',
  rail: '#b5ab9b',
  name: '#39464a',
  roadName: '#6b6250',
  waterName: '#4f7670',
}

const darkPalette: typeof lightPalette = {
  green: '#22352e',
  wood: '#1f332b',
  quiet: '#263233',
  building: '#2b3839',
  lane: '#465556',
  laneEdge: '#172021',
  street: '#6b6b54',
  streetEdge: '#171f1f',
  motorway: '#7a6636',
  motorwayEdge: '#1c1a12',
  rail: '#4a5755',
  name: '#c3cbc8',
  roadName: '#98a39f',
  waterName: '#6f918b',
}

/** The first pattern that a key of the flavour matches; the rest is quiet. */
const toRules = ({ halo, land, sea, border, countyName }: typeof light, palette: typeof lightPalette) =>
  [
    [/halo$/, halo],
    [/^(background|water)$/, sea],
    [/^(earth|glacier)$/, land],
    [/^(park|scrub|zoo)/, palette.green],
    [/^wood/, palette.wood],
    [/^(runway|pier|buildings)$/, palette.building],
    [/^boundaries$/, border],
    [/^railway$/, palette.rail],
    [/^ocean_label$/, palette.waterName],
    [/^city_label$/, palette.name],
    [/^(roads|address)_label/, palette.roadName],
    [/label$/, countyName],
    [/highway.*casing/, palette.motorwayEdge],
    [/(link|major).*casing/, palette.streetEdge],
    [/casing/, palette.laneEdge],
    [/^tunnel/, palette.quiet],
    [/highway/, palette.motorway],
    [/link|major/, palette.street],
    [/other|minor/, palette.lane],
  ] as const

/** Without pictures of points of interest and without land cover. */
const toFlavor = (colours: typeof light, palette: typeof lightPalette): Flavor => {
  const { pois: _pois, landcover: _landcover, ...flavor } = namedFlavor('light')
  const rules = toRules(colours, palette)
  const toColour = (key: string) => rules.find(([pattern]) => pattern.test(key))?.[1] ?? palette.quiet
  return {
    ...flavor,
    ...Object.fromEntries(Object.keys(flavor).map((key) => [key, toColour(key)])),
    regular: font,
    bold: `Inter Medium,${font}`,
    italic: font,
  }
}

/** Layers that the base map has, and those that need pictures. */
const leftOut = new Set(['background', 'places_region', 'places_country', 'boundaries', 'roads_oneway'])

/** The base map shows through below `minZoom` and beyond the tiles. */
export const addStreets = (own: StyleSpecification, tiles: Tiles, isDark: boolean): StyleSpecification => {
  const colours = isDark ? dark : light
  const minZoom = Math.max(fromZoom, tiles.minZoom)
  const streets = layers('streets', toFlavor(colours, isDark ? darkPalette : lightPalette), { lang: 'en' })
    .filter(({ id }) => !leftOut.has(id))
    .map((layer): LayerSpecification => ({
      ...(layer.type === 'symbol' ? withOwnSigns(layer, colours) : layer),
      ...(layer.type === 'background' ? {} : { minzoom: Math.max(minZoom, layer.minzoom ?? 0) }),
    }))
  const [areas, names] = [false, true].map((isName) => streets.filter(({ type }) => (type === 'symbol') === isName))
  const isAbove = ({ id, type }: LayerSpecification) => type === 'symbol' || id === 'counties' || id === 'borders'
  return {
    ...own,
    sources: {
      ...own.sources,
      streets: {
        type: 'vector',
        tiles: [`${location.origin}/map-tiles/{z}/{x}/{y}`],
        minzoom: tiles.minZoom,
        maxzoom: tiles.maxZoom,
        bounds: tiles.bounds,
      },
    },
    layers: [
      ...own.layers.filter((layer) => !isAbove(layer)),
      ...areas!,
      ...own.layers.filter(({ id }) => id === 'counties' || id === 'borders'),
      ...names!,
      ...own.layers
        .filter(({ type }) => type === 'symbol')
        .map((layer) => (/^(towns|motorway)/.test(layer.id) ? withoutStreets(layer, tiles, minZoom) : layer)),
    ],
  }
}

/** Names of the base map stay where there are no tiles. */
const withoutStreets = (layer: LayerSpecification, { bounds }: Tiles, minZoom: number): LayerSpecification => {
  if (layer.type !== 'symbol') return layer
  if (layer.id.startsWith('motorway')) return { ...layer, maxzoom: minZoom }
  const [west, south, east, north] = bounds
  const corners = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]
  const isBeside = [
    'any',
    ['<', ['zoom'], minZoom],
    ['!', ['within', { type: 'Polygon', coordinates: [corners] }]],
  ] as unknown as FilterSpecification
  return { ...layer, filter: ['all', layer.filter ?? true, isBeside] as FilterSpecification }
}

const replaced = /^(icon-image|icon-size|icon-padding|text-variable-anchor|text-radial-offset)$/

/** A dot for a town and a road's plain number replace pictures. */
const withOwnSigns = (layer: LayerSpecification, colours: typeof light): LayerSpecification => {
  if (layer.type !== 'symbol') return layer
  const layout = Object.fromEntries(Object.entries(layer.layout ?? {}).filter(([name]) => !replaced.test(name)))
  if (layer.id === 'places_locality')
    return {
      ...layer,
      layout: {
        ...layout,
        ...townLook.layout,
        'icon-image': ['step', ['zoom'], 'dot', 13, ''],
        'text-padding': 4,
        'text-size': ['interpolate', ['linear'], ['zoom'], 8, 12, 14, 16],
      },
      paint: { ...layer.paint, ...townLook.paint(colours) },
    }
  if (layer.id === 'roads_shields')
    return {
      ...layer,
      layout: { ...layout, 'text-size': 10.5, 'symbol-spacing': 320 },
      paint: { 'text-color': colours.roadName, 'text-halo-color': colours.halo, 'text-halo-width': 1.5 },
    }
  return { ...layer, layout }
}
