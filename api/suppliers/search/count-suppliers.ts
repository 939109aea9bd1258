import type { Pool } from 'pg'
import { findRow, runSql } from '../../database/sql.ts'
import { matchSuppliers } from './match-suppliers.ts'
import { isSelective, type Search } from './search.ts'
import type { MatchCount, SupplierFacets } from './supplier-connection.ts'
import { indexedOrders } from './supplier-order.ts'

const countLimit = 1000

/** Maintained counts answer a search by counties and at most one service. */
const isPlain = (search: Search) => {
  const { circle, box, country, counties, countiesOfPlace, services = [] } = search
  return !isSelective(search) && !circle && !box && !country && !(counties && countiesOfPlace) && services.length < 2
}

/** '' means all counties or all services. */
const plainValues = ({ counties, countiesOfPlace, services }: Search) => [
  counties ?? countiesOfPlace ?? [''],
  services?.[0] ?? '',
]

/** Exact by county and service, otherwise up to 1,000. */
export const countMatches = async (pool: Pool, search: Search): Promise<MatchCount> => {
  if (isPlain(search)) {
    const text =
      'select coalesce(sum(suppliers), 0)::int suppliers from supplier_count where county = any($1) and service = $2'
    const row = await findRow<{ suppliers: number }>(pool, text, plainValues(search))
    return { count: row?.suppliers ?? 0, isExact: true }
  }
  const [row] = await matchSuppliers<{ count: number }>(
    pool,
    search,
    { order: indexedOrders.RATING, limit: countLimit + 1, isAnyOrder: true },
    (found) => `select count(*)::int count from ${found} f`,
    (rows) => rows[0]?.count ?? 0,
  )
  return limited(row?.count ?? 0)
}

const limited = (matches: number): MatchCount => ({
  count: Math.min(matches, countLimit),
  isExact: matches <= countLimit,
})

/** Each is counted without its own filter. */
export const countFacets = async (pool: Pool, search: Search): Promise<SupplierFacets> => {
  if (isPlain(search)) return storedFacets(pool, search)
  const { services: _, ...anyService } = search
  const { counties: __, ...anyCounty } = search
  const byService = countGroups(pool, anyService)
  const isSame = !search.services && !search.counties
  const [{ services }, { counties }] = await Promise.all([byService, isSame ? byService : countGroups(pool, anyCounty)])
  return { services, counties }
}

const countGroups = async (pool: Pool, search: Search): Promise<SupplierFacets> => {
  if (isPlain(search)) return storedFacets(pool, search)
  const [groups] = await matchSuppliers<SupplierFacets & { matches: number }>(
    pool,
    search,
    { order: indexedOrders.RATING, limit: countLimit },
    (found) => `
      with found as materialized (select s.county, s.service_groups from ${found} f join supplier_search s on s.id = f.id)
      select (select count(*)::int from found) matches,
        array(select json_build_object('service', g, 'count', count(*)) from found, unnest(service_groups) g
               group by g order by count(*) desc, g) services,
        array(select json_build_object('county', county, 'count', count(*)) from found where county is not null
               group by county order by count(*) desc, county) counties`,
    (rows) => rows[0]?.matches ?? 0,
  )
  return groups ?? { services: [], counties: [] }
}

/** One row of JSON, since parsing many rows took longer than the query. */
const storedFacets = async (pool: Pool, search: Search): Promise<SupplierFacets> => {
  const text = `
    select (select json_agg(f) from (
              select service, sum(suppliers)::int count from supplier_count
               where county = any($1) and service <> '' and suppliers > 0 group by service order by count desc, service) f) services,
           (select json_agg(f) from (
              select county, suppliers count from supplier_count
               where service = $2 and county <> '' and suppliers > 0 and ($3::text[] is null or county = any($3))
               order by suppliers desc, county) f) counties`
  const { rows } = await runSql<SupplierFacets>(pool, text, [...plainValues(search), search.countiesOfPlace ?? null])
  return { services: rows[0]?.services ?? [], counties: rows[0]?.counties ?? [] }
}
