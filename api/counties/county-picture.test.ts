import { brotliCompressSync } from 'node:zlib'
import type { AddressInfo } from 'node:net'
import type { MultiPolygon } from 'geojson'
import Koa from 'koa'
import { expect, test } from 'vitest'
import { counties } from '../places/areas/counties.ts'
import { drawArea } from './area-picture.ts'
import { countyPictureRoutes } from './county-picture.rest.ts'
import { drawCounty, drawTown } from './county-picture.ts'

test('every county has a picture of at most 2.5 kB compressed', () => {
  const pictures = counties.map(({ urlName }) => drawCounty(urlName)!)
  expect(pictures.filter((picture) => !picture?.startsWith('<svg '))).toEqual([])
  expect(new Set(pictures).size).toBe(108)
  expect(Math.max(...pictures.map((picture) => brotliCompressSync(picture).length))).toBeLessThan(2500)
  expect(drawCounty('atlantis')).toBeUndefined()
  expect(drawCounty('constructor')).toBeUndefined()
})

test('a large town is highlighted in its county; other names have no picture', () => {
  expect(drawTown('Leeds')).toContain('class="main"')
  const withoutTowns = (picture: string | undefined) => picture!.replaceAll(/<circle.*\/>/g, '')
  expect(withoutTowns(drawTown('Leeds'))).toBe(withoutTowns(drawCounty('west-yorkshire')))
  expect(withoutTowns(drawTown('Newport')), 'the larger one').toBe(withoutTowns(drawCounty('newport')))
  const popular = ['London', 'Manchester', 'Birmingham', 'Leeds', 'Glasgow', 'Edinburgh', 'Liverpool', 'Bristol']
  expect(popular.filter((city) => !drawTown(city))).toEqual([])
  expect(drawTown('Nowhere')).toBeUndefined()
})

/** Pixels from the middle that a path reaches, across and down. */
const furthest = (path: string) => {
  const points = path.match(/M[^M]+/g)!.flatMap((ring) => {
    let [x, y] = [0, 0]
    const steps = ring.match(/-?[\d.]+/g)!.map(Number)
    return steps.flatMap((step, at) => (at % 2 ? [] : [[(x += step), (y += steps[at + 1]!)]]))
  })
  return [0, 1].map((axis) => Math.round(Math.max(...points.map((point) => Math.abs(point[axis]!)))))
}

test('a supplier’s area shows its county’s outline, the towns served and its pin, in two layouts', () => {
  const dover = { name: 'Dover & <Deal>', latitude: 51.13, longitude: 1.31 }
  const kent = drawArea({ countyUrlName: 'kent', pin: { latitude: 51.28, longitude: 1.08 }, towns: [dover] })
  expect(kent).toContain('class="own"')
  expect(kent.match(/>Dover &amp; &lt;Deal&gt;</g)).toHaveLength(2)
  expect(kent.match(/class="pin"/g)).toHaveLength(2)
  expect(kent).not.toContain('l0 0')
  expect(furthest(/class="land" d="(.+?)"/.exec(kent)![1]!)).toEqual([640, 112])
  expect(kent).toContain('>Maidstone<')
  const abroad = drawArea({ countyUrlName: undefined, pin: { latitude: 43.7, longitude: 7.27 }, towns: [] })
  expect(abroad).not.toContain('class="own"')
  expect(abroad).toContain('>Marseille<')
  expect(brotliCompressSync(kent).length).toBeLessThan(10_000)
})

test('drawings have addresses, cached for a week', async () => {
  const server = new Koa().use(countyPictureRoutes().routes()).listen(0)
  const { port } = server.address() as AddressInfo
  for (const path of ['counties/rutland.svg', 'towns/Leeds.svg', 'towns/Kingston%20upon%20Hull.svg']) {
    const { status, headers } = await fetch(`http://localhost:${port}/pictures/${path}`)
    const response = [path, status, headers.get('content-type'), headers.get('cache-control')]
    expect(response).toEqual([path, 200, 'image/svg+xml', 'public, max-age=604800'])
  }
  const outline = await fetch(`http://localhost:${port}/pictures/counties/rutland.json`)
  expect(outline.headers.get('cache-control')).toBe('public, max-age=604800')
  const { type, coordinates } = (await outline.json()) as MultiPolygon
  expect([type, coordinates.length]).toEqual(['MultiPolygon', 1])
  const longitudes = coordinates[0]![0]!.map(([longitude = 0]) => longitude)
  expect([Math.min(...longitudes), Math.max(...longitudes)]).toEqual([
    expect.closeTo(-0.82, 1),
    expect.closeTo(-0.43, 1),
  ])
  await new Promise((done) => server.close(done))
})
