import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createServer, type AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import Koa from 'koa'
import { TileType } from 'pmtiles'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { handleErrors } from '../../http/handle-errors.ts'
import { localSite } from '../../testing/local-site.ts'
import { readEnv } from '../../process/env.ts'
import { log } from '../../process/log.ts'
import { createAdmission } from '../../server/admission.ts'
import { testFolder } from '../../testing/test-folder.ts'
import { tiledBounds, writeMapTiles } from '../../testing/write-map-tiles.ts'
import { mapTileRoutes } from './map-tiles.rest.ts'
import { openStreets, type OpenStreets } from './open-streets.ts'

const open = async (settings: Record<string, string>) => {
  const lines: string[] = []
  const warn = vi.spyOn(log, 'warn').mockImplementation((line: unknown) => void lines.push(String(line)))
  const streets = await openStreets(readEnv(settings))
  warn.mockRestore()
  onTestFinished(async () => streets.archive?.close())
  return { ...streets, lines }
}

const writeArchive = async (bytes: Buffer | string) => {
  const file = join(await testFolder('directory-tiles'), 'streets.pmtiles')
  await writeFile(file, bytes)
  return file
}

/** Sends ranges, as static hosts do. */
const serveFile = async (getFile: () => Buffer, { hasRanges = true } = {}) => {
  const ranges: string[] = []
  const site = await localSite((request, response, path) => {
    if (path === '/moved') return void response.writeHead(302, { location: '/streets.pmtiles' }).end()
    const range = request.headers.range ?? ''
    ranges.push(range)
    const file = getFile()
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range) ?? []
    if (!hasRanges || !from || !to) return void response.writeHead(200).end(file)
    if (Number(from) >= file.length) return void response.writeHead(416).end()
    response.writeHead(206, { etag: `"${file.length}"` }).end(file.subarray(Number(from), Number(to) + 1))
  })
  onTestFinished(() => site.close())
  return {
    ranges,
    url: `${site.base}/streets.pmtiles`,
    allowed: { SOURCE_ALLOWED_HOSTS: `*.localhost:${site.port}` },
    base: site.base,
  }
}

const serveTiles = ({ archive }: Pick<OpenStreets, 'archive'>) => {
  const app = new Koa()
  app.use(handleErrors)
  app.use((ctx, next) => {
    ctx.state.context = { ip: ctx.ip }
    return next()
  })
  app.use(mapTileRoutes(archive, createAdmission().run).routes())
  const server = app.listen(0)
  onTestFinished(() => void server.close())
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return (path: string, headers = {}, signal: AbortSignal | null = null) => fetch(base + path, { headers, signal })
}

const cheltenham = '/map-tiles/10/506/338'

