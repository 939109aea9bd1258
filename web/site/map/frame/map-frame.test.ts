import { MercatorCoordinate } from 'maplibre-gl'
import { expect, test } from 'vitest'
import {
  closer,
  findCoveredSpots,
  defaultArea,
  firstArea,
  toFrame,
  layouts,
  offsets,
  toPictureQuery,
  toFrameShare,
  toMapView,
} from './map-frame.ts'
import { toScaleBar } from './map-view.ts'

const kingdom = { west: -8.7, south: 49.8, east: 1.9, north: 59.5 }

const london = { latitude: 51.507, longitude: -0.128 }
const lerwick = { latitude: 60.155, longitude: -1.145 }

/** Pixels from the middle of a view, as MapLibre draws. */
const pixelsFrom = (view: { longitude: number; latitude: number; zoom: number }, spot: typeof london) => {
  const [middle, at] = [view, spot].map(({ longitude, latitude }) =>
    MercatorCoordinate.fromLngLat([longitude, latitude]),
  )
  const world = 512 * 2 ** view.zoom
  return { x: (at!.x - middle!.x) * world, y: (at!.y - middle!.y) * world }
}

test.each(['phone', 'wide'] as const)('%s: points are in the picture where MapLibre draws them', (layout) => {
  const { width, height } = layouts[layout]
  const frame = toFrame(kingdom)
  const view = toMapView(frame, layouts[layout])
  // CSS makes the frame as high as the map without its margins.
  const high = height - 96
  const wide = (high * frame.width) / frame.height
  expect(wide).toBeLessThan(width - 96)
  for (const spot of [london, lerwick]) {
    const share = toFrameShare(frame, spot)
    const there = pixelsFrom(view, spot)
    expect((share.x - 0.5) * wide).toBeCloseTo(there.x, 1)
    expect((share.y - 0.5) * high).toBeCloseTo(there.y, 1)
  }
  expect(toFrameShare(frame, lerwick).y).toBeLessThan(0)
  const { x, y } = pixelsFrom(view, { latitude: kingdom.north, longitude: view.longitude })
  expect([x, y + height / 2]).toEqual([expect.closeTo(0), expect.closeTo(48)])
})

test('a picture that was moved and enlarged shows what a map would', () => {
  const frame = toFrame(kingdom)
  const still = toMapView(frame, layouts.phone)
  const moved = toMapView(frame, layouts.phone, { x: 40, y: -25, scale: 2 })
  expect(moved.zoom).toBeCloseTo(still.zoom + 1)
  const before = pixelsFrom(still, london)
  const after = pixelsFrom(moved, london)
  expect(after).toEqual({ x: expect.closeTo(2 * before.x + 40), y: expect.closeTo(2 * before.y - 25) })
})

test('a part around a mark is shown several levels closer, with the mark in the middle', () => {
  const frame = toFrame(kingdom)
  const part = toFrame(closer(frame, layouts.wide, 2, london))
  const view = toMapView(part, layouts.wide)
  expect(view.zoom).toBeCloseTo(toMapView(frame, layouts.wide).zoom + 2)
  expect(pixelsFrom(view, london)).toEqual({ x: expect.closeTo(0), y: expect.closeTo(0) })
})

test('one supplier is shown at the closest zoom, none in the first view, a requested part as itself', () => {
  const lone = { west: -2.07, east: -2.07, south: 51.9, north: 51.9 }
  expect(toMapView(toFrame(lone), layouts.phone)).toMatchObject({
    zoom: 11,
    longitude: expect.closeTo(-2.07),
    latitude: expect.closeTo(51.9),
  })
  expect(firstArea({ counties: ['Devon'] }, lone)).toMatchObject(lone)
  expect(firstArea({ counties: ['Devon'] }, null)).toBe(defaultArea)
  expect(firstArea({ counties: ['Devon'] }, undefined)).toBeUndefined()
  expect(firstArea({}, lone)).toBe(defaultArea)
  expect(firstArea({ within: lone }, undefined)).toBe(lone)
})

