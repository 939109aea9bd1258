import type { Pool } from 'pg'

/** Unique names, in towns of the directory. */
export const createSupplierMaker = async (pool: Pool) => {
  const { rows: towns } = await pool.query<{ city: string; postcode: string; county: string }>(`
    select city, min(postcode) postcode, min(county) county from supplier
     where postcode is not null and city is not null and country = 'United Kingdom' group by city order by md5(city) limit 1000`)
  return (count: number) => {
    const run = `Bench${Math.random().toString(36).slice(2, 8)}`
    return Array.from({ length: count }, (_, index) => ({
      name: `${run} ${index} Blinds`,
      phone: `0${1_200_000_000 + Math.floor(Math.random() * 7e8)}`,
      ...towns[index % towns.length]!,
    }))
  }
}

export const toCsv = (suppliers: readonly object[]): string =>
  [Object.keys(suppliers[0]!), ...suppliers.map((one) => Object.values(one))].map((line) => line.join(',')).join('\n')
