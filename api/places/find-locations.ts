import type { Pool } from 'pg'
import { readRows, runSql } from '../database/sql.ts'
import { groupRowsById } from '../schema/per-request.ts'
import type { Location } from './location.ts'

export const locationColumns =
  'l.id, l.slug, l.name, l.type, l.county, l.country, l.town, l.latitude, l.longitude, l.population, l.supplier_count "supplierCount", l.is_popular "isPopular"'

export const findLocations = async (pool: Pool, ids: readonly number[]): Promise<(Location | null)[]> => {
  const text = `select l.id "of", ${locationColumns} from location l where l.id = any($1::int[])`
  const { rows } = await runSql<Location & { of: number }>(pool, text, [ids])
  return groupRowsById(ids, rows).map(([first]) => first ?? null)
}

export const popularLocations = async (pool: Pool, first: number): Promise<Location[]> => {
  const text = `
    select ${locationColumns} from location l
     where l.is_popular and l.supplier_count > 0 order by l.supplier_count desc, l.id limit $1`
  return readRows<Location>(pool, text, [first])
}
