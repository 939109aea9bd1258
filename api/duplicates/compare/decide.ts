import type { NameComparison } from './compare-names.ts'
import type { Nearness } from './compare-places.ts'
import type { ReadListing } from './read-listing.ts'
import type { Reason } from './reason.ts'

export type Decision = 'same' | 'perhaps' | 'none'

/** The scores from which two listings are offered as one business, or as worth a look. */
const surely = 0.9
const maybe = 0.5

/** What about two listings, beside the sum of their fields, makes them one firm or two. */
export interface Facts {
  name: NameComparison
  nearness: Nearness
  /** Whether the towns that both name are one; undefined if one names none. */
  areInOneTown: boolean | undefined
  /** Both have telephone numbers, and share none. */
  haveOtherPhones: boolean
  /** They share a number that belongs to no place: a call centre's, or a chain's. */
  haveNationalPhone: boolean
  /** The postcode, the street and the house agree. */
  isAtSameDoor: boolean
  isInSharedHouse: boolean
  /** They share a telephone number with a place, which nobody else has. */
  hasOwnPhone: boolean
  /** They share a website of their own, which nobody else has. */
  hasOwnSite: boolean
  /** They share a telephone number with a place, which at most one other has. */
  hasLocalPhone: boolean
  /** They share an email address at a public provider: it is a person's. */
  hasPrivateMail: boolean
  /** They share a website with others. */
  isOfChain: boolean
  /** Their websites, email addresses or streets differ. */
  isReachedOtherwise: boolean
}

/** A house in which firms share a door, and perhaps a receptionist. */
export const isSharedHouse = ({ listing }: ReadListing): boolean =>
  /\b(?:suite|office|floor|centre|center|arcade|hub|market hall|indoor market)\b/i.test(listing.address ?? '')

/** A firm that has taken its name and number with it. A chain's branches share a national number, or have their own. */
export const hasMoved = ({ name, nearness, hasOwnPhone }: Facts): boolean =>
  (nearness === 'apart' || nearness === 'unknown') &&
  hasOwnPhone &&
  name.likeness >= 0.75 &&
  !name.areApart &&
  !name.isParent &&
  !name.trades

/** A firm that kept its door and its number when it changed its name; not two of one surname. */
export const isRenamed = ({ name, isAtSameDoor, isInSharedHouse, hasOwnPhone, isReachedOtherwise }: Facts): boolean =>
  isAtSameDoor && hasOwnPhone && !isInSharedHouse && !isReachedOtherwise && !name.trades && name.likeness < 0.3

/** A firm that kept its door and its website, or its name and its website in another town: nobody can be sure of either. */
const mayBeRenamedOrMoved = (facts: Facts): boolean => {
  const { name, nearness } = facts
  if (!facts.hasOwnSite || facts.haveOtherPhones || facts.haveNationalPhone || name.isParent) return false
  if (facts.isAtSameDoor) return !facts.isInSharedHouse && name.trades !== 'far'
  return nearness !== 'at' && name.likeness >= 0.95 && !name.areApart && !name.trades
}

/** Two names at one place with a number that hardly anybody else has: a firm's new name, or two firms that share a telephone. */
const shareNumberAndPlace = (reasons: readonly Reason[], { hasLocalPhone, nearness }: Facts): boolean =>
  hasLocalPhone && nearness === 'at' && !reasons.some(({ field }) => field === 'place_id')

/** Branches of a chain, its parent, its franchisees: what they share says only that they are of one chain. */
const areBranches = (facts: Facts): boolean => {
  const { name, nearness, areInOneTown, hasLocalPhone, haveOtherPhones, hasPrivateMail, isOfChain } = facts
  if (hasLocalPhone || nearness === 'at') return false
  if (name.areApart || name.isParent) return true
  if (nearness === 'apart') return !hasPrivateMail && (isOfChain || !areInOneTown)
  return nearness === 'unknown' && (isOfChain || (areInOneTown === false && haveOtherPhones))
}

/**
 * Whether the fields together, and nothing that rules it out, make two listings one business. Ruled out are different
 * places, different houses with different numbers, different trades, and names that each have a word of their own,
 * unless the door and the ways to reach them are the same. Branches of a chain, and two trades with two numbers, are not
 * even worth a look; two names with one number at one place are, and a firm that may have a new name or have moved, whatever the sum.
 */
export const decide = (score: number, reasons: readonly Reason[], facts: Facts): Decision => {
  const decision = decideBySum(score, reasons, facts)
  return decision === 'none' && mayBeRenamedOrMoved(facts) ? 'perhaps' : decision
}

const decideBySum = (score: number, reasons: readonly Reason[], facts: Facts): Decision => {
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
  const isOtherTrade = name.trades === 'far' ? ways < 2 : name.trades === 'near' && ways === 0
  const isRuledOut =
    (nearness === 'apart' && !hasMoved(facts)) || isOtherShop || isOtherTrade || (name.areApart && !isNewName)
  const isBacked = name.likeness >= 0.6 || isNewName || (ways >= 2 && nearness !== 'unknown')
  return score >= surely && !isRuledOut && isBacked ? 'same' : 'perhaps'
}
