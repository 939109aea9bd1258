import { getCountryCallingCode, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js'

/** The demo data uses Ofcom's drama numbers, which are invalid for the library. */
const drama = /^\+44(1632960|7700900)\d{3}$/

/** Foreign numbers, and those with unknown digit groups, have + and the country code; undefined if invalid or if its 0 would be lost. */
export const nationalPhone = (given: string, country: CountryCode): string | undefined => {
  const phone = parsePhoneNumberFromString(given, country)
  if (!phone || !(phone.isValid() || drama.test(phone.number))) return undefined
  const national = phone.formatNational()
  if (/^\(?0[1-9]/.test(given) && !/^\(?0/.test(national)) return undefined
  const isOwn = phone.countryCallingCode === getCountryCallingCode(country) && national !== phone.nationalNumber
  return isOwn ? national : phone.formatInternational()
}
