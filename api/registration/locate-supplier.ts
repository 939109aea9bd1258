import { countryCodes, type SupplierCountry } from '../places/areas/country.rules.ts'
import { getGeocoder } from '../places/geocode.ts'
import { readPostcodeCell } from '../places/postcodes/postcode-text.ts'
import { placeFinder } from '../suppliers/import/import-places.ts'
import { tidyCapitals, tidyPlaceName } from '../suppliers/import/tidy-capitals.ts'
import { isEmptyCell } from '../text/tidy-cell.ts'
import type { Context } from '../server/context.ts'
import { nationalPhone } from '../suppliers/rules/national-phone.ts'

interface TypedAddress {
  name: string
  phone: string
  address: string
  city: string
  county: string
  postcode: string
  country: SupplierCountry
}

const withoutMark = (text: string) => (isEmptyCell(text) ? '' : text)

/** Also normalises postcode, phone and capitals; a British county becomes a current one, or empty. */
export const locateSupplier = async ({ pool, env }: Pick<Context, 'pool' | 'env'>, typed: TypedAddress) => {
  const { phone, country } = typed
  const texts = {
    name: tidyCapitals(typed.name),
    address: tidyCapitals(withoutMark(typed.address)),
    city: tidyPlaceName(withoutMark(typed.city)),
    postcode: readPostcodeCell(typed.postcode, country) ?? withoutMark(typed.postcode),
  }
  const county = tidyPlaceName(withoutMark(typed.county))
  const filled = Object.entries({ ...texts, county }).filter(([, text]) => text)
  const { row } = await placeFinder(pool, getGeocoder(env)).complete({
    ...Object.fromEntries(filled),
    name: texts.name,
    country,
  })
  return {
    ...texts,
    country,
    phone: nationalPhone(phone, countryCodes[country]) ?? phone,
    county: row.county ?? '',
    latitude: row.latitude ?? null,
    longitude: row.longitude ?? null,
  }
}
