import { isMobile, isNational } from './contact-keys.ts'
import { compareNames, type NameLikeness, type Rarity } from '../../suppliers/names/compare-names.ts'
import { areInNextTowns, comparePlaces, type Nearness } from './compare-places.ts'
import { decideMatch, hasMoved, isRenamed, isSharedHouse, type MatchDecision, type MatchFacts } from './decide.ts'
import type { Reason } from './reason.ts'
import type { ReadListing } from './read-listing.ts'
import { areOneTown } from './read-location.ts'

export interface Comparison {
  score: number
  decision: MatchDecision
  reasons: Reason[]
}

/** The more listings share a value, the less it proves. */
export interface Commonness {
  rarity: Rarity
  sharedBy: (kind: 'phone' | 'site' | 'email', value: string) => number
}

/** The prior against a match. */
const start = -3
/** A value of a call centre or a chain weighs almost nothing. */
const shared = (weight: number, count: number) =>
  count <= 2 ? weight : count <= 3 ? weight * 0.7 : count <= 5 ? weight * 0.35 : 0.1

const nameWeight = ({ likeness, proof, haveDifferentWords }: NameLikeness): number => {
  if (haveDifferentWords) return likeness > 0.8 ? 0.3 : likeness > 0.5 ? -1.5 : -4
  if (likeness >= 0.9) return Math.min(4.5, 1 + 2.4 * proof)
  if (likeness >= 0.75) return Math.min(3, 0.5 + 2 * proof)
  if (likeness >= 0.6) return Math.min(1.8, 1.6 * proof)
  return likeness >= 0.4 ? -1 : -4
}

/** `same` needs odds of nine to one and no contradiction (see `decideMatch`). */
export const compareListings = (a: ReadListing, b: ReadListing, { rarity, sharedBy }: Commonness): Comparison => {
  const name = compareNames(a.name, b.name, [a.places, b.places], rarity)
  const { nearness, reasons: places } = comparePlaces(a, b)
  const phone = a.phones.find((number) => b.phones.includes(number))
  const phoneCount = phone && !isNational(phone) ? sharedBy('phone', phone) : Infinity
  const site = siteBehind(a)
  const isSharedSite = site !== undefined && site === siteBehind(b)
  const siteCount = isSharedSite ? sharedBy('site', site) : 0
  const [town, otherTown] = [a.location.town, b.location.town]
  const contacts = compareSites(a, b, sharedBy)
  const facts: MatchFacts = {
    name,
    nearness,
    areInOneTown: town && otherTown && areOneTown(town, otherTown),
    areInNextTowns: areInNextTowns(a, b),
    haveNationalPhone: phone !== undefined && isNational(phone),
    haveOtherPhones: a.phones.length > 0 && b.phones.length > 0 && !phone,
    isAtSameDoor: nearness === 'at' && places.some(({ field, likeness }) => field === 'address' && likeness === 'same'),
    isInSharedHouse: isSharedHouse(a) || isSharedHouse(b),
    hasOwnPhone: phoneCount <= 2,
    hasOwnSite: isSharedSite && siteCount <= 2,
    hasLocalPhone: phoneCount <= 3,
    hasPrivateMail: a.email !== undefined && a.email === b.email && a.mailSite === undefined,
    isOfChain: isSharedSite && siteCount > 2,
    isReachedOtherwise: [...contacts, ...places].some(({ weight }) => weight < 0),
  }
  const isMoved = hasMoved(facts)
  const reasons: Reason[] = [
    {
      field: 'name',
      left: a.listing.name,
      right: b.listing.name,
      likeness: name.likeness >= 0.95 ? 'same' : name.likeness >= 0.6 ? 'similar' : 'different',
      weight: Math.max(nameWeight(name), getMinNameWeight(facts)),
    },
    ...contacts,
    ...places.map((reason) =>
      isMoved && reason.field === 'location' && reason.weight < 0 ? { ...reason, weight: -0.2 } : reason,
    ),
  ]
  if (a.placeId && b.placeId) {
    const isSame = a.placeId === b.placeId
    reasons.push({
      field: 'place_id',
      left: a.placeId,
      right: b.placeId,
      likeness: isSame ? 'same' : 'different',
      weight: isSame ? 8 : -1.5,
    })
  }
  if (a.phones.length && b.phones.length) {
    const weight = phone
      ? shared(isNational(phone) ? 2.2 : 3.6, sharedBy('phone', phone))
      : haveSameKind(a, b)
        ? -0.7
        : -0.2
    reasons.push({
      field: 'phone',
      left: a.listing.phone!,
      right: b.listing.phone!,
      likeness: phone ? 'same' : 'different',
      weight,
    })
  }
  reasons.sort((x, y) => Math.abs(y.weight) - Math.abs(x.weight))
  const score = 1 / (1 + Math.exp(-reasons.reduce((sum, { weight }) => sum + weight, start)))
  return { score, decision: decideMatch(score, reasons, facts), reasons }
}

