/** The default radius of a search, in miles. */
export const defaultRadiusMiles = 50
/** Limits of the radius, in miles. */
export const minRadiusMiles = 1
export const maxRadiusMiles = 200

/** A radius in miles, brought within the limits. */
export const boundedRadius = (miles: number) => Math.min(maxRadiusMiles, Math.max(minRadiusMiles, miles))
