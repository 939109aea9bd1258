/**
 * The filters of supplier lists: API argument → address parameter. Rules, SQL, chips and controls are records over
 * these names, so that none can be forgotten.
 */
export const filters = {
  services: { param: 'service' },
  counties: { param: 'county' },
  openNow: { param: 'open' },
  minRating: { param: 'rating' },
  maxMinimumOrderPence: { param: 'minimum' },
  verified: { param: 'verified' },
} as const satisfies Record<string, { param: string }>

export type FilterName = keyof typeof filters

/** Filters whose values are shown with counts. */
export type CountedFilter = 'services' | 'counties'

/** In display order. */
export const filterNames = Object.keys(filters) as FilterName[]
