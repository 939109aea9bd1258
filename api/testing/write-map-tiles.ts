import { gzipSync } from 'node:zlib'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import { Compression, TileType, zxyToTileId } from 'pmtiles'

type Features = Parameters<typeof fromGeojsonVt>[0][string]['features']

const square = [
  [0, 0],
  [4096, 0],
  [4096, 4096],
  [0, 4096],
  [0, 0],
]
const layer = (...features: object[]) =>
  ({ features: features as Features }) as Parameters<typeof fromGeojsonVt>[0][string]

const quarters = [0, 1024, 2048, 3072]

/** In the layers of Protomaps: land, and in each quarter a river and two streets, so that every view has some. */
const tile = fromGeojsonVt(
  {
    earth: layer({ type: 3, geometry: [square], tags: { kind: 'earth' } }),
    water: layer(
      ...quarters.map((quarter) => ({
        type: 3,
        geometry: [square.map(([x, y]) => [x, quarter + y! / 16])],
        tags: { kind: 'water', min_zoom: 5 },
      })),
    ),
    roads: layer(
      ...quarters.flatMap((quarter) => [
        {
          type: 2,
          geometry: [[0, 4096].map((x) => [x, quarter + 640])],
          tags: { kind: 'major_road', kind_detail: 'primary', name: 'High Street', min_zoom: 8 },
        },
        {
          type: 2,
          geometry: [[0, 4096].map((y) => [quarter + 512, y])],
          tags: { kind: 'minor_road', kind_detail: 'residential', name: 'Mill Lane', min_zoom: 12 },
        },
      ]),
    ),
    places: layer({
      type: 1,
      geometry: [[1024, 1024]],
      tags: { kind: 'locality', kind_detail: 'town', name: 'Testbury', min_zoom: 4 },
    }),
  },
  { version: 2, extent: 4096 },
)

const varint = (value: number): number[] =>
  value < 128 ? [value] : [(value % 128) | 128, ...varint(Math.floor(value / 128))]

/** Around Cheltenham: west, south, east, north. */
export const tiledBounds = [-2.2, 51.84, -1.96, 51.96] as const

const toX = (longitude: number, zoom: number) => Math.floor(((longitude + 180) / 360) * 2 ** zoom)
const toY = (latitude: number, zoom: number) => {
  const radians = (latitude * Math.PI) / 180
  return Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * 2 ** zoom)
}

interface ArchiveOptions {
  minZoom?: number
  maxZoom?: number
  tileType?: TileType
  layers?: string[]
}

/** All tiles within `tiledBounds` look the same. */
export const writeMapTiles = ({
  minZoom = 6,
  maxZoom = 14,
  tileType = TileType.Mvt,
  layers = ['earth', 'places', 'roads', 'water'],
}: ArchiveOptions = {}): Buffer => {
  const [west, south, east, north] = tiledBounds
  const ids: number[] = []
  for (let zoom = minZoom; zoom <= maxZoom; zoom++)
    for (let x = toX(west, zoom); x <= toX(east, zoom); x++)
      for (let y = toY(north, zoom); y <= toY(south, zoom); y++) ids.push(zxyToTileId(zoom, x, y))
  ids.sort((a, b) => a - b)
  const content = gzipSync(tile)
  const directory = gzipSync(
    Buffer.from(
      [
        [ids.length],
        ids.map((id, at) => id - (ids[at - 1] ?? 0)),
        ids.map(() => 1),
        ids.map(() => content.length),
        ids.map(() => 1), // all begin at 0
      ]
        .flat()
        .flatMap(varint),
    ),
  )
  const metadata = gzipSync(JSON.stringify({ name: 'test', vector_layers: layers.map((id) => ({ id, fields: {} })) }))
  const header = Buffer.alloc(127)
  header.write('PMTiles')
  header[7] = 3
  const parts = [directory, metadata, Buffer.alloc(0), content]
  let offset = header.length
  parts.forEach((part, at) => {
    header.writeBigUInt64LE(BigInt(offset), 8 + 16 * at)
    header.writeBigUInt64LE(BigInt(part.length), 16 + 16 * at)
    offset += part.length
  })
  for (const [at, count] of [ids.length, ids.length, 1].entries()) header.writeBigUInt64LE(BigInt(count), 72 + 8 * at)
  header.set([1, Compression.Gzip, Compression.Gzip, tileType, minZoom, maxZoom], 96)
  tiledBounds.forEach((degrees, at) => header.writeInt32LE(Math.round(degrees * 1e7), 102 + 4 * at))
  return Buffer.concat([header, ...parts])
}
