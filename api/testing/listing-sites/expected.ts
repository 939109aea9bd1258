import type { Listing } from '../../scraping/source.ts'
import type { Firm } from './firm.ts'

/** Without layers; fields that the source does not give are absent. */
export type ExpectedListing = {
  [Field in keyof Listing]?: Listing[Field] extends { value: infer Value } | undefined ? Value : Listing[Field]
}

export const getExpectedAddress = ({ isMobile, street, town, postcode }: Firm): ExpectedListing =>
  isMobile ? { city: town } : { address: street, city: town, postcode }
/** Ratings and further services vary. */
export const getExpectedListing = (firm: Firm): ExpectedListing => ({
  name: firm.name,
  description: firm.description,
  phone: firm.phone,
  email: firm.email,
  website: firm.website,
  ...getExpectedAddress(firm),
  county: firm.county,
  sourceUrl: `${firm.website}/`,
})
