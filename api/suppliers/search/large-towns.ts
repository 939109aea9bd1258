import type { Pool } from 'pg'
import { cachedRead } from '../../database/cached-read.ts'
import { runSql } from '../../database/sql.ts'
import { SuggestionType, type Suggestion } from './suggestion.ts'

interface LargeTown extends Pick<Suggestion, 'slug' | 'text' | 'detail'> {
  keys: string[]
}

/** Smaller places are looked up in the database. */
const largeFrom = 50_000

/**
 * Order of suggested places `l`, found by their keys `n.keys`: a county and a country, whose inhabitants are not known here, as a city
 * of a million; by another of its names ("Liverpool City Region", "Britain") as a town.
 */
export const largestFirst = `case when l.type not in ('county', 'country') then l.population
  when search_key(l.name) = any(n.keys) then 1000000 else 90000 end desc nulls last`

/** What tells a suggested place from others of its name, for `withCountry`: its post town or county, and its country if abroad. */
export const placeDetail = `coalesce(l.town, case when l.type = 'county' then 'County' else l.county end) detail,
  case when l.country <> 'GB' then l.country end country`

const countryNames = new Intl.DisplayNames('en-GB', { type: 'region' })

/** A suggestion whose detail includes the country, unless the place is called that. */
export const withCountry = <Row extends Pick<Suggestion, 'text' | 'detail'>>({
  country,
  ...row
}: Row & { country: string | null }) => {
  const names = new Set([row.detail, country && countryNames.of(country)])
  names.delete(row.text)
  return { ...row, detail: [...names].filter(Boolean).join(', ') || null }
}

/** Places change with a release, if at all: read again after a minute. */
const places = cachedRead(async (pool): Promise<LargeTown[]> => {
  const { rows } = await runSql<LargeTown & { country: string | null }>(
    pool,
    `select l.slug, l.name text, ${placeDetail}, n.keys
       from location l
       join lateral (select array_agg(key) keys from location_name where location_id = l.id
                      group by l.type in ('county', 'country') and key = search_key(l.name)) n on true
      where l.type in ('county', 'country') or l.population >= $1
      order by ${largestFirst}, l.id`,
    [largeFrom],
  )
  return rows.map(withCountry)
})

/**
 * The counties, countries and large towns whose name begins with the key, the largest first. Undefined unless they
 * fill `limit`, since then smaller places must be looked up too. Kept in memory, since thousands of places begin with
 * two given letters.
 */
export const largeTowns = async (pool: Pool, key: string, limit: number): Promise<Suggestion[] | undefined> => {
  const found: Suggestion[] = []
  for (const { slug, text, detail, keys } of await places(pool)) {
    if (!keys.some((one) => one.startsWith(key)) || found.some((one) => one.slug === slug)) continue
    found.push({ type: SuggestionType.PLACE, text, detail, slug, service: null, supplierId: null })
    if (found.length === limit) return found
  }
  return undefined
}
