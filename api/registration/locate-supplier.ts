import { toNormalised } from 'postcode'
import { countryCodes, type SupplierCountry } from '../places/country.rules.ts'
import { geocoderOf } from '../places/geocode.ts'
import { resolvePlace } from '../places/resolve-place.ts'
import { placeFinder } from '../suppliers/import/import-places.ts'
import type { Context } from '../server/context.ts'
import { nationalPhone } from '../suppliers/import/import.rules.ts'

interface Located {
  name: string
  phone: string
  address?: string | undefined
  city: string
  county: string
  postcode: string
  country: SupplierCountry
}

/**
 * Normalises what was typed: the postcode with its space, the phone number in national format, the county's full name,
 * and the coordinates of the address, the postcode or the town. What is not understood stays as it was typed.
 */
export const locateSupplier = async (
  { pool, env }: Pick<Context, 'pool' | 'env'>,
  { name, phone, address, city, county, postcode, country }: Located,
) => {
  const isBritish = country === 'United Kingdom'
  const place = { name, city, postcode: (isBritish && toNormalised(postcode)) || postcode, country }
  const typed = isBritish ? await resolvePlace(pool, county, { allowMisspelling: false }) : null
  const known = typed?.type === 'county' ? typed.name : undefined
  const found = await placeFinder(pool, geocoderOf(env)).complete({
    ...place,
    ...(address ? { address } : {}),
    ...(known ? { county: known } : {}),
  })
  return {
    ...place,
    phone: nationalPhone(phone, countryCodes[country]) ?? phone,
    county: (isBritish && (known ?? found.county)) || county,
    latitude: found.latitude ?? null,
    longitude: found.longitude ?? null,
  }
}
