/** ISO 3166 codes by English name, in display order. */
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

export const supplierCountries = Object.keys(countryCodes) as SupplierCountry[]
