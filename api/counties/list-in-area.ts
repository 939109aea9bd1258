import type { Pool } from 'pg'
import { readRows } from '../database/sql.ts'
import { countryCodes } from '../places/areas/country.rules.ts'
import { columnsFor } from '../suppliers/supplier-columns.ts'
import type { Supplier } from '../suppliers/supplier.entity.ts'
import type { AreaSource } from './supplier-area.ts'

/** SQL: not on any county's page; for suppliers and town counts. */
export const inNoCounty = `(s.county is null or s.county = '' or s.county = any(array(
  select n.county from supplier_count n where n.service = '' and n.county <> '' and n.suppliers > 0
     and not exists (select from county c where c.name = n.county))))`
/** SQL: England and the like become the United Kingdom. */
export const countryName = `case when s.country = any('{${Object.keys(countryCodes).join(',')}}') then s.country else 'United Kingdom' end`

export const areaCondition = (isCounty: boolean) =>
  isCounty ? 's.county = $1' : `${countryName} = $1 and ${inNoCounty}`

export type AreaPosition = readonly [number, number]

interface Part {
  limit: number
  offset?: number
  after?: AreaPosition | undefined
  /** SQL; all public columns by default. */
  columns?: string
}

/** A country reads its county values one by one in index order, since most suppliers abroad have none. */
export const areaStatement = (of: AreaSource, { limit, offset = 0, after, columns = columnsFor() }: Part) => {
  const { isCounty, name, cities, isFeatured } = of
  const by = isFeatured ? 'weighted_rating(s.average_rating, s.review_count)' : 's.quality'
  const bestFirst = `${by} desc, s.id desc`
  const values: unknown[] = [name, limit, offset]
  const add = (value: unknown) => `$${values.push(value)}`
  // only without suppliers that name no town can the index find the town
  const city = cities?.includes('') ? "coalesce(s.city, '')" : 's.city'
  const conditions = [
    "s.status = 'listed'",
    ...(cities ? [`${city} = any(${add(cities)}::text[])`] : []),
    ...(isFeatured ? ['s.is_premium'] : []),
    ...(after ? [`(${by}, s.id) < (${add(after[0])}::real, ${add(after[1])}::int)`] : []),
  ].join(' and ')
  const inPlace = (condition: string) =>
    `(select s.* from supplier s where ${condition} and ${conditions} order by ${bestFirst} limit $2::int + $3::int)`
  const from = isCounty
    ? inPlace('s.county = $1')
    : `(select distinct s.county collate "default" county, s.country collate "default" country from supplier_town s where s.suppliers > 0 and ${areaCondition(false)}) p
       cross join lateral (
         ${inPlace("p.county = '' and (s.county is null or s.county = '') and s.country = p.country")}
         union all
         ${inPlace("p.county <> '' and s.county = p.county and s.country = p.country")})`
  const text = `select ${columns}, ${by} "orderedBy" from ${from} s order by ${bestFirst} limit $2::int offset $3::int`
  return { text, values }
}

type OrderedSupplier = Supplier & { orderedBy: number }

export const listInArea = async (pool: Pool, of: AreaSource, part: Part): Promise<OrderedSupplier[]> => {
  const { text, values } = areaStatement(of, part)
  return readRows<OrderedSupplier>(pool, text, values)
}
