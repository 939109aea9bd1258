/** The countries that suppliers may be in, by their English names in the order of a choice, with their ISO codes. */
export const countryCodes = {
  'United Kingdom': 'GB',
  France: 'FR',
  Germany: 'DE',
  Spain: 'ES',
  Italy: 'IT',
  Netherlands: 'NL',
  Belgium: 'BE',
  Ireland: 'IE',
} as const

export type SupplierCountry = keyof typeof countryCodes

/** The names of those countries. */
export const supplierCountries = Object.keys(countryCodes) as SupplierCountry[]
