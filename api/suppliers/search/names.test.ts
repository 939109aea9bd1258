import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../testing/test-database.ts'
import { listSuppliers } from '../../testing/build/query.fixtures.ts'
import { build } from '../../testing/build/supplier.factory.ts'
import { singular, tokenize } from './words/read-query.ts'

const { pool, close } = await testDatabase('places')
const list = listSuppliers(pool)
const leeds = { city: 'Leeds', county: 'West Yorkshire', latitude: 53.8, longitude: -1.55 }
afterAll(() => close())
beforeAll(async () => {
  const make = build(pool)
  await make.supplier({ name: 'Shaded Living', services: ['Curtains'] })
  await make.supplier({ name: 'Fell Shades', services: ['Curtains'] })
  await make.supplier({ name: 'Canopy', services: ['Curtains'] })
  await make.supplier({ name: 'Terrace & Sun', services: ['Awnings'] })
  await make.supplier({ name: "Hillary's Fitting Room", services: ['Shutters'] })
  await make.supplier({ name: "Mary O'Hanlon", services: ['Shutters'] })
  await make.supplier({ name: 'D’Angelo & Sons', services: ['Shutters'] })
  await make.supplier({ name: 'De-Luxe Interiors', services: ['Shutters'] })
  await make.supplier({
    name: 'Gallery Fløtt',
    services: ['Shutters'],
    description: 'We decorate houses and shaded terraces. Our customers get fixed prices and clean lines.',
  })
})

const firsts: [query: string, name: string][] = [
  ['Shifts', 'Shifts'],
  ['shifts leeds', 'Shifts'],
  ['st marys blinds', "St. Mary's Blinds"],
  ["St Mary's Blinds", "St. Mary's Blinds"],
  ['obriain', "O'Briain Curtains"],
  ['obriain curtains', "O'Briain Curtains"],
  ["o'briain", "O'Briain Curtains"],
  ['o briain', "O'Briain Curtains"],
  ['A.B.C.', 'A.B.C. Louvres'],
  ['abc', 'A.B.C. Louvres'],
  ['a b c louvres', 'A.B.C. Louvres'],
  ['ABC Louvres', 'A.B.C. Louvres'],
  ['j and k interiors', 'J & K Interiors'],
  ['j&k', 'J & K Interiors'],
]

const names = async (query: string) => (await list({ query })).nodes.map(({ name }) => name).toSorted()

test.each([
  ['shade', ['Fell Shades']],
  ['shaded living', ['Shaded Living']],
  ['awnings', ['Terrace & Sun']],
  ['canopy', ['Canopy', 'Terrace & Sun']],
  ['hillarys', ["Hillary's Fitting Room"]],
  ['hillary', ["Hillary's Fitting Room"]],
  ['ohanlon', ["Mary O'Hanlon"]],
  ["o'hanlon", ["Mary O'Hanlon"]],
  ['ohanlons', ["Mary O'Hanlon"]],
  ['dangelo', ['D’Angelo & Sons']],
  ["d'angelo", ['D’Angelo & Sons']],
  ['deluxe', ['De-Luxe Interiors']],
  ['de luxe', ['De-Luxe Interiors']],
  ['galleries', ['Gallery Fløtt']],
  ['fløtt', ['Gallery Fløtt']],
  ['decorating', ['Gallery Fløtt']],
  ['bespoke', []],
  ['repairs', []],
  ['cleaning', []],
])('%s finds %j: whole words in names, other forms in texts too', async (query, expected) => {
  expect(await names(query)).toEqual(expected)
})

test('a firm with exactly the typed name comes first, whatever its rating, and only once', async () => {
  const make = build(pool)
  const many = Array.from({ length: 6 }, (_, index) => `Night Shifts ${index}`)
  for (const name of many) await make.supplier({ name, services: ['Louvres'], average_rating: 5, review_count: 50 })
  await make.supplier({ name: 'Shifts Ltd', services: ['Louvres'], average_rating: 0, review_count: 0 })
  const seen: string[] = []
  let after: string | null = null
  do {
    const { nodes, pageInfo } = await list({ query: 'Shifts' }, { first: 2, after })
    seen.push(...nodes.map(({ name }) => name))
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null
  } while (after)
  expect(seen[0]).toBe('Shifts Ltd')
  expect(seen.slice(1).toSorted()).toEqual(many)
})

test('names become singular in the database as in a search', async () => {
  const name = 'Draperies, B&Q’s glass boxes / Hillary’s Pies of St. Ives'
  const { rows } = await pool.query<{ words: string }>('select trim(name_words($1)) words', [name])
  expect(rows[0]!.words).toBe('drapery b and qs glass boxe hillary pie of st ive')
  expect(tokenize(name).map(singular).join(' ')).toBe(rows[0]!.words)
})

test.each(firsts)('%s finds %s first, before others with its words', async (query, name) => {
  await pool.query('delete from supplier')
  const make = build(pool)
  const better = { average_rating: 5, review_count: 90 }
  await make.supplier({ name: 'Night Blinds', description: 'For shifts. A, b and c.', ...better })
  await make.supplier({ name: 'Scilly Blinds', city: "St Mary's", latitude: 49.92, longitude: -6.3, ...better })
  await make.supplier({ name: 'Mary Blinds', service_areas: ["St Mary's"], ...better })
  await make.supplier({ name: 'Brian Curtains', ...better })
  await make.supplier({ name: 'C. Ellerby Louvres', services: ['Louvres'], ...better })
  await make.supplier({ name: 'K. Young Interiors', ...better })
  for (const own of new Set(firsts.map(([, each]) => each))) await make.supplier({ name: own, ...leeds })
  expect((await list({ query })).nodes[0]?.name).toBe(name)
})