describe('MAP_TILES', () => {
  test('a file: its tiles are served as stored, cached for a day', async () => {
    const streets = await open({ MAP_TILES: await writeArchive(writeMapTiles()) })
    expect(streets.lines).toEqual([])
    expect(streets.hosts).toEqual([])
    expect(streets.shown).toEqual({ from: 'tiles', minZoom: 6, maxZoom: 14, bounds: [...tiledBounds] })
    const request = serveTiles(streets)
    const tile = await request(cheltenham)
    expect([tile.status, tile.headers.get('content-encoding')]).toEqual([200, 'gzip'])
    expect(tile.headers.get('cache-control')).toContain('max-age=86400')
    const bytes = Buffer.from(await tile.arrayBuffer())
    expect(bytes.includes('High Street')).toBe(true)
    const plain = await request(cheltenham, { 'accept-encoding': 'identity' })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(Buffer.from(await plain.arrayBuffer())).toEqual(bytes)
    const stored = (await streets.archive!.readTile(10, 506, 338))!
    expect(gunzipSync(stored)).toEqual(bytes)
    const again = await request(cheltenham, { 'if-none-match': tile.headers.get('etag')! })
    expect(again.status).toBe(304)
    for (const empty of ['/map-tiles/10/0/0', '/map-tiles/10/1023/1023', '/map-tiles/26/0/0'])
      // the sea, or beyond the extract
      expect([empty, (await request(empty)).status]).toEqual([empty, 204])
    for (const wrong of [
      '/map-tiles/27/0/0',
      '/map-tiles/1/2/0',
      '/map-tiles/1/0/2',
      '/map-tiles/1/-1/0',
      '/map-tiles/a/0/0',
    ])
      expect([wrong, (await request(wrong)).status]).toEqual([wrong, 404])
  })

  test('an address: the server reads ranges and follows its redirect', async () => {
    const { ranges, allowed, base } = await serveFile(() => writeMapTiles())
    const streets = await open({ MAP_TILES: `${base}/moved`, ...allowed })
    expect(streets.lines).toEqual([])
    const request = serveTiles(streets)
    expect((await request(cheltenham)).status).toBe(200)
    expect(ranges.every((range) => range.startsWith('bytes='))).toBe(true)
    const before = ranges.length
    expect((await request('/map-tiles/11/1012/676')).status).toBe(200)
    expect(ranges.length - before).toBe(1) // the directory is known
  })

  test('a file replaced at its address is read again; a missing one is a 503', async () => {
    const more = Array.from({ length: 2000 }, (_, at) => `layer ${at}`)
    const large = writeMapTiles({ layers: ['earth', 'places', 'roads', 'water', ...more] })
    let file = large
    const { url, allowed } = await serveFile(() => file)
    const streets = await open({ MAP_TILES: url, ...allowed })
    const request = serveTiles(streets)
    expect((await request(cheltenham)).status).toBe(200)
    file = writeMapTiles({ maxZoom: 12 }) // it ends before the tile's place in the other one
    expect((await request(cheltenham)).status).toBe(200)
    file = large // other bytes are at the tile's previous place
    expect(await (await request(cheltenham)).text()).toContain('High Street')
    file = Buffer.alloc(0)
    expect((await request(cheltenham)).status).toBe(503)
  })

  test('a tile that nobody waits for is read no further', async () => {
    const { url, allowed } = await serveFile(() => writeMapTiles())
    const { archive } = await open({ MAP_TILES: url, ...allowed })
    const [signals, client] = [[] as AbortSignal[], new AbortController()]
    const request = serveTiles({
      archive: {
        ...archive!,
        readTile: async (z, x, y, signal) => {
          signals.push(signal!)
          client.abort()
          await new Promise((done) => signal!.addEventListener('abort', done))
          return archive!.readTile(z, x, y, signal)
        },
      },
    })
    await expect(request(cheltenham, {}, client.signal)).rejects.toThrow('aborted')
    await expect.poll(() => (signals[0]?.reason as Error | undefined)?.name, { timeout: 20_000 }).toBe('AbortError')
  })

  const closedPort = async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await new Promise((done) => server.once('listening', done))
    const { port } = server.address() as AddressInfo
    await new Promise((done) => server.close(done))
    return port
  }

  test.each([
    ['no file', async () => ({ MAP_TILES: '/nowhere/streets.pmtiles' }), /ENOENT/],
    ['another file', async () => ({ MAP_TILES: await writeArchive('Streets of Gloucestershire, 2026') }), /PMTiles/],
    ['an empty file', async () => ({ MAP_TILES: await writeArchive('') }), /PMTiles/],
    ['a cut file', async () => ({ MAP_TILES: await writeArchive(writeMapTiles().subarray(0, 140)) }), /./],
    [
      'pictures',
      async () => ({ MAP_TILES: await writeArchive(writeMapTiles({ tileType: TileType.Png })) }),
      /pictures, not vector tiles/,
    ],
    [
      'other layers',
      async () => ({ MAP_TILES: await writeArchive(writeMapTiles({ layers: ['transportation', 'water'] })) }),
      /no layers of Protomaps \(earth, roads\)/,
    ],
    [
      'no answer',
      async () => {
        const port = await closedPort()
        return { MAP_TILES: `http://tiles.localhost:${port}/a.pmtiles`, SOURCE_ALLOWED_HOSTS: `*.localhost:${port}` }
      },
      /No response from tiles.localhost/,
    ],
    ['a private network', async () => ({ MAP_TILES: 'http://10.0.0.1/a.pmtiles' }), /private network/],
    [
      'no ranges',
      async () => {
        const { url, allowed } = await serveFile(() => Buffer.alloc(100_000), { hasRanges: false })
        return { MAP_TILES: url, ...allowed }
      },
      /does not support HTTP range requests/,
    ],
  ])('%s: one log line, and maps stay built-in', async (_, prepare, reason) => {
    const { lines, shown, archive, hosts } = await open(await prepare())
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/^MAP_TILES is not used, and maps stay the site's own: .+$/)
    expect(lines[0]).toMatch(reason)
    expect([shown, archive, hosts]).toEqual([undefined, undefined, []])
  })

  test('without it there are no tiles', async () => {
    const streets = await open({})
    expect([streets.shown, streets.lines]).toEqual([undefined, []])
    expect((await serveTiles(streets)(cheltenham)).status).toBe(404)
  })
})

