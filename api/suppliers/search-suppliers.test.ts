import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../database/test-database.ts'
import { build } from './supplier.build.ts'
import { askSuppliers } from './ask.build.ts'

const database = await testDatabase()
const { pool } = database
const ask = askSuppliers(pool)
const make = build(pool)
afterAll(() => database.close())

interface List {
  nodes: { id: string; name: string; distance: number | null }[]
  edges: { cursor: string }[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
  totalCount: number
  isTotalExact: boolean
  facets: { services: { service: string; count: number }[]; counties: { county: string; count: number }[] }
  place: { name: string } | null
  correctedQuery: string | null
  droppedWords: string[]
  widenedToMiles: number | null
}

const list = async (filter: Record<string, unknown> = {}, rest: Record<string, unknown> = {}): Promise<List> => {
  const { data, errors } = await ask<{ suppliers: List }>(
    `query ($filter: SupplierFilter, $sort: SupplierSort, $first: Int, $after: String) {
      suppliers(filter: $filter, sort: $sort, first: $first, after: $after) {
        nodes { id name distance } edges { cursor } pageInfo { hasNextPage endCursor } totalCount isTotalExact
        facets { services { service count } counties { county count } } place { name supplierCount }
        correctedQuery droppedWords widenedToMiles
      }
    }`,
    { filter, ...rest },
  )
  expect(errors).toBeUndefined()
  return data.suppliers
}
const names = async (filter: Record<string, unknown> = {}, rest: Record<string, unknown> = {}) =>
  (await list(filter, rest)).nodes.map(({ name }) => name)

beforeAll(async () => {
  await make.county('Gloucestershire', 'gloucestershire', [51.8, -2.2])
  await make.county('West Yorkshire', 'west-yorkshire', [53.75, -1.6])
  await make.county('Rutland', 'rutland', [52.65, -0.63])
  await make.location(['Gloucestershire', 'Glos'], { type: 'county', county: 'Gloucestershire', latitude: 51.8, longitude: -2.2 })
  await make.location(['Rutland'], { type: 'county', county: 'Rutland', latitude: 52.65, longitude: -0.63 })
  await make.location(['Cheltenham'], { county: 'Gloucestershire' })
  await make.location(['GL50'], { type: 'outcode', population: null })
  await make.location(['Leeds'], { county: 'West Yorkshire', latitude: 53.8, longitude: -1.55, population: 500_000 })
  await make.location(['Lerwick'], { county: 'Shetland Islands', latitude: 60.15, longitude: -1.14 })
  await make.location(['Sale'], { county: 'Greater Manchester', latitude: 53.42, longitude: -2.32 })
  const leeds = { city: 'Leeds', county: 'West Yorkshire', latitude: 53.8, longitude: -1.55 }
  await make.supplier({ name: 'Regency Blinds', average_rating: 4.5, review_count: 8, is_verified: true })
  await make.supplier({ name: 'Cotswold Drapes', services: ['Curtains', 'Made to Measure'], average_rating: 4.9, review_count: 3 })
  await make.supplier({ name: 'Promenade Shutters', services: ['Plantation Shutters', 'Fitting'], average_rating: 4.5, review_count: 30 })
  await make.supplier({ name: 'Briggate Blinds', ...leeds, services: ['Venetian Blinds', 'Repairs'], average_rating: 4.8, review_count: 12, is_premium: true })
  await make.supplier({ name: 'Headrow Curtains', ...leeds, latitude: 53.9, services: ['Voile Curtains'], description: 'Blinds for campervans too.' })
  await make.supplier({ name: 'Álvarez Shadés', ...leeds, services: ['Duette honeycomb'], average_rating: 3, review_count: 1 })
  await make.supplier({ name: 'Bath Road Interiors', ...leeds, services: ['Bespoke Designs'], average_rating: 2, review_count: 1 })
  await make.supplier({ name: 'Waiting Blinds', status: 'pending' })
  await make.supplier({ name: 'Hidden Blinds', status: 'hidden', average_rating: 5 })
})

describe('order', () => {
  test('best rated first, then most reviews; premium has no advantage', async () => {
    expect(await names()).toEqual([
      'Cotswold Drapes', 'Briggate Blinds', 'Promenade Shutters', 'Regency Blinds', 'Álvarez Shadés', 'Bath Road Interiors', 'Headrow Curtains',
    ])
  })
  test('by reviews', async () => {
    expect((await names({}, { sort: 'REVIEWS' })).slice(0, 3)).toEqual(['Promenade Shutters', 'Briggate Blinds', 'Regency Blinds'])
  })
  test('by name, accents ignored', async () => {
    expect((await names({}, { sort: 'NAME' })).slice(0, 3)).toEqual(['Álvarez Shadés', 'Bath Road Interiors', 'Briggate Blinds'])
  })
  test('by distance from a place; by rating where there is none', async () => {
    const { nodes } = await list({ near: 'Leeds' }, { sort: 'DISTANCE' })
    expect(nodes.at(-1)).toMatchObject({ name: 'Headrow Curtains', distance: 6.9 })
    expect(nodes[0]!.distance).toBe(0)
    expect((await names({}, { sort: 'DISTANCE' }))[0]).toBe('Cotswold Drapes')
  })
  test('by relevance: a hit in the name before one in the description', async () => {
    expect((await names({ query: 'curtains', near: 'Leeds' }, { sort: 'RELEVANCE' }))[0]).toBe('Headrow Curtains')
    expect((await names({ query: 'blinds', near: 'Leeds' }, { sort: 'RELEVANCE' }))[0]).toBe('Briggate Blinds')
  })
})

describe('pages', () => {
  test.each(['RATING', 'REVIEWS', 'NAME', 'DISTANCE', 'RELEVANCE'])('cursors walk through all of a list by %s, none twice', async (sort) => {
    const filter = sort === 'RATING' ? {} : { near: 'Leeds', ...(sort === 'RELEVANCE' ? { query: 'blinds' } : {}) }
    const whole = await names(filter, { sort, first: 100 })
    const seen: string[] = []
    let after: string | null = null
    do {
      const page: List = await list(filter, { sort, first: 2, after })
      seen.push(...page.nodes.map(({ name }) => name))
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null
    } while (after)
    expect(seen).toEqual(whole)
    expect(whole.length).toBeGreaterThan(2)
  })
})
