import Router from '@koa/router'
import { z } from 'zod'
import type { Context } from '../../server/context.ts'
import { describeRoute } from '../../server/describe-route.ts'
import { badInput, check } from '../../server/errors.ts'
import { countySuppliers } from './county-suppliers.ts'
import { featuredSuppliers } from '../featured-suppliers.ts'
import { findListedSupplier } from '../find-supplier.ts'
import { positionRules } from '../map-bounds.ts'
import { filterRules, radiusRule } from '../search/filters/supplier-filter.ts'
import { searchSuppliers } from '../search/search-suppliers.ts'
import { Service } from '../rules/service.ts'
import { getLatestExport, sendExport } from '../full-export/send-export.ts'
import { supplierChunks } from '../stream-suppliers.ts'
import { startStream } from '../../process/stream-parts.ts'
import {
  nearJson,
  nearSupplierAnswer,
  profileJson,
  shortSupplierAnswer,
  supplierAnswer,
  supplierDetailsAnswer,
  supplierId,
  supplierJson,
} from '../supplier-answers.ts'
import type { Pool } from 'pg'
import { nearestMatches } from '../search/nearest-matches.ts'
import { everySupplier } from '../search/search.ts'
import { defaultRadiusMiles } from '../rules/radius.rules.ts'
import type { Supplier } from '../supplier.entity.ts'

const nearRules = z.object({
  lat: positionRules.shape.latitude,
  lng: positionRules.shape.longitude,
  radiusMiles: radiusRule,
})

/** @throws BAD_USER_INPUT for an invalid point, or a radius outside 1 to 200 miles. */
export const nearSuppliers = async (
  pool: Pool,
  input: { lat: number; lng: number; radiusMiles?: number | null },
  first: number,
): Promise<(Supplier & { distance: number })[]> => {
  const { lat, lng, radiusMiles } = check(nearRules, input)
  const circle = { latitude: lat, longitude: lng, radiusMiles: radiusMiles ?? defaultRadiusMiles }
  const rows = await nearestMatches(pool, everySupplier, circle, { limit: first })
  return rows.map((row) => Object.assign(row, { distance: row.distance ?? 0 }))
}

const all = describeRoute({
  tag: 'Suppliers',
  summary: 'List all suppliers',
  details:
    'All listed suppliers, oldest first. You may cache the response for five minutes. With more than 20,000 suppliers the response is a file, at most five minutes old, with `Last-Modified` and `ETag`; its gzip form accepts range requests.',
  answer: z.array(shortSupplierAnswer),
})
const featured = describeRoute({
  tag: 'Suppliers',
  summary: 'List featured suppliers, at most 6',
  answer: z.array(supplierAnswer),
})
const search = describeRoute({
  tag: 'Suppliers',
  summary: 'Search suppliers by words, place and service',
  details: 'At most 100, highest rated first. Suppliers match all the parameters you give.',
  query: {
    query: {
      rule: filterRules.shape.query,
      description: 'Words of a name, a service or a place, up to 200 characters.',
      example: 'roman blinds',
    },
    city: {
      rule: filterRules.shape.near,
      description: 'A town, postcode or county: suppliers within 50 miles of it.',
      example: 'Cheltenham',
    },
    service: {
      rule: z.enum(['all', ...Object.values(Service).map((name) => name.toLowerCase())]).optional(),
      description: 'Only suppliers that offer this service; `all` or no value means any service.',
      example: 'blinds',
    },
  },
  answer: z.array(supplierAnswer),
  refusals: [400],
})
const near = describeRoute({
  tag: 'Suppliers',
  summary: 'List suppliers near a point',
  details: 'At most 100, nearest first.',
  query: {
    lat: { rule: nearRules.shape.lat, description: 'Latitude in degrees.', example: 51.9 },
    lng: { rule: nearRules.shape.lng, description: 'Longitude in degrees.', example: -2.08 },
    radius: {
      rule: nearRules.shape.radiusMiles,
      description: 'The radius in miles: 50 by default, 200 at most.',
      example: 25,
    },
  },
  answer: z.array(nearSupplierAnswer),
  refusals: [400],
})
const ofCounty = describeRoute({
  tag: 'Suppliers',
  summary: 'List the suppliers of a county',
  path: { county: { rule: z.string(), description: 'The county’s name or urlName.', example: 'gloucestershire' } },
  answer: z.array(supplierAnswer),
  refusals: [404],
})
const byId = describeRoute({
  tag: 'Suppliers',
  summary: 'Get a supplier',
  details:
    'The id of a merged duplicate returns the supplier it was merged into. A supplier that was removed at its own request responds with 410.',
  path: { id: supplierId },
  answer: supplierDetailsAnswer,
  refusals: [404, 410],
})

/** For responses that do not promise all suppliers. */
const maxSearchResults = 100

/** For clients of the old API. */
export const supplierRoutes = (): Router =>
  new Router<{ context: Context }>({ prefix: '/api/suppliers' })
    .get('/', all, async (ctx) => {
      const { pool } = ctx.state.context
      ctx.set('cache-control', 'public, max-age=300')
      const list = await getLatestExport(pool)
      if (list) return sendExport(ctx, pool, list)
      ctx.body = await startStream(supplierChunks(pool))
      ctx.type = 'json'
    })
    .get('/featured', featured, async (ctx) => {
      ctx.body = (await featuredSuppliers(ctx.state.context.pool, 6)).map(supplierJson)
    })
    .get('/search', search, async (ctx) => {
      const [query, city, service] = ['query', 'city', 'service'].map((name) => one(ctx.query[name]))
      const words = city && query === city ? undefined : query // clients that filter by city send it twice
      const filter = { query: words, near: city, service: readService(service) }
      const { nodes } = await searchSuppliers(ctx.state.context.pool, {
        filter,
        sort: 'RATING',
        first: maxSearchResults,
      })
      ctx.body = nodes.map(supplierJson)
    })
    .get('/near', near, async (ctx) => {
      const [lat, lng, radius] = ['lat', 'lng', 'radius'].map((name) => one(ctx.query[name]))
      const input = { lat: readNumber(lat), lng: readNumber(lng), radiusMiles: radius ? readNumber(radius) : undefined }
      const suppliers = await nearSuppliers(ctx.state.context.pool, input, maxSearchResults)
      ctx.body = suppliers.map(nearJson)
    })
    .get('/county/:county', ofCounty, async (ctx) => {
      ctx.body = (await countySuppliers(ctx.state.context.pool, ctx.params.county ?? '')).map(supplierJson)
    })
    .get('/:id', byId, async (ctx) => {
      ctx.body = profileJson(await findListedSupplier(ctx.state.context.pool, ctx.params.id))
    })

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)
const readNumber = (text = '') => (/^\s*[-+]?[\d.]+(?:e[-+]?\d+)?\s*$/i.test(text) ? Number(text) : NaN)

const readService = (text: string | undefined): Service | undefined => {
  if (!text || text.toLowerCase() === 'all') return undefined
  const service = Object.values(Service).find((name) => name === text.toUpperCase())
  if (!service) throw badInput({ service: 'This service does not exist' })
  return service
}