describe('MAP_STYLE_URL', () => {
  const serveStyle = async (style: unknown) => {
    const site = await localSite((_, response, path) => {
      const answer = path === '/streets.json' ? { tiles: ['https://a.tiles.example/{z}/{x}/{y}.pbf?key=1'] } : style
      response.writeHead(path === '/none' ? 404 : 200).end(typeof answer === 'string' ? answer : JSON.stringify(answer))
    })
    onTestFinished(() => site.close())
    return { base: site.base, allowed: { SOURCE_ALLOWED_HOSTS: `*.localhost:${site.port}` } }
  }

  test('the hosts in its style, and no others, are in the content security policy', async () => {
    const { base, allowed } = await serveStyle({
      version: 8,
      sources: {
        streets: { type: 'vector', url: '/streets.json' },
        hills: { type: 'raster-dem', tiles: ['https://hills.example/{z}/{x}/{y}.webp'] },
        shops: { type: 'geojson', data: { type: 'FeatureCollection', features: [] } },
      },
      glyphs: 'https://fonts.example/{fontstack}/{range}.pbf',
      sprite: [{ id: 'default', url: 'https://icons.example/sprite' }],
      layers: [],
    })
    const { lines, shown, hosts } = await open({ MAP_STYLE_URL: `${base}/style.json?key=1`, ...allowed })
    expect(lines).toEqual([])
    expect(shown).toEqual({ from: 'style', url: `${base}/style.json?key=1`, host: new URL(base).host })
    expect(hosts.toSorted()).toEqual(
      [
        base,
        'https://a.tiles.example',
        'https://fonts.example',
        'https://hills.example',
        'https://icons.example',
      ].toSorted(),
    )
  })

  test.each([
    ['no page', '/none', {}, /answered 404/],
    ['a page', '/style', '<html>', /did not send JSON/],
    ['something else', '/style', { name: 'x' }, /no MapLibre style/],
    ['a style of Mapbox', '/style', { version: 8, sources: { a: { url: 'mapbox://streets' } }, layers: [] }, /mapbox:/],
  ])('%s: one log line, and maps stay the site’s own', async (_, path, style, reason) => {
    const { base, allowed } = await serveStyle(style)
    const { lines, shown, hosts } = await open({ MAP_STYLE_URL: base + path, ...allowed })
    expect(lines).toEqual([expect.stringMatching(/^MAP_STYLE_URL is not used/)])
    expect(lines[0]).toMatch(reason)
    expect([shown, hosts]).toEqual([undefined, []])
  })
})
