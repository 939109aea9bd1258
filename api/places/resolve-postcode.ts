import { runSql, type Db } from '../database/sql.ts'
import { areaRadiusMiles } from './place-rank.ts'
import type { Place, PlaceRecord } from './place-record.ts'
import type { PostcodeText } from './read-postcode.ts'

const minSuppliers = 3

const find = `
  select l.id, l.type, l.name, l.county, l.country, l.latitude, l.longitude, l.population, l.town,
         p.latitude as "exactLatitude", p.longitude as "exactLongitude",
         near.latitude as "supplierLatitude", near.longitude as "supplierLongitude", near.suppliers
    from location_name n
    join location l on l.id = n.location_id and l.type in ('outcode', 'postcode_area')
    left join postcode p on l.type = 'outcode' and p.code = l.name || ' ' || $2::text
    left join lateral (
      select avg(s.latitude) as latitude, avg(s.longitude) as longitude, count(*)::int as suppliers
        from supplier s
       where $2::text is not null and p.code is null and l.type = 'outcode' and s.status = 'listed' and s.latitude is not null
         and s.postcode collate "C" >= l.name || ' ' and s.postcode collate "C" < l.name || '!'
    ) near on true
   where n.key = any($1::text[])
   order by l.type = 'postcode_area', array_position($1::text[], n.key)
   limit 1`

interface PostcodeRecord extends Omit<PlaceRecord, 'radiusMiles'> {
  town: string | null
  exactLatitude: number | null
  exactLongitude: number | null
  supplierLatitude: number | null
  supplierLongitude: number | null
  suppliers: number | null
}

/** Without `npm run places`, a full postcode is amid its district's suppliers, or in the district's centre. */
export const resolvePostcode = async (db: Db, { outcodes, inward }: PostcodeText): Promise<Place | null> => {
  const keys = outcodes.map((outcode) => outcode.toLowerCase())
  const areas = keys.map((key) => key.replace(/[0-9].*/, ''))
  const {
    rows: [found],
  } = await runSql<PostcodeRecord>(db, find, [[...keys, ...areas], inward ?? null])
  if (!found) return null
  const { exactLatitude, exactLongitude, supplierLatitude, supplierLongitude, suppliers, town, ...place } = found
  if (place.type === 'postcode_area')
    return { ...place, precision: 'area', radiusMiles: areaRadiusMiles, nearestTown: town ?? place.name }
  const isSharper = supplierLatitude !== null && supplierLongitude !== null && (suppliers ?? 0) >= minSuppliers
  return {
    ...place,
    ...(isSharper ? { latitude: supplierLatitude, longitude: supplierLongitude } : {}),
    ...(exactLatitude !== null && exactLongitude !== null
      ? { latitude: exactLatitude, longitude: exactLongitude }
      : {}),
    ...(inward ? { precision: 'postcode', postcode: `${place.name} ${inward}` } : { precision: 'outcode' }),
    nearestTown: town ?? place.name,
  }
}
