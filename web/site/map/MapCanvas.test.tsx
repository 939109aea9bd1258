import { brotliCompressSync } from 'node:zlib'
import { render, screen } from '@testing-library/react'
import { useEffect, useImperativeHandle, type ReactNode, type Ref } from 'react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { answer } from '../../app/mock-api.ts'
import { baseMapStyle, unpacked } from './base-map-style.ts'
import { MapCanvas } from './MapCanvas.tsx'
import type { MapEngine } from './map-engine.ts'
import { MapControls } from './MapControls.tsx'
import { ownBaseMap as own } from './own-base-map.ts'
import { engineFor } from './use-map-code.ts'

const leeds = { latitude: 53.8, longitude: -1.55 }

interface MapProps {
  ref?: Ref<unknown>
  cooperativeGestures?: unknown
  onLoad: (event: unknown) => void
  children: ReactNode
}

/** Stands in for MapLibre and Mapbox, which draw nothing without a graphics card: keeps what they are asked for. */
const standIn = (closestZoom: number) => {
  const received: { fitted?: { maxZoom?: number }; marks?: GeoJSON.FeatureCollection; isCooperative?: unknown } = {}
  const source = { setData: (marks: GeoJSON.FeatureCollection) => (received.marks = marks) }
  const handle = {
    fitBounds: (_: unknown, options: { maxZoom?: number }) => (received.fitted = options),
    getBounds: () => undefined,
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
  const Marker = ({ children }: { children: ReactNode }) => children
  const engine = { Map, Marker, Popup: Marker, styleFor: () => 'plain', closestZoom }
  return { engine: engine as unknown as MapEngine, asked: received }
}

test.each([
  ['with a token to 15', 22, undefined, 15],
  ['on the base map as far as it has places', 12, undefined, 12],
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
        fitTo={{ west: -2, south: 53, east: -1, north: 54, ...(maxZoom && { maxZoom }) }}
        highlighted={undefined}
        visitor={{ latitude: 53.9, longitude: -1.6 }}
        onSeen={() => {}}
        onFailure={() => {}}
      />,
    )
    expect(received.fitted?.maxZoom).toBe(expected)
    expect(received.isCooperative).toBe(true)
    expect(received.marks?.features.map(({ geometry }) => geometry)).toEqual([
      { type: 'Point', coordinates: [-1.55, 53.8] },
      { type: 'Point', coordinates: [-1.6, 53.9] },
    ])
    expect(screen.getByText('You are here')).toBeTruthy()
  },
)

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

test('what is placed first, and so keeps its place, are the marks, then the largest towns; sources are named', () => {
  const { layers } = baseMapStyle(own, false)
  expect(layers.slice(-2).map(({ id }) => id)).toEqual(['towns-0', 'marks'])
  const named = render(<MapControls onZoom={() => {}} />).container.textContent
  for (const source of ['Natural Earth', 'GeoNames', 'Martin Chorley', 'CC BY 4.0', 'Crown copyright'])
    expect(named).toContain(source)
})

test('with a token Mapbox draws the map, with it and its own style; without one MapLibre, from this site alone', async () => {
  const received: string[] = []
  answer(
    http.get('*', ({ request }) => {
      received.push(new URL(request.url).pathname)
      return HttpResponse.json(own)
    }),
  )
  const mapbox = await engineFor('pk.token')
  const styles = [mapbox.styleFor(false), mapbox.styleFor(true)]
  expect(styles).toEqual(['mapbox://styles/mapbox/light-v11', 'mapbox://styles/mapbox/dark-v11'])
  expect([mapbox.mapboxAccessToken, received]).toEqual(['pk.token', []])
  const maplibre = await engineFor()
  expect(maplibre.styleFor(false)).toEqual(baseMapStyle(own, false))
  expect(maplibre).not.toHaveProperty('mapboxAccessToken')
  expect(maplibre.mapLib).not.toBe(mapbox.mapLib)
  expect(received).toEqual([expect.stringMatching(/base-map.*\.json$/)])
})
