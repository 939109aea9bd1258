import type { Pool } from 'pg'
import { fullCountyName, getNationCounties } from '../../places/read-county.ts'
import { readSearch, type ReadOptions } from './read-search.ts'
import { everySupplier, type Search } from './search.ts'
import { defaultRadiusMiles } from '../rules/radius.rules.ts'
import { filterNames } from './filters/filters.rules.ts'
import { isSet, type CheckedFilter, type ActiveFilter } from './filters/supplier-filter.ts'
import { getRegionCounties } from '../../places/areas/regions.ts'
import type { Place } from '../../places/place-record.ts'

export const understandSearch = async (pool: Pool, filter: CheckedFilter, options?: ReadOptions): Promise<Search> => {
  const names = [...(filter.county ? [filter.county] : []), ...(filter.counties ?? [])]
  const counties = [...new Set(names.map((name) => fullCountyName(name) ?? name))].toSorted() // an unknown name matches nobody
  const { radiusMiles, ...reading } = await readSearch(pool, filter, options)
  const { place, isPlaceFromWords } = reading
  const { around, within } = place && isPlaceFromWords ? {} : filter
  const where = around
    ? { circle: { ...around, radiusMiles: radiusMiles ?? defaultRadiusMiles } }
    : place
      ? toPlaceConditions(place, radiusMiles)
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

const unitedKingdom = 'United Kingdom'

const toPlaceConditions = (
  { type, name, country, latitude, longitude, radiusMiles: size = 0 }: Place,
  requestedMiles?: number | null,
): Partial<Pick<Search, 'circle' | 'country' | 'countiesOfPlace'>> => {
  if (type === 'county') return { countiesOfPlace: [name] }
  if (type === 'country' && country === 'GB' && name !== unitedKingdom)
    return { countiesOfPlace: getRegionCounties(name) ?? getNationCounties(name) }
  if (type === 'country') return { country: name }
  return { circle: { latitude, longitude, radiusMiles: requestedMiles ?? Math.max(defaultRadiusMiles, size) } }
}
