import type { Pool } from 'pg'
import { readRows, runSql } from '../database/sql.ts'
import { placeKey } from '../places/place-key.ts'
import { countFeatured } from '../suppliers/featured-suppliers.ts'
import { byCity } from './county-figures.ts'
import { findCounty } from './list-counties.ts'
import { countryName, inNoCounty, areaCondition } from './list-in-area.ts'
import type { Country, SupplierArea } from './supplier-area.ts'

/** Suppliers of further towns are still in `all`. */
const maxTowns = 1000
const allTowns = 'all'
const noTown = 'other'
const featured = 'featured'

const toPlaceSlug = (name: string) => placeKey(name).replaceAll(' ', '-')
export const townSlug = (city: string | null) => toPlaceSlug(city ?? '') || noTown

/** Reads counts, so it needs no cache. */
export const listCountries = async (pool: Pool): Promise<Country[]> => {
  const text = `
    select ${countryName} name, sum(s.suppliers)::int "supplierCount" from supplier_town s
     where s.suppliers > 0 and ${inNoCounty} group by 1 order by 2 desc, 1`
  const { rows } = await runSql<Pick<Country, 'name' | 'supplierCount'>>(pool, text)
  return rows.map((row) => ({ ...row, id: toPlaceSlug(row.name), urlName: toPlaceSlug(row.name) }))
}

export const countryPaths = async (pool: Pool): Promise<string[]> => {
  const text = `
    select ${countryName} name, s.city from supplier_town s
     where s.suppliers > 0 and ${inNoCounty} group by 1, 2 order by 1, 2 limit 5000`
  const { rows } = await runSql<{ name: string; city: string }>(pool, text)
  const paths = rows.flatMap(({ name, city }) => [
    `/countries/${toPlaceSlug(name)}`,
    `/countries/${toPlaceSlug(name)}/${townSlug(city)}`,
  ])
  return [...new Set(paths)]
}

interface AreaQuery {
  county?: string | null | undefined
  country?: string | null | undefined
  town?: string | null | undefined
}

export const findArea = async (pool: Pool, { county, country, town }: AreaQuery): Promise<SupplierArea | null> => {
  const ofCounty = county ? await findCounty(pool, county) : undefined
  const name = county ? ofCounty?.name : (await listCountries(pool)).find(({ urlName }) => urlName === country)?.name
  if (!name) return null
  const where = areaCondition(Boolean(county))
  const counted = `
    select nullif(s.city, '') city, sum(s.suppliers)::int suppliers from supplier_town s
     where s.suppliers > 0 and ${where} group by 1 order by 2 desc, 1`
  const spellings = await readRows<{ city: string | null; suppliers: number }>(pool, counted, [name])
  const featuredCounty = town === featured ? ofCounty : undefined
  const isFeatured = Boolean(featuredCounty)
  const isAll = !town || town === allTowns || isFeatured
  const chosenTowns = isAll ? spellings : spellings.filter(({ city }) => townSlug(city) === town)
  const supplierCount = featuredCounty
    ? (await countFeatured(pool, [featuredCounty.id]))[0]!
    : chosenTowns.reduce((sum, { suppliers }) => sum + suppliers, 0)
  if (!supplierCount) return null
  const of = {
    isCounty: Boolean(county),
    name,
    cities: isAll ? null : chosenTowns.map(({ city }) => city ?? ''),
    isFeatured,
  }
  const cities = byCity(spellings)
  return {
    id: [county ? 'counties' : 'countries', toPlaceSlug(name), isFeatured ? featured : isAll ? allTowns : town].join(
      '/',
    ),
    name,
    city: isAll ? null : (cities.find(({ city }) => townSlug(city) === town)?.city ?? null),
    supplierCount,
    cities: cities.slice(0, maxTowns),
    of,
  }
}
