import Router from '@koa/router'
import { z } from 'zod'
import type { Context } from '../server/context.ts'
import { describeRoute, named, orNull, describeField, pickFields } from '../server/describe-route.ts'
import { PublicError } from '../server/errors.ts'
import type { Population } from './county-content.ts'
import { countyGuides, toPlainText } from './county-guide.ts'
import { findCounty, listCounties } from './list-counties.ts'
import { popularLocations } from '../places/find-locations.ts'

const popularLocationResponse = named(
  z.object({
    id: describeField(z.int(), 'Identifies the place.', 3),
    name: describeField(z.string(), 'The city.', 'Leeds'),
    supplierCount: describeField(z.int(), 'Listed suppliers there.', 42),
  }),
  'PopularLocation',
)

const countyResponse = named(
  z.object({
    name: describeField(z.string(), 'The name as people write it.', 'Gloucestershire'),
    urlName: describeField(z.string(), 'The last part of the page’s address: /counties/{urlName}.', 'gloucestershire'),
    supplierCount: describeField(z.int(), 'Listed suppliers in the county.', 31),
    description: orNull(z.string(), 'One sentence about the county.', 'From the Cotswolds to the Severn.'),
  }),
  'County',
)

const text = (description: string, example: string) => describeField(z.string(), description, example)

const guideResponse = named(
  z.object({
    overview: text('About the county.', 'Stone cottages and Regency terraces.'),
    buyingGuide: text('Advice for buyers in the county.', 'Measure each window of an old house.'),
    localTrends: describeField(z.array(z.string()), 'Popular styles.', ['Roman blinds in linen']),
    localMaterials: describeField(z.array(z.string()), 'Recommended materials.', ['Interlined cotton']),
    weatherConsiderations: text('How the weather affects window furnishings.', 'Damp valleys ask for lined curtains.'),
    seasonalRecommendations: z.object({
      spring: text('Spring.', 'Clean the slats.'),
      summer: text('Summer.', 'Keep the sun out.'),
      autumn: text('Autumn.', 'Hang the winter curtains.'),
      winter: text('Winter.', 'Close them at dusk.'),
    }),
    populationEstimate: orNull(z.string(), 'The official figure, with its source.', '650,000 (ONS)'),
    cities: describeField(
      z.array(z.object({ city: z.string(), content: z.string() })),
      'Major towns, each with its own text.',
      [{ city: 'Cheltenham', content: 'Tall sash windows.' }],
    ),
  }),
  'CountyGuide',
)

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

/** For clients of the old API. */
export const placeRoutes = (): Router => {
  const router = new Router<{ context: Context }>({ prefix: '/api/locations' })
  router.get('/popular', popular, async (ctx) => {
    const locations = await popularLocations(ctx.state.context.pool, 6)
    ctx.body = locations.map((location) => pickFields(popularLocationResponse, location))
  })
  router.get('/counties', all, async (ctx) => {
    const counties = await listCounties(ctx.state.context.pool)
    ctx.set('cache-control', 'public, max-age=3600')
    ctx.body = counties.map((county) => pickFields(countyResponse, county))
  })
  router.get('/counties/:county/content', guide, async (ctx) => {
    const { pool } = ctx.state.context
    const county = await findCounty(pool, ctx.params.county ?? '')
    if (!county) throw new PublicError('NOT_FOUND', 'This county does not exist')
    const [guide] = await countyGuides(pool, [county.id])
    if (!guide) throw new PublicError('NOT_FOUND', 'This county has no guide yet')
    ctx.body = pickFields(guideResponse, guide, {
      overview: toPlainText(guide.overview),
      buyingGuide: toPlainText(guide.buyingGuide),
      populationEstimate: formatPopulation(guide.populationEstimate),
    })
  })
  return router
}

/** Clients of the old API display this text as it is. */
const formatPopulation = (population: Population | null) =>
  population && `${population.people.toLocaleString('en-GB')} (${population.source})`
