import type { Pool } from 'pg'
import { cachedRead } from '../../database/cached-read.ts'
import { runSql } from '../../database/sql.ts'
import { countryCodes } from '../../places/country.rules.ts'
import { SuggestionType, type Suggestion } from './suggestion.ts'

interface LargeTown extends Pick<Suggestion, 'slug' | 'text' | 'detail'> {
  keys: string[]
}

/** Smaller places are looked up in the database. */
const largeFrom = 50_000

/** Order of suggested places: a county and a country, whose inhabitants are not known here, as a city of a million. */
export const largestFirst = `case when l.type in ('county', 'country') then 1000000 else l.population end desc nulls last`

const abroad = Object.entries(countryCodes).filter(([, code]) => code !== 'GB')

/** What tells a suggested place from others of its name: its post town or county, and its country if it is abroad. */
export const placeDetail = `nullif(concat_ws(', ',
  coalesce(l.town, case when l.type = 'county' then 'County' else l.county end),
  case when l.type <> 'country' then case l.country ${abroad.map(([name, code]) => `when '${code}' then '${name}'`).join(' ')} end end), '')`

/** Places change with a release, if at all: read again after a minute. */
const places = cachedRead(async (pool): Promise<LargeTown[]> => {
  const { rows } = await runSql<LargeTown>(
    pool,
    `select l.slug, l.name text, ${placeDetail} detail, array_agg(n.key) keys
       from location l join location_name n on n.location_id = l.id
      where l.type in ('county', 'country') or l.population >= $1
      group by l.id order by ${largestFirst}, l.id`,
    [largeFrom],
  )
  return rows
})

/**
 * The counties, countries and large towns whose name begins with the key, the largest first. Undefined unless they
 * fill `limit`, since then smaller places must be looked up too. Kept in memory, since thousands of places begin with
 * two given letters.
 */
export const largeTowns = async (pool: Pool, key: string, limit: number): Promise<Suggestion[] | undefined> => {
  const found: Suggestion[] = []
  for (const { slug, text, detail, keys } of await places(pool)) {
    if (!keys.some((one) => one.startsWith(key))) continue
    found.push({ type: SuggestionType.PLACE, text, detail, slug, service: null, supplierId: null })
    if (found.length === limit) return found
  }
  return undefined
}
