import Router from '@koa/router'
import { z } from 'zod'
import type { Context } from '../server/context.ts'
import { describeRoute } from '../server/describe-route.ts'
import { PublicError } from '../server/errors.ts'
import { countyResponse, guideResponse, popularLocationResponse } from './county-responses.ts'
import type { Population } from './county-content.entity.ts'
import { countyGuides } from './county-guide.ts'
import { findCounty, listCounties } from './list-counties.ts'
import { popularLocations } from './popular-locations.ts'

const popular = describeRoute({
  tag: 'Counties',
  summary: 'List the cities with the most suppliers, at most 6',
  answer: z.array(popularLocationResponse),
})
const all = describeRoute({
  tag: 'Counties',
  summary: 'List counties',
  details: 'You may cache the answer for an hour.',
  answer: z.array(countyResponse),
})
const guide = describeRoute({
  tag: 'Counties',
  summary: 'Get the guide to a county',
  path: { county: { rule: z.string(), description: 'Its name or its urlName.', example: 'gloucestershire' } },
  answer: guideResponse,
  refusals: [404],
})

/** REST paths of counties and popular places, for clients of the old API. */
export const placeRoutes = (): Router => {
  const router = new Router<{ context: Context }>({ prefix: '/api/locations' })
  router.get('/popular', popular, async (ctx) => {
    const locations = await popularLocations(ctx.state.context.pool, 6)
    ctx.body = locations.map(({ id, name, supplierCount }) => ({ id, name, supplierCount }))
  })
  router.get('/counties', all, async (ctx) => {
    const counties = await listCounties(ctx.state.context.pool)
    ctx.set('cache-control', 'public, max-age=3600')
    ctx.body = counties.map(({ name, urlName, supplierCount, description }) => ({
      name,
      urlName,
      supplierCount,
      description,
    }))
  })
  router.get('/counties/:county/content', guide, async (ctx) => {
    const { pool } = ctx.state.context
    const county = await findCounty(pool, ctx.params.county ?? '')
    if (!county) throw new PublicError('NOT_FOUND', 'There is no such county')
    const [guide] = await countyGuides(pool, [county.id])
    if (!guide) throw new PublicError('NOT_FOUND', 'There is no guide to this county yet')
    const {
      overview,
      buyingGuide,
      localTrends,
      localMaterials,
      weatherConsiderations,
      seasonalRecommendations,
      cities,
    } = guide
    const populationEstimate = formatPopulation(guide.populationEstimate)
    ctx.body = {
      overview,
      buyingGuide,
      localTrends,
      localMaterials,
      weatherConsiderations,
      seasonalRecommendations,
      populationEstimate,
      cities,
    }
  })
  return router
}

/** Clients of the old API display this text as it is. */
const formatPopulation = (population: Population | null) =>
  population && `${population.people.toLocaleString('en-GB')} (${population.source})`
