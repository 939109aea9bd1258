import { brotliCompressSync } from 'node:zlib'
import { act, render, screen } from '@testing-library/react'
import { createRef, useEffect, useImperativeHandle, type ReactNode, type Ref } from 'react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { answer } from '../../app/mock-api.ts'
import { milesBetween } from '../../../api/places/geometry/miles-between.rules.ts'
import { baseMapStyle, unpacked } from './base-map-style.ts'
import { MapCanvas, type MapHandle } from './MapCanvas.tsx'
import type { MapEngine } from './map-engine.ts'
import { MapControls } from './MapControls.tsx'
import { ownBaseMap as own } from './own-base-map.ts'
import { addStreets } from './street-style.ts'
import { engineFor } from './use-map-code.ts'

const leeds = { latitude: 53.8, longitude: -1.55 }

interface MapProps {
  ref?: Ref<unknown>
  cooperativeGestures?: unknown
  onLoad: (event: unknown) => void
  children: ReactNode
}

/** Replaces MapLibre and Mapbox, which need a graphics card, and records calls. */
const standIn = (closestZoom: number, zoom = 7) => {
  const received: {
    fitted?: { maxZoom?: number }
    marks?: GeoJSON.FeatureCollection
    isCooperative?: unknown
    zoomedTo?: number
    zoomedAround?: unknown
    drawn: Record<string, unknown>
  } = { drawn: {} }
  const source = { setData: (marks: GeoJSON.FeatureCollection) => (received.marks = marks) }
  const handle = {
    fitBounds: (_: unknown, options: { maxZoom?: number }) => (received.fitted = options),
    getBounds: () => ({
      getWest: () => -2,
      getSouth: () => 53,
      getEast: () => -1,
      getNorth: () => 54,
      contains: ([longitude]: [number, number]) => longitude > -2 && longitude < -1,
    }),
    getCenter: () => ({ lng: -1.5, lat: 53.5 }),
    getZoom: () => zoom,
    easeTo: (to: { zoom: number; around?: unknown }) => {
      received.zoomedTo = to.zoom
      received.zoomedAround = to.around
    },
    getContainer: () => document.body,
    panBy: () => {},
    project: () => ({ x: 500, y: 300 }),
    unproject: ([x, y]: [number, number]) => ({ lng: -1.55 + (x - 500) / 1000, lat: 53.8 - (y - 300) / 1000 }),
    getMap: () => ({ getSource: (id: string) => (id === 'marks' ? source : undefined) }),
  }
  const Map = ({ ref, cooperativeGestures, onLoad, children }: MapProps) => {
    useImperativeHandle(ref, () => handle)
    useEffect(() => {
      received.isCooperative = cooperativeGestures
      onLoad({})
    }, [cooperativeGestures, onLoad])
    return children
  }
  const Source = ({ id, data }: { id: string; data: unknown }) => {
    received.drawn[id] = data
    return null
  }
  const Marker = ({ children }: { children: ReactNode }) => children
  const hasStreets = () => closestZoom > 11
  const engine = {
    Map,
    Marker,
    Popup: ({ children }: { children: ReactNode }) => <div className="maplibregl-popup">{children}</div>,
    Source,
    Layer: () => null,
    styleFor: () => 'plain',
    closestZoom,
    hasStreets,
  }
  return { engine: engine as unknown as MapEngine, asked: received }
}

test.each([
  ['with a token to 15', 22, undefined, 15],
  ['on the base map as far as it has places there', 11, undefined, 9.5],
  ['at the beginning to 7', 22, 7, 7],
])(
  'the map fits itself %s; names keep clear of its marks; two fingers move it',
  (_, closestZoom, maxZoom, expected) => {
    const { engine, asked: received } = standIn(closestZoom)
    render(
      <MapCanvas
        engine={engine}
        points={[{ ...leeds, count: 76, supplier: null }]}
        start={undefined}
        fitTo={{ west: -2, south: 53, east: -1, north: 54, maxOwnZoom: 9.5, ...(maxZoom && { maxZoom }) }}
        highlighted={undefined}
        visitor={{ latitude: 53.9, longitude: -1.6 }}
        onSeen={() => {}}
        onFailure={() => {}}
      />,
    )
    expect(received.fitted?.maxZoom).toBe(expected)
    expect(received.isCooperative).toBe(true)
    expect(received.marks?.features.map(({ geometry }) => geometry)).toEqual([
      { type: 'Point', coordinates: [expect.closeTo(-1.55), expect.closeTo(53.8)] },
      { type: 'Point', coordinates: [-1.6, 53.9] },
    ])
    expect(screen.getByText('You are here')).toBeTruthy()
  },
)

