import type { Pool } from 'pg'
import { prepared } from './prepared.ts'
import { supplierColumns } from './supplier-columns.ts'
import { inArea, milesFrom, Values } from './supplier-conditions.ts'
import type { Supplier } from './supplier.entity.ts'

const radiiMiles = [5, 20, 80]

/** The nearest others that share a service; without coordinates the best rated ones of the same county. */
export const similarSuppliers = async (pool: Pool, supplier: Supplier, first: number): Promise<Supplier[]> => {
  const { latitude, longitude } = supplier
  if (latitude === null || longitude === null) return similarInCounty(pool, supplier, first)
  let rows: Supplier[] = []
  for (const radiusMiles of radiiMiles) {
    const values = new Values()
    const circle = { latitude, longitude, radiusMiles }
    const miles = milesFrom(circle, values)
    const text = `
      select ${supplierColumns}, round(${miles}::numeric, 1)::float8 distance from supplier s
       where s.status = 'listed' and ${inArea({ circle }, values, true).join(' and ')}
         and s.service_groups && ${values.add(supplier.serviceGroups)}::text[] and s.id <> ${values.add(supplier.id)}
       order by ${miles}, s.id limit ${values.add(first)}`
    rows = (await pool.query<Supplier>(prepared(text, values.list))).rows
    if (rows.length >= first) break
  }
  return rows
}

const similarInCounty = async (
  pool: Pool,
  { id, county, serviceGroups }: Supplier,
  first: number,
): Promise<Supplier[]> => {
  const text = `
    select ${supplierColumns} from supplier s
     where s.status = 'listed' and s.county = $1 and s.service_groups && $2::text[] and s.id <> $3
     order by s.average_rating desc, s.review_count desc, s.id desc limit $4`
  return (await pool.query<Supplier>(prepared(text, [county, serviceGroups, id, first]))).rows
}
