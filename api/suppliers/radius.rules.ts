/** How far around a place is searched where nothing else is said, in miles. */
export const defaultRadiusMiles = 50
/** How far around a place may be searched, in miles. */
export const smallestRadiusMiles = 1
export const largestRadiusMiles = 200

/** A radius in miles within what may be searched. */
export const boundedRadius = (miles: number) => Math.min(largestRadiusMiles, Math.max(smallestRadiusMiles, miles))
