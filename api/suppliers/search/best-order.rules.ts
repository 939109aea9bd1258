/**
 * The order "Best match" around a place, the lowest first; elsewhere it is by level, then by quality.
 *   30 × level + miles − 5 × quality
 * The level adds up over the terms, three at most: 0 in the name, a main service, a speciality or the praise of reviews,
 * 1 in another service or a keyword, 2 in other texts, or 1 for a colour, material or room. What is said of firms
 * ("family run") counts only if nothing else is searched for.
 * The database computes the quality in supplier_quality(), from 0 to 1:
 *   0.7 × rating + 0.2 × parts / 8 + 0.1 × freshness
 *   rating = ((10 × 3.8 + reviews × stars) / (10 + reviews) − 3) / 2, so three perfect reviews do not win
 * Its parts are phone, website, email, address, postcode, hours, picture and a description of 80 letters.
 */

export const mainServices = 3
export const worstLevel = 3
/** Of a term that is neither a topic nor offered. */
export const levelIfMentioned = 2
/** Within 25 miles the level is first, then distance and quality. */
export const milesForLevel = 30

/** Miles that a quality of 1 weighs against a quality of 0. */
export const milesForQuality = 5

/** By the years since a listing was last changed or reviewed. */
export const freshnessByYears = [1, 0.75, 0.5, 0.25] as const
