import type { Pool } from 'pg'
import { prepared } from '../suppliers/prepared.ts'
import { supplierColumns } from '../suppliers/supplier-columns.ts'
import type { Supplier } from '../suppliers/supplier.entity.ts'
import type { County } from './county.entity.ts'
import type { CountyFigures } from './county-figures.ts'
import type { CitySuppliers } from './county-stats.ts'
import { placeKey } from './place-key.ts'

/** The best rated suppliers of a county in groups by town: the town with most suppliers first. */
export const suppliersByCity = async (pool: Pool, county: County, figures: CountyFigures, first: number): Promise<CitySuppliers[]> => {
  const groups = new Map<string, CitySuppliers>()
  for (const { city, supplierCount } of figures.cities) groups.set(placeKey(city), { city, supplierCount, suppliers: [] })
  for (const supplier of await bestRated(pool, county.name, first)) {
    const key = placeKey(supplier.city ?? '')
    if (!groups.has(key)) groups.set(key, { city: key ? supplier.city : null, supplierCount: figures.withoutCity, suppliers: [] })
    groups.get(key)!.suppliers.push(supplier)
  }
  return [...groups.values()]
    .filter(({ suppliers }) => suppliers.length)
    .toSorted((a, b) => b.supplierCount - a.supplierCount)
}

const bestRated = async (pool: Pool, county: string, first: number): Promise<Supplier[]> => {
  const text = `
    select ${supplierColumns} from supplier s where s.status = 'listed' and s.county = $1
     order by s.average_rating desc, s.review_count desc, s.id desc limit $2`
  return (await pool.query<Supplier>(prepared(text, [county, first]))).rows
}

/** The premium suppliers of a county, best rated first. */
export const featuredInCounty = async (pool: Pool, county: string, first: number): Promise<Supplier[]> => {
  const text = `
    select ${supplierColumns} from supplier s where s.status = 'listed' and s.is_premium and s.county = $1
     order by s.average_rating desc, s.review_count desc, s.id desc limit $2`
  return (await pool.query<Supplier>(prepared(text, [county, first]))).rows
}
