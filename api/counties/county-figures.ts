import type { Pool } from 'pg'
import { runSql } from '../database/sql.ts'
import type { CityCount } from './county-stats.ts'
import { placeKey } from '../places/place-key.ts'

interface CountyFigures {
  averageRating: number | null
  /** All towns by number of suppliers; the entry without a name counts suppliers without a town. */
  cities: CityCount[]
}

interface Row {
  id: number
  averageRating: number | null
  cities: { city: string | null; suppliers: number }[]
}

/** Reads precomputed sums, so that large counties are fast too. */
export const countyFigures = async (pool: Pool, ids: readonly number[]): Promise<CountyFigures[]> => {
  const text = `
    select c.id, (select round(total / (times * 10.0), 1)::float8 from current_tally where kind = 'rating' and key = c.name and times > 0) "averageRating",
           coalesce((select json_agg(json_build_object('city', city, 'suppliers', suppliers) order by suppliers desc, city)
              from (select nullif(city, '') city, sum(suppliers)::int suppliers from supplier_town
                     where county = c.name group by 1 having sum(suppliers) > 0) town), '[]') cities
      from county c where c.id = any($1)`
  const { rows } = await runSql<Row>(pool, text, [ids], { isPlannedOnce: true })
  const figures = new Map(rows.map(({ id, averageRating, cities }) => [id, { averageRating, cities: byCity(cities) }]))
  return ids.map((id) => figures.get(id) ?? { averageRating: null, cities: [] })
}

/** Merges spellings such as "leeds" and "Leeds" under the commonest. */
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
