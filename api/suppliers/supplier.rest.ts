import Router from '@koa/router'
import type { Context } from '../server/context.ts'
import { badInput } from '../server/errors.ts'
import { countySuppliers } from './county-suppliers.ts'
import { featuredSuppliers } from './featured-suppliers.ts'
import { findListedSupplier } from './find-supplier.ts'
import { nearSuppliers } from './near-suppliers.ts'
import { searchSuppliers } from './search/search-suppliers.ts'
import { Service } from './service.ts'
import { streamSuppliers } from './stream-suppliers.ts'
import type { Supplier } from './supplier.entity.ts'

/** The most suppliers in one response, where not all are promised. */
const searchAtMost = 100

/** The REST paths of suppliers, for clients of the old API; each does the same as its namesake in GraphQL. */
export const supplierRoutes = (): Router => {
  const router = new Router<{ context: Context }>({ prefix: '/api/suppliers' })
  router.get('/', async (ctx) => {
    ctx.body = await streamSuppliers(ctx.state.context.pool)
    ctx.set('cache-control', 'public, max-age=300')
    ctx.type = 'json'
  })
  router.get('/featured', async (ctx) => {
    ctx.body = (await featuredSuppliers(ctx.state.context.pool, 6)).map(toJson)
  })
  router.get('/search', async (ctx) => {
    const [query, city, service] = ['query', 'city', 'service'].map((name) => one(ctx.query[name]))
    const words = city && query === city ? undefined : query // clients that ask for a city send it twice
    const filter = { query: words, near: city, service: serviceOf(service) }
    const { nodes } = await searchSuppliers(ctx.state.context.pool, { filter, sort: 'RATING', first: searchAtMost })
    ctx.body = nodes.map(toJson)
  })
  router.get('/near', async (ctx) => {
    const [lat, lng, radius] = ['lat', 'lng', 'radius'].map((name) => one(ctx.query[name]))
    const input = { lat: numberOf(lat), lng: numberOf(lng), radiusMiles: radius ? numberOf(radius) : undefined }
    const suppliers = await nearSuppliers(ctx.state.context.pool, input, searchAtMost)
    ctx.body = suppliers.map(({ id, name, latitude, longitude, address, distance }) => ({
      id,
      name,
      latitude: textOf(latitude),
      longitude: textOf(longitude),
      address,
      distance,
    }))
  })
  router.get('/county/:county', async (ctx) => {
    ctx.body = (await countySuppliers(ctx.state.context.pool, ctx.params.county ?? '')).map(toJson)
  })
  router.get('/:id', async (ctx) => {
    const supplier = await findListedSupplier(ctx.state.context.pool, ctx.params.id)
    ctx.body = {
      ...toJson(supplier),
      openingHours: supplier.openingHours,
      imageUrl: supplier.imageUrl,
      rating: supplier.averageRating,
    }
  })
  return router
}

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)
const numberOf = (text: string | undefined) => (text?.trim() ? Number(text) : NaN)

/** Coordinates are strings in this API, as they always were. */
const textOf = (degrees: number | null) => (degrees === null ? null : String(degrees))

/** `all`, like no value, asks for every service. */
const serviceOf = (text: string | undefined): Service | undefined => {
  if (!text || text === 'all') return undefined
  const service = Object.values(Service).find((name) => name === text.toUpperCase())
  if (!service) throw badInput({ service: 'There is no such service' })
  return service
}

/** A supplier in the form of this API. */
const toJson = (supplier: Supplier) => ({
  id: supplier.id,
  name: supplier.name,
  description: supplier.description,
  email: supplier.email,
  phone: supplier.phone,
  website: supplier.website,
  address: supplier.address,
  city: supplier.city,
  county: supplier.county,
  postcode: supplier.postcode,
  country: supplier.country,
  services: supplier.services,
  isPremium: supplier.isPremium,
  averageRating: supplier.averageRating,
  reviewCount: supplier.reviewCount,
  logoUrl: supplier.logoUrl,
  bannerUrl: supplier.bannerUrl,
  isVerified: supplier.isVerified,
  latitude: textOf(supplier.latitude),
  longitude: textOf(supplier.longitude),
  createdAt: supplier.createdAt,
  metaTitle: supplier.metaTitle,
  metaDescription: supplier.metaDescription,
  keywords: supplier.keywords,
  specialties: supplier.specialties,
  serviceAreas: supplier.serviceAreas,
  establishedYear: supplier.establishedYear,
})
