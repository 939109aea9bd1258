import type { Pool } from 'pg'
import { findRow, readRows, runSql } from '../database/sql.ts'
import { groupRowsById } from '../schema/per-request.ts'
import type { County } from './county.ts'
import { placeKey } from '../places/place-key.ts'

const counties = `
  select c.id, c.name, c.url_name "urlName", c.country, c.description, c.latitude, c.longitude, coalesce(n.suppliers, 0) "supplierCount"
    from county c left join supplier_count n on n.county = c.name and n.service = ''`

/** Reads two small tables, so it needs no cache. */
export const listCounties = (pool: Pool): Promise<County[]> => readRows<County>(pool, `${counties} order by c.name`)

export const countiesBy =
  <Key extends 'id' | 'name'>(key: Key) =>
  async (pool: Pool, requestedKeys: readonly County[Key][]): Promise<(County | null)[]> => {
    const text = `${counties} where c.${key} = any($1::${key === 'id' ? 'int' : 'text'}[])`
    const { rows } = await runSql<County>(pool, text, [requestedKeys])
    return requestedKeys.map((one) => rows.find((row) => row[key] === one) ?? null)
  }

export const listNeighbours = async (
  pool: Pool,
  ids: readonly number[],
  { first }: { first: number },
): Promise<County[][]> => {
  const text = `
    select me.id "of", near.* from county me
     cross join lateral (${counties}
       where c.id <> me.id
       order by (c.latitude - me.latitude) ^ 2 + ((c.longitude - me.longitude) * cos(radians(me.latitude))) ^ 2, c.id limit $2) near
     where me.id = any($1::int[])`
  const { rows } = await runSql<County & { of: number }>(pool, text, [ids, first], { isPlannedOnce: true })
  return groupRowsById(ids, rows)
}

/** Understands any spelling of a name: "Hants", "county-essex", "Durham". */
export const findCounty = async (pool: Pool, typed: string): Promise<County | null> => {
  const key = placeKey(typed.slice(0, 100))
  const bare = key.replace(/^(county|co) /, '')
  if (!bare) return null
  const keys = [key, bare, `county ${bare}`]
  const text = `${counties}
     where c.url_name = any($1) or c.name = any(
       array(select l.name from location_name k join location l on l.id = k.location_id where k.key = any($2) and l.type = 'county'))
     order by array_position($1, c.url_name) nulls last, c.id limit 1`
  const urlNames = keys.map((name) => name.replaceAll(' ', '-'))
  return (await findRow<County>(pool, text, [urlNames, keys])) ?? null
}
