interface PlaceFields {
  city?: string | null
  county?: string | null
}

/** Such as "Cheltenham, Gloucestershire"; never repeats a name. */
export const placeText = ({ city, county }: PlaceFields) =>
  [...new Set([city, county].filter(Boolean))].join(', ') || 'United Kingdom'

interface AddressFields extends PlaceFields {
  address?: string | null
  postcode?: string | null
}

export const formatAddress = ({ address, city, county, postcode }: AddressFields) =>
  [...new Set([address, city, county, postcode].filter(Boolean))].join(', ')

interface Contactable extends AddressFields {
  name: string
  phone?: string | null
  email?: string | null
  website?: string | null
}

export const contactText = (supplier: Contactable) =>
  [
    supplier.name,
    supplier.phone && `Phone: ${supplier.phone}`,
    supplier.email && `Email: ${supplier.email}`,
    supplier.website && `Website: ${supplier.website}`,
    formatAddress(supplier) && `Address: ${formatAddress(supplier)}`,
  ]
    .filter(Boolean)
    .join('\n')

/** Such as "under 1 mile", "3.2 miles" or "41 miles". */
export const milesText = (miles: number) => {
  if (miles < 1) return 'under 1 mile'
  const shown = miles < 10 ? miles.toFixed(1).replace(/\.0$/, '') : String(Math.round(miles))
  return `${shown} ${shown === '1' ? 'mile' : 'miles'}`
}

/** Adds a missing https://. */
export const websiteUrl = (website: string) => (/^https?:\/\//i.test(website) ? website : `https://${website}`)