/** At its own door, number or site a common name is enough; in one town a rare name is. */
const getMinNameWeight = (facts: MatchFacts): number => {
  const { name, nearness, hasOwnPhone, hasOwnSite } = facts
  if (name.likeness < 0.95) return isRenamed(facts) ? -1 : -Infinity
  const isReachedAlike = hasOwnPhone || (hasOwnSite && nearness !== 'far')
  const isContradicted = facts.isReachedOtherwise || facts.haveOtherPhones
  return Math.max(oneNameWeight(name, nearness, isContradicted), isReachedAlike ? 2.5 : -Infinity)
}

const oneNameWeight = ({ proof }: NameLikeness, nearness: Nearness, isContradicted: boolean): number =>
  nearness === 'at' ? 3 : nearness === 'near' && proof >= 1 && !isContradicted ? 4.3 : -Infinity

/** A mobile and a landline often belong to one firm, two landlines rarely. */
const haveSameKind = (a: ReadListing, b: ReadListing) =>
  a.phones.some((one) => b.phones.some((other) => isMobile(one) === isMobile(other)))

const compareSites = (a: ReadListing, b: ReadListing, sharedBy: Commonness['sharedBy']): Reason[] => {
  const reasons: Reason[] = []
  const isSameSite = a.site && a.site === b.site
  if (a.site && b.site) {
    const isSimilar = !isSameSite && a.site.split('.')[0] === b.site.split('.')[0]
    reasons.push({
      field: 'website',
      left: a.listing.website!,
      right: b.listing.website!,
      likeness: isSameSite ? 'same' : isSimilar ? 'similar' : 'different',
      weight: isSameSite ? shared(2.8, sharedBy('site', a.site)) : isSimilar ? 1 : -0.9,
    })
  }
  if (a.email && b.email) {
    const isSame = a.email === b.email
    const isSameHost = !isSame && a.mailSite !== undefined && a.mailSite === b.mailSite
    const proof = isSameSite ? 0.6 : 2.8 // an address at the shared site proves little more
    reasons.push({
      field: 'email',
      left: a.email,
      right: b.email,
      likeness: isSame ? 'same' : isSameHost ? 'similar' : 'different',
      weight: isSame
        ? shared(proof, sharedBy('email', a.email))
        : isSameHost
          ? isSameSite
            ? 0
            : shared(1, sharedBy('site', a.mailSite!))
          : -0.3,
    })
  } else if (!(a.site && b.site) && siteBehind(a) && siteBehind(a) === siteBehind(b)) {
    const text = ({ listing }: ReadListing) => listing.website ?? listing.email ?? null
    reasons.push({
      field: 'website',
      left: text(a),
      right: text(b),
      likeness: 'similar',
      weight: shared(2, sharedBy('site', siteBehind(a)!)),
    })
  }
  return reasons
}

export const siteBehind = ({ site, mailSite }: ReadListing): string | undefined => site ?? mailSite
