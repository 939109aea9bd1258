import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import Router from '@koa/router'
import { createWeakEtag, isNotModified } from '../../server/conditional-request.ts'
import type { Context, Requester } from '../../server/context.ts'
import { unavailable } from '../../server/errors.ts'
import type { TileArchive } from './tile-archive.ts'

const readWithinMs = 10_000
const gunzipped = promisify(gunzip)

type Admit = (requester: Requester, work: () => Promise<Buffer | undefined>) => Promise<Buffer | undefined>

/** Requests whose client has disconnected are dropped. */
export const mapTileRoutes = (archive: TileArchive | undefined, admit: Admit): Router =>
  new Router<{ context: Context }>().get('/map-tiles/:z/:x/:y', async (ctx, next) => {
    const place = readPlace(ctx.params)
    if (!archive || !place) return next()
    const gone = new AbortController()
    ctx.res.once('close', () => gone.abort())
    const bytes = await admit(ctx.state.context, () => {
      const signal = AbortSignal.any([gone.signal, AbortSignal.timeout(readWithinMs)])
      return archive.readTile(...place, signal).catch((error: unknown) => {
        throw Object.assign(unavailable('The map cannot be read at the moment.', 5), { cause: error })
      })
    })
    ctx.set('cache-control', 'public, max-age=86400, stale-while-revalidate=604800')
    if (!bytes) {
      ctx.status = 204 // browsers would report each 404 in the console
      return
    }
    ctx.type = 'application/vnd.mapbox-vector-tile'
    ctx.set('etag', createWeakEtag(bytes))
    ctx.status = 200
    if (isNotModified(ctx)) ctx.status = 304
    else if (!isGzipped(bytes)) ctx.body = bytes
    else if (ctx.acceptsEncodings('gzip', 'identity') === 'gzip') {
      ctx.set('content-encoding', 'gzip')
      ctx.body = bytes
    } else ctx.body = await gunzipped(bytes)
  })

const isGzipped = (bytes: Buffer) => bytes[0] === 0x1f && bytes[1] === 0x8b

const maxZoom = 26

const readPlace = (params: Record<string, string | undefined>) => {
  const [z, x, y] = ['z', 'x', 'y'].map((name) =>
    /^\d{1,8}$/.test(params[name] ?? '') ? Number(params[name]) : -1,
  ) as [number, number, number]
  return z >= 0 && z <= maxZoom && x >= 0 && x < 2 ** z && y >= 0 && y < 2 ** z ? ([z, x, y] as const) : undefined
}