test('a search’s place has a pin and a circle of its radius, a profile its county’s outline', () => {
  const { engine, asked: received } = standIn(11)
  const outline: GeoJSON.MultiPolygon = { type: 'MultiPolygon', coordinates: [] }
  const { container } = render(
    <MapCanvas
      engine={engine}
      points={[]}
      start={undefined}
      fitTo={undefined}
      highlighted={undefined}
      pin={{ ...leeds, radiusMiles: 10 }}
      outline={outline}
      onSeen={() => {}}
      onFailure={() => {}}
    />,
  )
  expect(container.querySelectorAll('.map-place')).toHaveLength(1)
  const { coordinates } = received.drawn['ring'] as GeoJSON.LineString
  const miles = coordinates.map(([longitude = 0, latitude = 0]) => milesBetween(leeds, { latitude, longitude }))
  expect([Math.min(...miles), Math.max(...miles)]).toEqual([expect.closeTo(10, 0), expect.closeTo(10, 0)])
  expect(received.drawn['outline']).toBe(outline)
})

test.each([
  ['zooms in', 'zoom in', 9, 11, undefined],
  ['opens their list at the closest zoom', 'list them', 11, undefined, '-1.70,53.65,-1.40,53.95'],
])('a mark for several suppliers %s', async (_, press, zoom, zoomedTo, expected) => {
  const { engine, asked: received } = standIn(11, zoom)
  let listed: string | undefined
  render(
    <MapCanvas
      engine={engine}
      points={[{ ...leeds, count: 76, supplier: null }]}
      start={undefined}
      fitTo={undefined}
      highlighted={undefined}
      onList={({ west, south, east, north }) =>
        (listed = [west, south, east, north].map((degrees) => degrees.toFixed(2)).join())
      }
      onSeen={() => {}}
      onFailure={() => {}}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: `76 suppliers here: ${press}` }))
  expect([received.zoomedTo, listed]).toEqual([zoomedTo, expected])
})

test.each([
  ['in view stays where it is', -1.55, [-1.55, 53.8]],
  ['that was left behind does not pull the map back', 3, undefined],
])('zooming: an open popup %s', async (_, longitude, expected) => {
  const { engine, asked: received } = standIn(11)
  const ref = createRef<MapHandle>()
  const supplier = { id: '7', name: 'Leeds Blinds', address: null, city: 'Leeds', county: null, postcode: null }
  const canvas = (
    <MapCanvas
      ref={ref}
      engine={engine}
      points={[{ latitude: 53.8, longitude, count: 1, supplier }]}
      start={undefined}
      fitTo={undefined}
      highlighted={undefined}
      onSeen={() => {}}
      onFailure={() => {}}
    />
  )
  render(canvas, { wrapper: MemoryRouter })
  await userEvent.click(screen.getByRole('button', { name: 'Leeds Blinds, Leeds' }))
  act(() => ref.current?.zoomBy(1))
  expect([received.zoomedTo, received.zoomedAround]).toEqual([8, expected])
})

test('zooming on a profile: the supplier’s pin stays where it is', () => {
  const { engine, asked: received } = standIn(11)
  const ref = createRef<MapHandle>()
  render(
    <MapCanvas
      ref={ref}
      engine={engine}
      points={[]}
      start={undefined}
      fitTo={undefined}
      highlighted={undefined}
      pin={leeds}
      onSeen={() => {}}
      onFailure={() => {}}
    />,
  )
  act(() => ref.current?.zoomBy(1))
  expect([received.zoomedTo, received.zoomedAround]).toEqual([8, [leeds.longitude, leeds.latitude]])
})

