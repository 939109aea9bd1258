import type { Listing, SourceName } from '../source.ts'
import type { Firm } from './firms.ts'

/** A listing as it should be read, without the layers: fields that the source does not tell are absent. */
export type ExpectedListing = {
  [Field in keyof Listing]?: Listing[Field] extends { value: infer Value } | undefined ? Value : Listing[Field]
}

const place = ({ isMobile, street, town, postcode }: Firm): ExpectedListing =>
  isMobile ? { city: town } : { address: street, city: town, postcode }
const country = 'United Kingdom'
const unique = (list: string[]) => [...new Set(list)]

const bySource: Record<
  Exclude<SourceName, 'directory' | 'supplier_site'>,
  (firm: Firm, base: string) => ExpectedListing
> = {
  yell: (firm, base) => ({
    name: firm.name,
    phone: firm.phone,
    website: firm.website,
    services: unique(firm.services),
    rating: { value: firm.rating, best: 5, count: firm.reviews },
    ...(firm.isMobile ? { serviceAreas: [firm.town, 'Elgin'] } : place(firm)),
    sourceId: String(firm.id),
    sourceUrl: `${base}/biz/${firm.slug}-${firm.town.toLowerCase()}-${firm.id}/`,
  }),
  thomson: (firm, base) => ({
    name: firm.name,
    phone: firm.phone,
    website: firm.website,
    email: firm.email,
    services: unique(firm.services),
    ...place(firm),
    sourceId: String(firm.id),
    sourceUrl: `${base}/search/blinds/${firm.town.toLowerCase()}/${firm.slug}/${firm.id}/${firm.phone.replace(/\D/g, '')}`,
  }),
  freeindex: (firm, base) => ({
    name: firm.name,
    description: firm.description,
    phone: firm.phone,
    website: firm.website,
    services: ['Blinds'],
    ...place(firm),
    county: firm.county,
    country,
    rating: { value: firm.rating, best: 5, count: firm.reviews },
    openingHours: firm.openingHours,
    sourceId: String(firm.id),
    sourceUrl: `${base}/profile(${firm.slug})_${firm.id}.htm`,
  }),
  checkatrade: (firm, base) => ({
    name: firm.name,
    description: firm.description,
    phone: firm.phone,
    website: firm.website,
    services: unique(firm.services),
    city: firm.town,
    rating: { value: Math.round(firm.rating * 20) / 10, best: 10, count: firm.reviews },
    sourceId: firm.slug,
    sourceUrl: `${base}/trades/${firm.slug}`,
  }),
  google_places: (firm) => ({
    name: firm.name,
    phone: firm.phone,
    website: firm.website,
    ...place(firm),
    county: firm.county,
    country,
    ...(firm.isMobile ? {} : { latitude: firm.latitude, longitude: firm.longitude }),
    rating: { value: firm.rating, best: 5, count: firm.reviews },
    openingHours: firm.openingHours,
    placeId: firm.placeId,
    sourceId: firm.placeId,
    sourceUrl: `https://maps.google.com/?cid=${firm.id}`,
  }),
}

/** What a source tells of a firm, on its card and, where the source has richer ones, its profile. */
export const expectedListing = (source: keyof typeof bySource, firm: Firm, base: string): ExpectedListing =>
  bySource[source](firm, base)

/** What a supplier's own site tells for certain; how well it is rated and what else it does stand elsewhere. */
export const expectedOfSite = (firm: Firm): ExpectedListing => ({
  name: firm.name,
  description: firm.description,
  phone: firm.phone,
  email: firm.email,
  website: firm.website,
  ...place(firm),
  county: firm.county,
  sourceUrl: `${firm.website}/`,
})
