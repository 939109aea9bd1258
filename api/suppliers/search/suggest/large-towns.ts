import type { Pool } from 'pg'
import { cachedRead } from '../../../database/cached-read.ts'
import { runSql } from '../../../database/sql.ts'
import { cityFrom } from '../../../places/town-size.ts'
import { SuggestionType, type Suggestion } from './suggestion.ts'

interface LargeTown extends Pick<Suggestion, 'slug' | 'text' | 'detail'> {
  keys: string[]
}

/** SQL: a country ranks as a city of a million, or as a town if found by another name such as "Britain". */
export const largestTownsFirst = `case when l.type not in ('county', 'country') then l.population
  when search_key(l.name) = any(n.keys) then 1000000 else 90000 end desc nulls last`

/** SQL: the post town or county, and the country if abroad. */
export const placeDetail = `coalesce(l.town, case when l.type = 'county' then 'County' else l.county end) detail,
  case when l.country <> 'GB' then l.country end country`

const countryNames = new Intl.DisplayNames('en-GB', { type: 'region' })

/** Unless the place is called like the country. */
export const withCountry = <Row extends Pick<Suggestion, 'text' | 'detail'>>({
  country,
  ...row
}: Row & { country: string | null }) => {
  const names = new Set([row.detail, country && countryNames.of(country)])
  names.delete(row.text)
  return { ...row, detail: [...names].filter(Boolean).join(', ') || null }
}

const places = cachedRead(async (pool): Promise<LargeTown[]> => {
  const { rows } = await runSql<LargeTown & { country: string | null }>(
    pool,
    `select l.slug, l.name text, ${placeDetail}, n.keys
       from location l
       join lateral (select array_agg(key) keys from location_name where location_id = l.id
                      group by l.type in ('county', 'country') and key = search_key(l.name)) n on true
      where l.type in ('county', 'country') or l.population >= $1
      order by ${largestTownsFirst}, l.id`,
    [cityFrom],
  )
  return rows.map(withCountry)
})

/** In memory, since thousands of places begin with two letters; undefined unless `limit` places are found. */
export const largeTowns = async (pool: Pool, key: string, limit: number): Promise<Suggestion[] | undefined> => {
  const found: Suggestion[] = []
  for (const { slug, text, detail, keys } of await places(pool)) {
    if (!keys.some((one) => one.startsWith(key)) || found.some((one) => one.slug === slug)) continue
    found.push({ type: SuggestionType.PLACE, text, detail, slug })
    if (found.length === limit) return found
  }
  return undefined
}
