import type { Pool } from 'pg'
import { keptRead } from '../../database/kept-read.ts'
import { runSql } from '../../database/sql.ts'
import { SuggestionType, type Suggestion } from './suggestion.ts'

interface LargeTown extends Omit<Suggestion, 'type'> {
  isCounty: boolean
  population: number | null
  keys: string[]
}

/** Smaller places are looked up in the database. */
const largeFrom = 50_000

/** Places change with a release, if at all: read again after a minute. */
const places = keptRead(async (pool): Promise<LargeTown[]> => {
  const { rows } = await runSql<LargeTown>(
    pool,
    `select l.id, l.slug, l.name text, coalesce(l.town, case when l.type = 'county' then 'County' else l.county end) detail,
            l.type = 'county' "isCounty", l.population, array_agg(n.key) keys
       from location l join location_name n on n.location_id = l.id
      where l.type = 'county' or l.population >= $1
      group by l.id order by l.type = 'county' desc, l.population desc nulls last, l.id`,
    [largeFrom],
  )
  return rows
})

/**
 * The counties and large towns whose name begins with the key: counties first, then the largest. Undefined unless they
 * fill `limit`, since then smaller places must be looked up too. Kept in memory, since thousands of places begin with
 * two given letters.
 */
export const largeTowns = async (pool: Pool, key: string, limit: number): Promise<Suggestion[] | undefined> => {
  const found: Suggestion[] = []
  for (const { id, slug, text, detail, keys } of await places(pool)) {
    if (!keys.some((one) => one.startsWith(key))) continue
    found.push({ type: SuggestionType.PLACE, id, slug, text, detail })
    if (found.length === limit) return found
  }
  return undefined
}
