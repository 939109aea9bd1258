import type { Pool } from 'pg'
import { runSql } from '../database/sql.ts'
import { locationColumns } from '../places/location-columns.ts'
import type { Location } from '../places/location.entity.ts'

export const popularLocations = async (pool: Pool, first: number): Promise<Location[]> => {
  const text = `
    select ${locationColumns} from location l
     where l.is_popular and l.supplier_count > 0 order by l.supplier_count desc, l.id limit $1`
  return (await runSql<Location>(pool, text, [first])).rows
}
