import type { Listing } from '../source.ts'
import type { Firm } from './firm.ts'

/** A listing as it should be read, without the layers: fields that the source does not tell are absent. */
export type ExpectedListing = {
  [Field in keyof Listing]?: Listing[Field] extends { value: infer Value } | undefined ? Value : Listing[Field]
}

/** What every site tells of where a firm is. */
export const addressOf = ({ isMobile, street, town, postcode }: Firm): ExpectedListing =>
  isMobile ? { city: town } : { address: street, city: town, postcode }
/** What a supplier's own site tells for certain; how well it is rated and what else it does stand elsewhere. */
export const expectedOfSite = (firm: Firm): ExpectedListing => ({
  name: firm.name,
  description: firm.description,
  phone: firm.phone,
  email: firm.email,
  website: firm.website,
  ...addressOf(firm),
  county: firm.county,
  sourceUrl: `${firm.website}/`,
})
