/**
 * What a list of suppliers can be narrowed to, beside words and a place: the argument of the API by its parameter in the directory's
 * address. Rules, SQL conditions, chips and controls are records over these names, so that none can be forgotten.
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

/** Those whose suppliers are counted for each value. */
export type CountedFilter = 'services' | 'counties'

/** In the order in which they are shown. */
export const filterNames = Object.keys(filters) as FilterName[]
