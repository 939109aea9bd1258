/** API argument → address parameter; other records over these names cannot omit a filter. */
export const filters = {
  services: { param: 'service' },
  counties: { param: 'county' },
  openNow: { param: 'open' },
  minRating: { param: 'rating' },
  maxMinimumOrderPence: { param: 'minimum' },
  verified: { param: 'verified' },
} as const satisfies Record<string, { param: string }>

export type FilterName = keyof typeof filters

export type CountedFilter = 'services' | 'counties'

export const filterNames = Object.keys(filters) as FilterName[]
