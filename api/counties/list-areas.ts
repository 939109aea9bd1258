import type { Pool } from 'pg'
import { runSql } from '../database/sql.ts'
import { placeKey } from '../places/place-key.ts'
import { countFeatured } from '../suppliers/featured-suppliers.ts'
import { byCity } from './county-figures.ts'
import { findCounty } from './list-counties.ts'
import { countryName, inNoCounty, isIn } from './list-in-area.ts'
import type { Country, SupplierArea } from './supplier-area.ts'

/** The most towns that are listed; their suppliers are among `all` too. */
const townsAtMost = 1000
/** What stands in the address for all towns, and for suppliers that name none. */
const allTowns = 'all'
const noTown = 'other'
/** What stands there for a county's premium suppliers. */
const featured = 'featured'

const slugOf = (name: string) => placeKey(name).replaceAll(' ', '-')
/** The address of a town below its county or country. */
export const townSlug = (city: string | null) => slugOf(city ?? '') || noTown

/** The countries of suppliers that stand in no county's page, most suppliers first. Reads counts, so it needs no cache. */
export const listCountries = async (pool: Pool): Promise<Country[]> => {
  const text = `
    select ${countryName} name, sum(s.suppliers)::int "supplierCount" from supplier_town s
     where s.suppliers > 0 and ${inNoCounty} group by 1 order by 2 desc, 1`
  const { rows } = await runSql<Pick<Country, 'name' | 'supplierCount'>>(pool, text)
  return rows.map((row) => ({ ...row, id: slugOf(row.name), urlName: slugOf(row.name) }))
}

/** The addresses of those countries and their towns, at most 5,000. */
export const countryPaths = async (pool: Pool): Promise<string[]> => {
  const text = `
    select ${countryName} name, s.city from supplier_town s
     where s.suppliers > 0 and ${inNoCounty} group by 1, 2 order by 1, 2 limit 5000`
  const { rows } = await runSql<{ name: string; city: string }>(pool, text)
  const paths = rows.flatMap(({ name, city }) => [
    `/countries/${slugOf(name)}`,
    `/countries/${slugOf(name)}/${townSlug(city)}`,
  ])
  return [...new Set(paths)]
}

interface Asked {
  county?: string | null | undefined
  country?: string | null | undefined
  town?: string | null | undefined
}

/** The area of a county, or else of a country, or of one of its towns; null where there are no suppliers. */
export const findArea = async (pool: Pool, { county, country, town }: Asked): Promise<SupplierArea | null> => {
  const ofCounty = county ? await findCounty(pool, county) : undefined
  const name = county ? ofCounty?.name : (await listCountries(pool)).find(({ urlName }) => urlName === country)?.name
  if (!name) return null
  const where = isIn(Boolean(county))
  const counted = `
    select nullif(s.city, '') city, sum(s.suppliers)::int suppliers from supplier_town s
     where s.suppliers > 0 and ${where} group by 1 order by 2 desc, 1`
  const spellings = (await runSql<{ city: string | null; suppliers: number }>(pool, counted, [name])).rows
  const featuredOf = town === featured ? ofCounty : undefined
  const isFeatured = Boolean(featuredOf)
  const isAll = !town || town === allTowns || isFeatured
  const asked = isAll ? spellings : spellings.filter(({ city }) => townSlug(city) === town)
  const supplierCount = featuredOf
    ? (await countFeatured(pool, [featuredOf.id]))[0]!
    : asked.reduce((sum, { suppliers }) => sum + suppliers, 0)
  if (!supplierCount) return null
  const of = { isCounty: Boolean(county), name, cities: isAll ? null : asked.map(({ city }) => city ?? ''), isFeatured }
  const cities = byCity(spellings)
  return {
    id: [county ? 'counties' : 'countries', slugOf(name), isFeatured ? featured : isAll ? allTowns : town].join('/'),
    name,
    city: isAll ? null : (cities.find(({ city }) => townSlug(city) === town)?.city ?? null),
    supplierCount,
    cities: cities.slice(0, townsAtMost),
    of,
  }
}
