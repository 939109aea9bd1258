import type { Pool } from 'pg'
import { runSql } from '../database/sql.ts'
import type { Location } from '../places/location.entity.ts'

/** The largest cities, those with most suppliers first. */
export const popularLocations = async (pool: Pool, first: number): Promise<Location[]> => {
  const text = `
    select id, name, type, county, country, town, latitude, longitude, population, supplier_count "supplierCount", is_popular "isPopular"
      from location where is_popular order by supplier_count desc, id limit $1`
  return (await runSql<Location>(pool, text, [first])).rows
}
