import { runSql, type Db } from '../database/sql.ts'
import { areaRadiusMiles } from './place-rank.ts'
import type { Place, PlaceRecord } from './place-record.ts'
import type { PostcodeText } from './read-postcode.ts'

const minSuppliers = 3

const find = `
  select l.id, l.type, l.name, l.county, l.country, l.latitude, l.longitude, l.population, l.town,
         near.latitude as "supplierLatitude", near.longitude as "supplierLongitude", near.suppliers
    from location_name n
    join location l on l.id = n.location_id and l.type in ('outcode', 'postcode_area')
    left join lateral (
      select avg(s.latitude) as latitude, avg(s.longitude) as longitude, count(*)::int as suppliers
        from supplier s
       where $2::boolean and l.type = 'outcode' and s.status = 'listed' and s.latitude is not null
         and s.postcode collate "C" >= l.name || ' ' and s.postcode collate "C" < l.name || '!'
    ) near on true
   where n.key = any($1::text[])
   order by l.type = 'postcode_area', array_position($1::text[], n.key)
   limit 1`

interface PostcodeRecord extends Omit<PlaceRecord, 'radiusMiles'> {
  town: string | null
  supplierLatitude: number | null
  supplierLongitude: number | null
  suppliers: number | null
}

/**
 * The place of an outcode, or its area's if unknown. A full postcode has the location of known suppliers with that
 * postcode.
 */
export const resolvePostcode = async (db: Db, { outcodes, isFull }: PostcodeText): Promise<Place | null> => {
  const keys = outcodes.map((outcode) => outcode.toLowerCase())
  const areas = keys.map((key) => key.replace(/[0-9].*/, ''))
  const {
    rows: [found],
  } = await runSql<PostcodeRecord>(db, find, [[...keys, ...areas], isFull])
  if (!found) return null
  const { supplierLatitude, supplierLongitude, suppliers, town, ...place } = found
  if (place.type === 'postcode_area')
    return { ...place, precision: 'area', radiusMiles: areaRadiusMiles, nearestTown: town ?? place.name }
  const isSharper = supplierLatitude !== null && supplierLongitude !== null && (suppliers ?? 0) >= minSuppliers
  return {
    ...place,
    ...(isSharper ? { latitude: supplierLatitude, longitude: supplierLongitude } : {}),
    precision: isFull ? 'postcode' : 'outcode',
    nearestTown: town ?? place.name,
  }
}
