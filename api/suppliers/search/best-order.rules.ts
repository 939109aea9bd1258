/**
 * The order "Best match", the usual one of every list. A supplier has a quality from 0 to 1, stored with it; where a
 * place is known, the best possible record counts as much as being five miles nearer, so that nobody is shown among the
 * first who is farther away than the nearest would allow: no more than five miles behind the supplier it displaces.
 * Premium listings have no advantage. The database computes the same in supplier_quality(); a test compares the two.
 */

/** How many miles nearer a quality of 1 makes a supplier count, against a quality of 0. */
export const milesForQuality = 5

/** Each supplier starts with this many reviews with this many stars: three perfect ones are not yet a record. */
export const priorReviews = 10
export const priorStars = 3.8

/** Stars of the weighted average that count as nothing and as everything. */
export const worstStars = 3
export const bestStars = 5

/** What the parts count for; together 1. */
export const qualityShares = { rating: 0.7, completeness: 0.2, freshness: 0.1 } as const

/** From this many characters on, a description says something. */
export const tellingDescription = 80

/** How fresh a listing is by the years since it was last changed or reviewed. */
export const freshnessByYears = [1, 0.75, 0.5, 0.25] as const

/** What a supplier's quality is made of. */
export interface Quality {
  averageRating: number
  reviewCount: number
  /** How many of the eight parts of a listing are there: phone, website, email, address, postcode, hours, picture, description. */
  parts: number
  /** One of `freshnessByYears`. */
  freshness: number
}

/**
 * The average of a supplier's reviews and the prior ones, in stars: "best reviewed first" is by this. The database computes the
 * same in weighted_rating().
 */
export const weightedRating = ({
  averageRating,
  reviewCount,
}: Pick<Quality, 'averageRating' | 'reviewCount'>): number =>
  (priorReviews * priorStars + reviewCount * averageRating) / (priorReviews + reviewCount)

/** From 0 to 1. */
export const qualityOf = ({ averageRating, reviewCount, parts, freshness }: Quality): number => {
  const stars = weightedRating({ averageRating, reviewCount })
  const rating = Math.min(1, Math.max(0, (stars - worstStars) / (bestStars - worstStars)))
  return qualityShares.rating * rating + (qualityShares.completeness * parts) / 8 + qualityShares.freshness * freshness
}
