import Router from '@koa/router'
import type { MultiPolygon, Position } from 'geojson'
import type { Context as KoaContext } from 'koa'
import { counties } from '../places/areas/counties.ts'
import { countyOutline } from '../places/areas/county-at.ts'
import type { Context } from '../server/context.ts'
import { PublicError } from '../server/errors.ts'
import { drawCounty, drawTown } from './county-picture.ts'
import type { Pool } from 'pg'
import { findRow, readRows } from '../database/sql.ts'
import type { Point } from '../places/geometry/miles-between.rules.ts'
import { placeKey } from '../places/place-key.ts'
import { getCountyUrlName } from '../places/read-county.ts'
import { drawArea, type NamedSpot } from './area-picture.ts'

export const countyPictureRoutes = () =>
  new Router()
    .get('/pictures/counties/:county.svg', (ctx) => sendSvg(ctx, drawCounty(ctx.params.county ?? '')))
    .get('/pictures/counties/:county.json', (ctx) => sendOutline(ctx, ctx.params.county ?? ''))
    .get('/pictures/towns/:town.svg', (ctx) => sendSvg(ctx, drawTown(ctx.params.town ?? '')))
    .get('/pictures/suppliers/:id.svg', async (ctx) => {
      const id = ctx.params.id ?? ''
      const { pool } = ctx.state.context as Context
      sendSvg(ctx, /^\d{1,9}$/.test(id) ? await drawSupplierArea(pool, Number(id)) : undefined)
      ctx.set('cache-control', 'public, max-age=86400') // the supplier may move
    })

const sendOutline = (ctx: KoaContext, urlName: string) => {
  const county = counties.find((one) => one.urlName === urlName)
  const rings = county && countyOutline(county.name)
  if (!rings) throw new PublicError('NOT_FOUND', 'This county does not exist')
  const round = (ring: Position[]) => ring.map((point) => point.map((degrees) => Number(degrees.toFixed(4))))
  ctx.set('cache-control', lasting)
  ctx.body = { type: 'MultiPolygon', coordinates: rings.map((ring) => [round(ring)]) } satisfies MultiPolygon
}

/** Outlines change once in decades. */
const lasting = 'public, max-age=604800'

const sendSvg = (ctx: KoaContext, picture: string | undefined) => {
  if (!picture) throw new PublicError('NOT_FOUND', 'This picture does not exist')
  ctx.type = 'image/svg+xml'
  ctx.set('cache-control', lasting)
  ctx.body = picture
}

const townsLimit = 24

const drawSupplierArea = async (pool: Pool, id: number): Promise<string | undefined> => {
  const supplier = await findRow<Point & { city: string | null; county: string | null; serviceAreas: string[] }>(
    pool,
    `select city, county, latitude, longitude, service_areas "serviceAreas" from supplier
      where id = $1 and status = 'listed' and latitude is not null and longitude is not null`,
    [id],
  )
  if (!supplier) return undefined
  const { city, county, serviceAreas, ...pin } = supplier
  const names = [...new Set([city ?? '', ...serviceAreas])].filter(Boolean).slice(0, townsLimit)
  const countyUrlName = county ? getCountyUrlName(county) : undefined
  return drawArea({ countyUrlName, pin, towns: await findTowns(pool, names, pin) })
}

/** Towns further away, in miles, only share the name of a served town. */
const townMiles = 80

const findTowns = async (pool: Pool, names: string[], pin: Omit<NamedSpot, 'name'>): Promise<NamedSpot[]> => {
  return readRows<NamedSpot>(
    pool,
    `select distinct on (area.at) area.name, l.latitude, l.longitude
       from unnest($1::text[], $2::text[]) with ordinality area (name, key, at)
       join location_name n using (key)
       join location l on l.id = n.location_id and l.type = 'town'
      where miles_between(l.latitude, l.longitude, $3, $4) < $5
      order by area.at, miles_between(l.latitude, l.longitude, $3, $4)`,
    [names, names.map(placeKey), pin.latitude, pin.longitude, townMiles],
  )
}
