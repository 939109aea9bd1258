import Router from '@koa/router'
import { z } from 'zod'
import type { Context } from '../server/context.ts'
import { describeField, describeRoute, describeAnswer, named, pickFields } from '../server/describe-route.ts'
import { PublicError } from '../server/errors.ts'
import type { Population } from './county-content.ts'
import { countyGuides, toPlainText } from './county-guide.ts'
import { findCounty, listCounties } from './list-counties.ts'
import { popularLocations } from '../places/find-locations.ts'
import { thousands } from '../text/plural.rules.ts'

const popularLocationResponse = named(
  describeAnswer('Location', { id: 3, name: 'Leeds', supplierCount: 42 }),
  'PopularLocation',
)

const countyResponse = named(
  describeAnswer('County', {
    name: 'Gloucestershire',
    urlName: 'gloucestershire',
    supplierCount: 31,
    description: 'From the Cotswolds to the Severn.',
  }),
  'County',
)

const guideResponse = named(
  describeAnswer('CountyContent', {
    overview: 'Stone cottages and Regency terraces.',
    buyingGuide: 'Measure each window of an old house.',
    localTrends: ['Roman blinds in linen'],
    localMaterials: ['Interlined cotton'],
    weatherConsiderations: 'Damp valleys ask for lined curtains.',
    seasonalRecommendations: {
      spring: 'Clean the slats.',
      summer: 'Keep the sun out.',
      autumn: 'Hang the winter curtains.',
      winter: 'Close them at dusk.',
    },
    populationEstimate: describeField(z.string().nullable(), 'The official figure, with its source.', '650,000 (ONS)'),
    cities: [{ city: 'Cheltenham', content: 'Tall sash windows.' }],
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
  path: { county: { rule: z.string(), description: 'The county’s name or urlName.', example: 'gloucestershire' } },
  answer: guideResponse,
  refusals: [404],
})

/** For clients of the old API. */
export const placeRoutes = (): Router =>
  new Router<{ context: Context }>({ prefix: '/api/locations' })
    .get('/popular', popular, async (ctx) => {
      const locations = await popularLocations(ctx.state.context.pool, 6)
      ctx.body = locations.map((location) => pickFields(popularLocationResponse, location))
    })
    .get('/counties', all, async (ctx) => {
      const counties = await listCounties(ctx.state.context.pool)
      ctx.set('cache-control', 'public, max-age=3600')
      ctx.body = counties.map((county) => pickFields(countyResponse, county))
    })
    .get('/counties/:county/content', guide, async (ctx) => {
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

/** Clients of the old API display this text as it is. */
const formatPopulation = (population: Population | null) =>
  population && `${thousands(population.people)} (${population.source})`
