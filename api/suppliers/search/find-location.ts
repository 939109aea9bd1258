import type { Pool } from 'pg'
import { runSql } from '../../database/sql.ts'
import type { Location } from '../../places/location.entity.ts'

/** A place with its count of suppliers. */
export const findLocation = async (pool: Pool, id: number): Promise<Location | null> => {
  const text = `
    select id, name, type, county, country, town, latitude, longitude, population, supplier_count "supplierCount",
           is_popular "isPopular"
      from location where id = $1`
  return (await runSql<Location>(pool, text, [id])).rows[0] ?? null
}
