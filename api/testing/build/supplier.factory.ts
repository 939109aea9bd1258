import type { Pool } from 'pg'

type Row = Record<string, unknown>

const insert = async (pool: Pool, table: string, row: Row): Promise<number> => {
  const columns = Object.keys(row)
  const values = columns.map((_, index) => `$${index + 1}`)
  const text = `insert into ${table} (${columns.join(', ')}) values (${values.join(', ')}) returning id`
  return (await pool.query<{ id: number }>(text, Object.values(row))).rows[0]!.id
}

export const build = (pool: Pool) => ({
  supplier: (overrides: Row = {}) =>
    insert(pool, 'supplier', {
      name: 'Regency Blinds',
      city: 'Cheltenham',
      county: 'Gloucestershire',
      postcode: 'GL50 1AA',
      services: ['Blinds'],
      latitude: 51.9,
      longitude: -2.08,
      status: 'listed',
      ...overrides,
    }),
  review: (supplierId: number, overrides: Row = {}) =>
    insert(pool, 'review', {
      supplier_id: supplierId,
      rating: 4,
      comment: 'Neatly fitted and on time.',
      reviewer_name: 'Anna',
      reviewer_email: 'anna@example.com',
      status: 'published',
      ...overrides,
    }),
  county: (name: string, urlName: string, [latitude, longitude]: [number, number]) =>
    insert(pool, 'county', { name, url_name: urlName, country: 'England', latitude, longitude }),
  location: async (names: string[], overrides: Row = {}) => {
    const row = {
      name: names[0],
      type: 'town',
      country: 'GB',
      latitude: 51.9,
      longitude: -2.08,
      population: 100_000,
      ...overrides,
    }
    const id = await insert(pool, 'location', row)
    for (const key of names) await pool.query('insert into location_name values ($1, $2)', [key.toLowerCase(), id])
    return id
  },
})

const leeds = { city: 'Leeds', county: 'West Yorkshire', postcode: 'LS1 5AA', latitude: 53.8, longitude: -1.55 }

/** Three listed suppliers in Cheltenham and four in Leeds, and two that are not public. */
export const buildTwoTowns = async (pool: Pool) => {
  const make = build(pool)
  await make.supplier({ name: 'Regency Blinds', average_rating: 4.5, review_count: 8, is_verified: true })
  await make.supplier({
    name: 'Cotswold Drapes',
    services: ['Curtains', 'Made to Measure'],
    average_rating: 4.9,
    review_count: 3,
  })
  await make.supplier({
    name: 'Promenade Shutters',
    services: ['Plantation Shutters', 'Fitting'],
    average_rating: 4.5,
    review_count: 30,
  })
  await make.supplier({
    name: 'Briggate Blinds',
    ...leeds,
    services: ['Venetian Blinds', 'Repairs'],
    average_rating: 4.8,
    review_count: 12,
    is_premium: true,
  })
  await make.supplier({
    name: 'Headrow Curtains',
    ...leeds,
    latitude: 53.9,
    services: ['Voile Curtains'],
    description: 'Blinds for campervans too.',
  })
  await make.supplier({
    name: 'Álvarez Shadés',
    ...leeds,
    services: ['Duette honeycomb'],
    average_rating: 3,
    review_count: 1,
  })
  await make.supplier({
    name: 'Bath Road Interiors',
    ...leeds,
    services: ['Bespoke Designs'],
    average_rating: 2,
    review_count: 1,
  })
  await make.supplier({ name: 'Waiting Blinds', status: 'pending' })
  await make.supplier({ name: 'Hidden Blinds', status: 'hidden', average_rating: 5 })
}
