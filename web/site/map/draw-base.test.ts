import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { baseMapStyle } from './base-map-style.ts'
import { drawLines, drawNames, getViewBox } from './draw-base.ts'
import { defaultArea, toFrame, toFrameShare, toMapView } from './frame/map-frame.ts'
import { ownBaseMap } from './own-base-map.ts'

const frame = toFrame({ west: -8.7, south: 49.8, east: 1.9, north: 59.5 }) // the United Kingdom
const noMarks = { phone: [], wide: [] }
const rutland = toFrame({ west: -0.8, south: 52.5, east: -0.4, north: 52.8 })

const readPoints = (html: string, name: string, box: string) => {
  const [, , width, height] = box.split(' ').map(Number)
  const drawn = new RegExp(`class="map-${name}[^>]* d="([^"]+)"`).exec(html)?.[1] ?? ''
  return drawn
    .split('M')
    .slice(1)
    .flatMap((part) => {
      const numbers = part.match(/-?\d+/g)!.map(Number)
      let [x, y] = [0, 0]
      return numbers.flatMap((_, at) => {
        if (at % 2) return []
        x += numbers[at]!
        y += numbers[at + 1]!
        return [{ x: x / width!, y: y / height! }]
      })
    })
}

test('Britain’s coast is in its place, in at most 12 kB; county lines and motorways only at closer zooms', () => {
  const drawn = drawLines(ownBaseMap, frame)
  expect(brotliCompressSync(drawn + drawNames(ownBaseMap, frame, noMarks)).length).toBeLessThan(12_000)
  const coast = readPoints(drawn, 'land', getViewBox(frame))
  // Lizard Point and Lowestoft Ness
  for (const [longitude, latitude] of [
    [-5.2, 49.96],
    [1.76, 52.48],
  ] as const) {
    const at = toFrameShare(frame, { longitude, latitude })
    expect(Math.min(...coast.map(({ x, y }) => Math.hypot(x - at.x, y - at.y)))).toBeLessThan(0.02)
  }
  expect(drawn).not.toContain('map-county')
  const close = drawLines(ownBaseMap, rutland)
  expect(close).toContain('map-county')
  expect(close).toContain('map-road')
  // The rest of Europe is left out: land alone fills the frame.
  expect(brotliCompressSync(close).length).toBeLessThan(4000)
})

test.each([
  ['a lone supplier', { west: -1.5, east: -1.5, south: 52.3, north: 52.3 }],
  ['a few miles around a town', { west: -1.6, east: -1.4, south: 52.28, north: 52.32 }],
  ['a county', { west: -2, east: -1, south: 52, north: 52.5 }],
  ['the first view', { ...defaultArea, west: -1.5, east: -1.5, south: 52.3, north: 52.3, maxZoom: 10 }],
])('inland, %s is land to every edge of the map, whatever its size', (_, area) => {
  const around = toFrame(area)
  const land = readPoints(drawLines(ownBaseMap, around), 'land', getViewBox(around))
  for (const size of [
    { width: 356, height: 403 },
    { width: 898, height: 598 },
    { width: 1216, height: 600 },
    { width: 640, height: 300 },
  ]) {
    const { west, south, east, north } = toMapView(around, size).bounds
    const [first, last] = [
      toFrameShare(around, { longitude: west, latitude: north }),
      toFrameShare(around, { longitude: east, latitude: south }),
    ]
    expect(Math.min(...land.map(({ x }) => x)), 'left').toBeLessThan(first.x + 0.001)
    expect(Math.min(...land.map(({ y }) => y)), 'top').toBeLessThan(first.y + 0.001)
    expect(Math.max(...land.map(({ x }) => x)), 'right').toBeGreaterThan(last.x - 0.001)
    expect(Math.max(...land.map(({ y }) => y)), 'bottom').toBeGreaterThan(last.y - 0.001)
  }
})

const namesIn = (layout: 'phone' | 'wide', html: string) =>
  new RegExp(`map-${layout}">(.*?)</div>`).exec(html)![1]!.match(/<span.*?<\/span>/g) ?? []

test('names: the largest towns far out, more towns and counties closer in; beside a dot, or further from a mark', () => {
  const names = namesIn('wide', drawNames(ownBaseMap, frame, noMarks))
  const plain = names.find((name) => name.includes('>London<'))!
  expect(plain).toContain('at-left"')
  expect(names.some((name) => name.includes('>Rutland<'))).toBe(false)
  const mark = { latitude: 51.5, longitude: -0.12 }
  const besides = namesIn('wide', drawNames(ownBaseMap, frame, { phone: [], wide: [mark] }))
  expect(besides.find((name) => name.includes('>London<'))).toContain('--gap:2em"')
  const close = namesIn('wide', drawNames(ownBaseMap, rutland, noMarks))
  expect(close.some((name) => name.includes('map-county-name') && name.includes('>Rutland<'))).toBe(true)
  expect(close.some((name) => name.includes('>Stamford<'))).toBe(true)
})

test('a town has one name, also if it is just large enough for a bigger one', () => {
  const base = { ...ownBaseMap, towns: [200, 80, 20].map((size, at) => [`Town ${size}`, -0.7 + at / 10, 52.65, size]) }
  const names = namesIn('wide', drawNames(base as typeof ownBaseMap, rutland, noMarks))
  expect(names.flatMap((name) => />(Town \d+)</.exec(name)?.[1] ?? [])).toEqual(['Town 200', 'Town 80', 'Town 20'])
})

test('a county’s six largest towns have names from any distance', () => {
  const outline: GeoJSON.MultiPolygon = {
    type: 'MultiPolygon',
    coordinates: [
      [toTriangle(-3.6, 51.6, -3.3, 51.8)],
      [toTriangle(-4, 51.6, -3.9, 51.7)], // Swansea
    ],
  }
  const style = baseMapStyle(ownBaseMap, false, outline)
  expect(style.layers.find(({ id }) => id === 'towns-local')).toHaveProperty('minzoom', 0)
  const { data } = style.sources['towns'] as { data: GeoJSON.FeatureCollection }
  const local = data.features.filter(({ properties }) => properties?.['isLocal'])
  expect(local.map(({ properties }) => properties?.['name'] as string)).toEqual([
    'Swansea',
    'Tonypandy',
    'Aberdare',
    'Pontypridd',
    'Mountain Ash',
    'Treorchy',
  ])
})

const toTriangle = (west: number, south: number, east: number, north: number) => [
  [west, south],
  [east, south],
  [(east + west) / 2, north],
  [west, south],
]

test('London has one name on the map, not a second one for Westminster', () => {
  expect(ownBaseMap.towns.map(([name]) => name)).not.toContain('City of Westminster')
})
