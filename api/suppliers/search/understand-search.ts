import type { Pool } from 'pg'
import { runSql } from '../../database/sql.ts'
import { fullCountyName } from './county-names.ts'
import { readSearch, type ReadOptions } from './read-search.ts'
import { everySupplier, type Search } from './search.ts'
import { defaultRadiusMiles } from '../rules/radius.rules.ts'
import { filterNames } from './filters/filters.rules.ts'
import { isSet, type CheckedFilter, type ActiveFilter } from './filters/supplier-filter.ts'
import { getRegionCounties } from '../../places/areas/regions.ts'
import type { Place } from '../../places/place-record.ts'
import type { Point } from '../../places/geometry/miles-between.rules.ts'

export const understandSearch = async (pool: Pool, filter: CheckedFilter, options?: ReadOptions): Promise<Search> => {
  const names = [...(filter.county ? [filter.county] : []), ...(filter.counties ?? [])]
  const [{ radiusMiles, ...reading }, counties] = await Promise.all([
    readSearch(pool, filter, options),
    countiesIn(pool, names),
  ])
  const { place, isPlaceFromWords } = reading
  const { around, within } = place && isPlaceFromWords ? {} : filter
  const where = around
    ? circleAround(around, radiusMiles)
    : place
      ? await toPlaceConditions(pool, place, radiusMiles)
      : {}
  const services = [...new Set([...(filter.service ? [filter.service] : []), ...(filter.services ?? [])])]
  return {
    ...everySupplier,
    ...getNarrowing(filter),
    ...reading,
    ...where,
    ...(services.length ? { services } : {}),
    ...(counties.length ? { counties } : {}),
    ...(within ? { box: within } : {}),
  }
}

const getNarrowing = (filter: CheckedFilter): ActiveFilter =>
  Object.fromEntries(filterNames.flatMap((name) => (isSet(filter[name]) ? [[name, filter[name]]] : [])))

/** An unknown name stays and matches nobody. */
const countiesIn = async (pool: Pool, names: readonly string[]): Promise<string[]> =>
  [...new Set(await Promise.all(names.map(async (name) => (await fullCountyName(pool, name)) ?? name)))].toSorted()

const circleAround = (point: Point, radiusMiles?: number | null) => ({
  circle: { ...point, radiusMiles: radiusMiles ?? defaultRadiusMiles },
})

const unitedKingdom = 'United Kingdom'

const toPlaceConditions = async (
  pool: Pool,
  { type, name, country, latitude, longitude, radiusMiles: size = 0 }: Place,
  requestedMiles?: number | null,
): Promise<Partial<Pick<Search, 'circle' | 'country' | 'countiesOfPlace'>>> => {
  if (type === 'county') return { countiesOfPlace: [name] }
  if (type === 'country' && country === 'GB' && name !== unitedKingdom)
    return { countiesOfPlace: getRegionCounties(name) ?? (await loadCounties(pool, name)) }
  if (type === 'country') return { country: name }
  return { circle: { latitude, longitude, radiusMiles: requestedMiles ?? Math.max(defaultRadiusMiles, size) } }
}

const loadCounties = async (pool: Pool, nation: string): Promise<string[]> => {
  const { rows } = await runSql<{ name: string }>(pool, 'select name from county where country = $1', [nation])
  return rows.map(({ name }) => name)
}
