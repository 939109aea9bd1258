import { toNormalised } from 'postcode'
import type { Db } from '../database/sql.ts'
import { countryCodes, type SupplierCountry } from '../places/country.rules.ts'
import { resolvePlace } from '../places/resolve-place.ts'
import { placeFinder } from '../suppliers/import/import-places.ts'
import { nationalPhone } from '../suppliers/import/import.rules.ts'

interface Located {
  name: string
  phone: string
  city: string
  county: string
  postcode: string
  country: SupplierCountry
}

/**
 * Normalises what was typed: the postcode with its space, the phone number in national format, the county's full name,
 * and the coordinates of the postcode or town. What is not understood stays as it was typed.
 */
export const locateSupplier = async (db: Db, { name, phone, city, county, postcode, country }: Located) => {
  const isBritish = country === 'United Kingdom'
  const place = { name, city, postcode: (isBritish && toNormalised(postcode)) || postcode, country }
  const typed = isBritish ? await resolvePlace(db, county, { allowMisspelling: false }) : null
  const known = typed?.type === 'county' ? typed.name : undefined
  const found = await placeFinder(db).complete(known ? { ...place, county: known } : place)
  return {
    ...place,
    phone: nationalPhone(phone, countryCodes[country]) ?? phone,
    county: (isBritish && (known ?? found.county)) || county,
    latitude: found.latitude ?? null,
    longitude: found.longitude ?? null,
  }
}
