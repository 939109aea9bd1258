/** The default radius of a search, in miles. */
export const defaultRadiusMiles = 50
/** Limits of the radius, in miles. */
export const smallestRadiusMiles = 1
export const largestRadiusMiles = 200

/** A radius in miles, brought within the limits. */
export const boundedRadius = (miles: number) => Math.min(largestRadiusMiles, Math.max(smallestRadiusMiles, miles))
