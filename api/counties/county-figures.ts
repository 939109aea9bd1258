import type { Pool } from 'pg'
import { runSql } from '../database/sql.ts'
import type { CityCount } from './county-stats.ts'
import { placeKey } from '../places/place-key.ts'

/** Totals over the suppliers of a county. */
export interface CountyFigures {
  averageRating: number | null
  /** Every town, most suppliers first; the entry without a name counts suppliers that give no town. */
  cities: CityCount[]
}

interface Row {
  id: number
  averageRating: number | null
  cities: { city: string | null; suppliers: number }[]
}

/** Totals for counties by id; one index-only scan each. */
export const countyFigures = async (pool: Pool, ids: readonly number[]): Promise<CountyFigures[]> => {
  const text = `
    select c.id, round((sum(s.ratings) / nullif(sum(s.rated), 0))::numeric, 1)::float8 "averageRating",
           coalesce(json_agg(json_build_object('city', s.city, 'suppliers', s.suppliers) order by s.suppliers desc, s.city)
             filter (where s.suppliers > 0), '[]') cities
      from county c
      left join lateral (
        select city, count(*)::int suppliers, sum(average_rating::float8) ratings, count(*) filter (where average_rating > 0) rated
          from supplier where status = 'listed' and county = c.name group by city) s on true
     where c.id = any($1) group by c.id`
  const { rows } = await runSql<Row>(pool, text, [ids])
  const figures = new Map(rows.map(({ id, averageRating, cities }) => [id, { averageRating, cities: byCity(cities) }]))
  return ids.map((id) => figures.get(id) ?? { averageRating: null, cities: [] })
}

/** "leeds" and "Leeds" are one town, under its commonest spelling. */
export const byCity = (rows: Row['cities']): CityCount[] => {
  const cities = new Map<string, CityCount>()
  for (const { city, suppliers } of rows) {
    const key = placeKey(city ?? '')
    const known = cities.get(key)
    if (known) known.supplierCount += suppliers
    else cities.set(key, { city: key ? city!.trim() : null, supplierCount: suppliers })
  }
  return [...cities.values()].toSorted(
    (a, b) => b.supplierCount - a.supplierCount || ((a.city ?? '') < (b.city ?? '') ? -1 : 1),
  )
}
