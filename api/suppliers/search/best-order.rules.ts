/**
 * The order "Best match", the default of every list. A supplier has a quality from 0 to 1, stored with it. The level of a match is the
 * number of terms, two at most, that are not in the supplier's name, its main services or its specialities. Around a place the
 * lowest first:
 *
 *   within 25 miles   100 × level + miles − 5 × quality
 *   beyond            300 + 5 × level + miles − 5 × quality
 *
 * So nobody is shown among the first who is more than five miles behind a supplier of the same level that it displaces. Without words
 * it is miles − 5 × quality, and without a place by level, then by quality. Premium listings have no advantage. The database computes
 * the same in supplier_quality() and nearest-matches.ts; tests compare them.
 */

/** So many of a supplier's services, from the first, are its main ones. */
export const mainServices = 3
/** So many terms off topic are as bad as any number. */
export const worstLevel = 2
/** Up to here a level counts before all else. */
export const topicMiles = 25
/** What a level counts for up to there, more than any distance. */
export const milesForLevelNear = 100
/** And beyond. */
export const milesForLevel = 5
/** What all count beyond, so that they come behind those within. */
export const milesBeyond = milesForLevelNear * (worstLevel + 1)

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
export const getQuality = ({ averageRating, reviewCount, parts, freshness }: Quality): number => {
  const stars = weightedRating({ averageRating, reviewCount })
  const rating = Math.min(1, Math.max(0, (stars - worstStars) / (bestStars - worstStars)))
  return qualityShares.rating * rating + (qualityShares.completeness * parts) / 8 + qualityShares.freshness * freshness
}
