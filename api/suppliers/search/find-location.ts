import type { Pool } from 'pg'
import { runSql } from '../../database/sql.ts'
import { locationColumns } from '../../places/location-columns.ts'
import type { Location } from '../../places/location.entity.ts'

export const findLocation = async (pool: Pool, id: number): Promise<Location | null> => {
  const text = `select ${locationColumns} from location l where l.id = $1`
  return (await runSql<Location>(pool, text, [id])).rows[0] ?? null
}