test.each([
  ['Cheltenham', -2.07, 51.9, 11],
  ['Cork', -8.47, 51.9, 9.5],
  ['Inverness', -4.22, 57.48, 9.5],
  ['Cologne', 6.96, 50.94, 6.5],
])('%s: suppliers at one point are shown no closer than the base map has places there', (_, x, y, zoom) => {
  const spot = { west: x, east: x, south: y, north: y }
  expect(toMapView(toFrame(firstArea({ place: 'somewhere' }, spot)!), layouts.wide).zoom).toBeCloseTo(zoom)
  expect(toMapView(toFrame(firstArea({ within: spot }, spot)!), layouts.wide).zoom).toBeCloseTo(11)
})

test('server and browsers request the same, however they round, and no zoom level that the API refuses', () => {
  const world = toPictureQuery({}, toFrame({ west: -180, south: -90, east: 180, north: 90 }))
  expect([world.phoneZoom, world.phone]).toEqual([
    0,
    { west: -180, south: expect.any(Number), east: 180, north: expect.any(Number) },
  ])
  const { phone, phoneZoom, wide, wideZoom, seen } = toPictureQuery({}, toFrame(kingdom))
  expect(seen).toEqual({ within: phone })
  for (const number of [phoneZoom, wideZoom, ...Object.values(phone), ...Object.values(wide)] as number[])
    expect(String(number)).toMatch(/^-?\d+\.\d{1,6}$/)
})

test.each([layouts.phone, layouts.wide, { width: 1216, height: 600 }])(
  'the map starts in the middle of the United Kingdom at zoom 7, whatever its size: %o',
  (size) => {
    const view = toMapView(toFrame(firstArea({}, kingdom)!), size)
    expect(view.zoom).toBeCloseTo(7, 6)
    expect([view.latitude, view.longitude]).toEqual([expect.closeTo(54, 1), expect.closeTo(-2.5, 1)])
  },
)

test('points at the same position are moved apart, others stay', () => {
  const moved = offsets([
    { latitude: 51.9, longitude: -2 },
    { latitude: 52, longitude: -2 },
    { latitude: 51.9, longitude: -2 },
  ])
  expect(moved[1]).toEqual([0, 0])
  expect(Math.hypot(moved[0]![0] - moved[2]![0], moved[0]![1] - moved[2]![1])).toBeGreaterThanOrEqual(44)
})

test('marks stand clear of a place’s pin', () => {
  const zoom = 9
  const pixelsAway = (x: number, y: number) => {
    const at = MercatorCoordinate.fromLngLat([london.longitude, london.latitude])
    const world = 512 * 2 ** zoom
    const { lng, lat } = new MercatorCoordinate(at.x + x / world, at.y + y / world).toLngLat()
    return { longitude: lng, latitude: lat }
  }
  const spots = [pixelsAway(0, 0), pixelsAway(-12, -25), pixelsAway(20, -55), pixelsAway(0, 30), pixelsAway(90, 0)]
  expect(offsets(spots, london, 512 * 2 ** zoom)).toEqual([
    [0, 24],
    [-24, 0],
    [0, -7],
    [0, 0],
    [0, 0],
  ])
  // Names keep clear of moved marks and of the whole pin.
  const [mark, tip, head] = findCoveredSpots([london], london, undefined, 512 * 2 ** zoom)
  expect([mark, tip]).toEqual([
    { longitude: expect.closeTo(london.longitude), latitude: expect.closeTo(pixelsAway(0, 24).latitude) },
    london,
  ])
  expect(head!.latitude).toBeCloseTo(pixelsAway(0, -25).latitude)
})

test('the scale bar is the longest round length that fits', () => {
  expect(toScaleBar(54, 512 * 2 ** 7)).toEqual({ text: '20 miles', pixels: 90 })
  expect(toScaleBar(54, 512 * 2 ** 12)).toEqual({ text: '0.5 miles', pixels: 72 })
})
