import type { Pool } from 'pg'

/** Columns of a row by their names in the database. */
type Row = Record<string, unknown>

const insert = async (pool: Pool, table: string, row: Row): Promise<number> => {
  const columns = Object.keys(row)
  const text = `insert into ${table} (${columns.join(', ')}) values (${columns.map((_, index) => `$${index + 1}`).join(', ')}) returning id`
  return (await pool.query<{ id: number }>(text, Object.values(row))).rows[0]!.id
}

/** Rows for tests, each with overrides; the answer is the id. */
export const build = (pool: Pool) => ({
  /** A listed supplier of blinds in Cheltenham. */
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
  /** A published review with four stars. */
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
  /** A place with the names that it is found by. */
  location: async (names: string[], overrides: Row = {}) => {
    const row = { name: names[0], type: 'town', country: 'GB', latitude: 51.9, longitude: -2.08, population: 100_000, ...overrides }
    const id = await insert(pool, 'location', row)
    for (const key of names) await pool.query('insert into location_name values ($1, $2)', [key.toLowerCase(), id])
    return id
  },
})
