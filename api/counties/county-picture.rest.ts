import Router from '@koa/router'
import type { MultiPolygon, Position } from 'geojson'
import type { Context as KoaContext } from 'koa'
import { counties } from '../places/counties.ts'
import { countyOutline } from '../places/county-at.ts'
import type { Context } from '../server/context.ts'
import { PublicError } from '../server/errors.ts'
import { drawCounty, drawTown } from './county-picture.ts'
import { drawSupplierArea } from './supplier-area-picture.ts'

/** Pictures and outlines of counties, pictures of counties with one town highlighted, and of suppliers' areas (banners). */
export const countyPictureRoutes = () => {
  const router = new Router()
  router.get('/pictures/counties/:county.svg', (ctx) => sendSvg(ctx, drawCounty(ctx.params.county ?? '')))
  router.get('/pictures/counties/:county.json', (ctx) => sendOutline(ctx, ctx.params.county ?? ''))
  router.get('/pictures/towns/:town.svg', (ctx) => sendSvg(ctx, drawTown(ctx.params.town ?? '')))
  router.get('/pictures/suppliers/:id.svg', async (ctx) => {
    const id = ctx.params.id ?? ''
    const { pool } = ctx.state.context as Context
    sendSvg(ctx, /^\d{1,9}$/.test(id) ? await drawSupplierArea(pool, Number(id)) : undefined)
    ctx.set('cache-control', 'public, max-age=86400') // the supplier may move
  })
  return router
}

/** A county's outline for maps, as GeoJSON. */
const sendOutline = (ctx: KoaContext, urlName: string) => {
  const county = counties.find((one) => one.urlName === urlName)
  const rings = county && countyOutline(county.name)
  if (!rings) throw new PublicError('NOT_FOUND', 'There is no such county')
  const round = (ring: Position[]) => ring.map((point) => point.map((degrees) => Number(degrees.toFixed(4))))
  ctx.set('cache-control', lasting)
  ctx.body = { type: 'MultiPolygon', coordinates: rings.map((ring) => [round(ring)]) } satisfies MultiPolygon
}

/** Outlines change once in decades. */
const lasting = 'public, max-age=604800'

const sendSvg = (ctx: KoaContext, picture: string | undefined) => {
  if (!picture) throw new PublicError('NOT_FOUND', 'There is no such picture')
  ctx.type = 'image/svg+xml'
  ctx.set('cache-control', lasting)
  ctx.body = picture
}
