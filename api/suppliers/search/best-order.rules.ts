/**
 * The order "Best match" around a place, the lowest first; elsewhere it is by level, then by quality.
 *   30 × level + miles − 5 × quality
 * The level adds up over the terms, three at most: 0 in the name, a main service, a speciality or the praise of reviews,
 * 1 in another service or a keyword, 2 in other texts, or 1 for a colour, material or room. What is said of firms
 * ("family run") counts only if nothing else is searched for.
 * The database computes the quality, from 0 to 1, in supplier_quality(), and tests compare them.
 */

export const mainServices = 3
export const worstLevel = 3
/** Of a term that is neither a topic nor offered. */
export const levelIfMentioned = 2
/** Within 25 miles the level is first, then distance and quality. */
export const milesForLevel = 30

/** Miles that a quality of 1 weighs against a quality of 0. */
export const milesForQuality = 5

/** Every supplier starts with this many reviews, so three perfect ones do not win. */
const priorReviews = 10
const priorStars = 3.8

/** Weighted averages up to this add nothing to the quality; from `bestStars` on they add everything. */
const worstStars = 3
const bestStars = 5

const qualityShares = { rating: 0.7, completeness: 0.2, freshness: 0.1 } as const

/** A shorter description does not count as one. */
export const tellingDescription = 80

/** By the years since a listing was last changed or reviewed. */
export const freshnessByYears = [1, 0.75, 0.5, 0.25] as const

export interface Quality {
  averageRating: number
  reviewCount: number
  /** How many of phone, website, email, address, postcode, hours, picture and description a listing has. */
  parts: number
  freshness: number
}

/** Includes the prior reviews, like the database's weighted_rating(). */
export const weightedRating = ({
  averageRating,
  reviewCount,
}: Pick<Quality, 'averageRating' | 'reviewCount'>): number =>
  (priorReviews * priorStars + reviewCount * averageRating) / (priorReviews + reviewCount)

export const getQuality = ({ averageRating, reviewCount, parts, freshness }: Quality): number => {
  const stars = weightedRating({ averageRating, reviewCount })
  const rating = Math.min(1, Math.max(0, (stars - worstStars) / (bestStars - worstStars)))
  return qualityShares.rating * rating + (qualityShares.completeness * parts) / 8 + qualityShares.freshness * freshness
}
