import type { NameComparison } from '../../suppliers/names/compare-names.ts'
import type { Nearness } from './compare-places.ts'
import type { ReadListing } from './read-listing.ts'
import type { Reason } from './reason.ts'

export type MatchDecision = 'same' | 'perhaps' | 'none'

const surely = 0.9
const maybe = 0.5

export interface MatchFacts {
  name: NameComparison
  nearness: Nearness
  /** Undefined if one names no town. */
  areInOneTown: boolean | undefined
  areInNextTowns: boolean
  haveOtherPhones: boolean
  haveNationalPhone: boolean
  isAtSameDoor: boolean
  isInSharedHouse: boolean
  hasOwnPhone: boolean
  hasOwnSite: boolean
  hasLocalPhone: boolean
  hasPrivateMail: boolean
  isOfChain: boolean
  isReachedOtherwise: boolean
}

export const isSharedHouse = ({ listing }: ReadListing): boolean =>
  /\b(?:suite|office|floor|centre|center|arcade|hub|market hall|indoor market)\b/i.test(listing.address ?? '')

/** A firm that took its name and number with it; branches have a national number, or their own. */
export const hasMoved = ({ name, nearness, hasOwnPhone }: MatchFacts): boolean =>
  (nearness === 'far' || nearness === 'unknown') &&
  hasOwnPhone &&
  name.likeness >= 0.75 &&
  !name.haveDifferentWords &&
  !name.isParent &&
  !name.trades

/** A firm that changed its name but not its door or number. */
export const isRenamed = ({
  name,
  isAtSameDoor,
  isInSharedHouse,
  hasOwnPhone,
  isReachedOtherwise,
}: MatchFacts): boolean =>
  isAtSameDoor && hasOwnPhone && !isInSharedHouse && !isReachedOtherwise && !name.trades && name.likeness < 0.3

/** With another number, a namesake may also be a branch, so that it must be in the next town. */
const mayBeRenamedOrMoved = (facts: MatchFacts): boolean => {
  const { name, nearness } = facts
  if (!facts.hasOwnSite || facts.haveNationalPhone || name.isParent) return false
  if (facts.isAtSameDoor) return !facts.isInSharedHouse && name.trades !== 'far'
  if (facts.haveOtherPhones && !facts.areInNextTowns) return false
  return nearness !== 'at' && name.likeness >= 0.95 && !name.haveDifferentWords && !name.trades
}

/** Either a firm's new name, or two firms that share a telephone. */
const shareNumberAndPlace = (reasons: readonly Reason[], { hasLocalPhone, nearness }: MatchFacts): boolean =>
  hasLocalPhone && nearness === 'at' && !reasons.some(({ field }) => field === 'place_id')

const areBranches = (facts: MatchFacts): boolean => {
  const { name, nearness, areInOneTown, hasLocalPhone, haveOtherPhones, hasPrivateMail, isOfChain } = facts
  if (hasLocalPhone || nearness === 'at') return false
  if (name.haveDifferentWords || name.isParent) return true
  if (nearness === 'far') return !hasPrivateMail && (isOfChain || !areInOneTown)
  return nearness === 'unknown' && (isOfChain || (areInOneTown === false && haveOtherPhones))
}

/** Contradictions rule a match out whatever the score. */
export const decideMatch = (score: number, reasons: readonly Reason[], facts: MatchFacts): MatchDecision => {
  const decision = decideBySum(score, reasons, facts)
  return decision === 'none' && mayBeRenamedOrMoved(facts) ? 'perhaps' : decision
}

const decideBySum = (score: number, reasons: readonly Reason[], facts: MatchFacts): MatchDecision => {
  if (score < maybe) return shareNumberAndPlace(reasons, facts) ? 'perhaps' : 'none'
  const { name, nearness } = facts
  const same = new Set(
    reasons.filter(({ likeness, weight }) => likeness === 'same' && weight > 0).map(({ field }) => field),
  )
  if (same.has('place_id')) return score >= surely ? 'same' : 'perhaps'
  const ways = (['phone', 'website', 'email'] as const).filter((field) => same.has(field)).length
  const speaksAgainst = (field: Reason['field'], weight: number) =>
    reasons.some((one) => one.field === field && one.weight < weight)
  if (areBranches(facts) || (name.trades && ways === 0 && speaksAgainst('phone', 0))) return 'none'
  const isNewName = isRenamed(facts) || (ways >= 2 && nearness === 'at')
  const isOtherShop = speaksAgainst('address', -0.5) && speaksAgainst('phone', -0.5)
  const isOtherTrade = name.trades === 'near' ? ways === 0 : name.trades !== undefined
  const isRuledOut =
    (nearness === 'far' && !hasMoved(facts)) || isOtherShop || isOtherTrade || (name.haveDifferentWords && !isNewName)
  const isBacked = name.likeness >= 0.6 || isNewName || (ways >= 2 && nearness !== 'unknown')
  return score >= surely && !isRuledOut && isBacked ? 'same' : 'perhaps'
}