const tiles = { from: 'tiles', minZoom: 0, maxZoom: 14, bounds: [-8, 49, 2, 61] } as const

test('streets cover the site’s own map from zoom 8, in its colours and fonts, without pictures from elsewhere', async () => {
  const style = baseMapStyle(own, true)
  const { sources, layers, glyphs, sprite } = addStreets(style, { ...tiles, bounds: [...tiles.bounds] }, true)
  expect([glyphs, sprite]).toEqual([undefined, undefined])
  expect(sources['streets']).toMatchObject({ tiles: [`${location.origin}/map-tiles/{z}/{x}/{y}`], maxzoom: 14 })
  const streets = layers.filter((layer) => 'source' in layer && layer.source === 'streets')
  expect(streets.length).toBeGreaterThan(40)
  expect(Math.min(...streets.map(({ minzoom = 0 }) => minzoom))).toBe(8)
  const images = layers.flatMap((layer) =>
    layer.type === 'symbol' ? [JSON.stringify(layer.layout?.['icon-image'])] : [],
  )
  expect(images.filter((image) => image && !image.includes('"dot"'))).toEqual([])
  expect(layers.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['roads_minor', 'roads_highway', 'places_locality', 'counties']),
  )
  // Names of towns repeat only where there are no tiles.
  const town = layers.find(({ id }) => id === 'towns-0')!
  expect(JSON.stringify('filter' in town && town.filter)).toContain('"within"')
})

test('the base map has the counties’ lines and names and the motorways, in at most 60 kB', () => {
  const { counties: lines, countyNames, motorways } = own
  const names = countyNames.map(([name]) => name)
  expect(names).toHaveLength(108)
  expect(names).toEqual(expect.arrayContaining(['Devon', 'Greater London', 'Na h-Eileanan Siar', 'County Down']))
  expect(motorways.map(([name]) => name)).toEqual(expect.arrayContaining(['M1', 'M5', 'M25', 'M62', 'M8']))
  expect(brotliCompressSync(JSON.stringify([lines, countyNames, motorways])).length).toBeLessThan(60_000)
  // Cornwall ends at the Tamar, by Plymouth.
  expect(lines.some((line) => unpacked(line).some(([x, y]) => Math.hypot(x + 4.2, y - 50.42) < 0.05))).toBe(true)
})

test('marks are placed first, then the largest towns; sources are named', () => {
  const { layers } = baseMapStyle(own, false)
  expect(layers.slice(-3).map(({ id }) => id)).toEqual(['towns-0', 'towns-local', 'marks'])
  expect(layers.at(-3)).toHaveProperty('layout.icon-image', 'dot')
  const named = render(<MapControls onZoom={() => {}} credits="OpenStreetMap" />).container.textContent
  for (const source of [
    'OpenStreetMap',
    'Protomaps',
    'Natural Earth',
    'GeoNames',
    'Martin Chorley',
    'CC BY 4.0',
    'Crown copyright',
  ])
    expect(named).toContain(source)
})

test('with a token Mapbox draws the map in its own style; without one MapLibre, from this site alone', async () => {
  const received: string[] = []
  answer(
    http.get('*', ({ request }) => {
      received.push(new URL(request.url).pathname)
      return HttpResponse.json(own)
    }),
  )
  const mapbox = await engineFor({ from: 'Mapbox', token: 'pk.token' })
  const styles = [mapbox.styleFor(false), mapbox.styleFor(true)]
  expect(styles).toEqual(['mapbox://styles/mapbox/light-v11', 'mapbox://styles/mapbox/dark-v11'])
  expect([mapbox.mapboxAccessToken, received]).toEqual(['pk.token', []])
  const maplibre = await engineFor()
  expect(maplibre.styleFor(false)).toEqual(baseMapStyle(own, false))
  expect(maplibre).not.toHaveProperty('mapboxAccessToken')
  expect(maplibre.mapLib).not.toBe(mapbox.mapLib)
  expect(received).toEqual([expect.stringMatching(/base-map.*\.json$/)])
})
