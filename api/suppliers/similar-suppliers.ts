import type { Pool } from 'pg'
import { runSql } from '../database/sql.ts'
import { nearestMatches } from './search/nearest-matches.ts'
import { everySupplier } from './search/search.ts'
import { supplierColumns } from './supplier-columns.ts'
import type { Supplier } from './supplier.entity.ts'

/** Suppliers farther away than this are no alternative for the same customer. */
const farthestMiles = 80

/** The nearest others that share a service; without coordinates the best rated ones of the same county. */
export const similarSuppliers = async (pool: Pool, supplier: Supplier, first: number): Promise<Supplier[]> => {
  const { id, latitude, longitude, serviceGroups } = supplier
  if (latitude === null || longitude === null) return similarInCounty(pool, supplier, first)
  const circle = { latitude, longitude, radiusMiles: farthestMiles }
  return nearestMatches(
    pool,
    everySupplier,
    circle,
    { limit: first },
    {
      conditions: (values) => [`s.service_groups && ${values.add(serviceGroups)}::text[]`, `s.id <> ${values.add(id)}`],
    },
  )
}

const similarInCounty = async (pool: Pool, supplier: Supplier, first: number): Promise<Supplier[]> => {
  const text = `
    select ${supplierColumns} from supplier s
     where s.status = 'listed' and s.county = $1 and s.service_groups && $2::text[] and s.id <> $3
     order by s.average_rating desc, s.review_count desc, s.id desc limit $4`
  const { county, serviceGroups, id } = supplier
  return (await runSql<Supplier>(pool, text, [county, serviceGroups, id, first])).rows
}
