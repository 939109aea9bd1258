import { milesBetween } from '../../places/geometry/miles-between.rules.ts'
import type { Reason } from './reason.ts'
import type { ReadListing } from './read-listing.ts'
import { type ReadLocation, areOneTown } from './read-location.ts'
import { editDistance } from '../../text/edit-distance.ts'

/** at: the same street; near: the same district; far: another place. */
export type Nearness = 'at' | 'near' | 'far' | 'unknown'

/** More miles than this mean two places, whatever their postcodes. */
const minDistantMiles = 2
const maxNextTownMiles = 15

const formatTownAndPostcode = ({ listing }: ReadListing) =>
  [listing.city, listing.postcode].filter(Boolean).join(', ') || null

const judgeNearness = (left: ReadLocation, right: ReadLocation): [Nearness, weight: number] => {
  const miles = measureMiles(left, right)
  const isOneTown = left.town && right.town && areOneTown(left.town, right.town)
  if (left.postcode && left.postcode === right.postcode) return ['at', 2.6]
  if (left.postcode && right.postcode && miles === undefined && editDistance(left.postcode, right.postcode, 1) === 1)
    return ['near', 1.6]
  if (miles !== undefined && miles < 0.1) return ['at', 2.1]
  if (miles !== undefined && miles > minDistantMiles) return ['far', miles > 10 ? -4.5 : -2]
  if (left.district && right.district) {
    if (left.district === right.district) return ['near', left.postcode && right.postcode ? 0.6 : 1.1]
    if (miles !== undefined && miles < 0.5) return ['near', 0.5]
    if (isOneTown && !(left.street.length && right.street.length)) return ['near', -0.3] // a business without premises may name any district of a town
    return ['far', getPostcodeArea(left.district) === getPostcodeArea(right.district) ? -1.8 : -3.5]
  }
  if (miles !== undefined && miles < 0.5) return ['near', 1]
  if (left.town && right.town) return isOneTown ? ['near', 1] : ['unknown', -1.8] // it may be a village and its post town
  return ['unknown', 0]
}

/** Undefined for the same point: two geocoders agree so well only if both know just the town. */
const measureMiles = ({ point: a }: ReadLocation, { point: b }: ReadLocation): number | undefined =>
  a && b && (a.latitude !== b.latitude || a.longitude !== b.longitude) ? milesBetween(a, b) : undefined

/** By the centres of their towns too; without any points, by one British postcode area. */
export const areInNextTowns = (a: ReadListing, b: ReadListing): boolean => {
  const miles = milesBetween(a.listing, b.listing)
  const [left, right] = [a, b].map(({ location }) => /^GB [A-Z]+/.exec(location.district ?? '')?.[0])
  return miles === undefined ? left !== undefined && left === right : miles <= maxNextTownMiles
}

const getPostcodeArea = (district: string) => /^[A-Z]{2} [A-Z]*/.exec(district)?.[0]

export const comparePlaces = (a: ReadListing, b: ReadListing): { nearness: Nearness; reasons: Reason[] } => {
  const [nearness, weight] = judgeNearness(a.location, b.location)
  const reasons: Reason[] = []
  if (weight !== 0) {
    const likeness = nearness === 'at' ? 'same' : nearness === 'near' ? 'similar' : 'different'
    reasons.push({
      field: 'location',
      left: formatTownAndPostcode(a),
      right: formatTownAndPostcode(b),
      likeness,
      weight,
    })
  }
  const address = nearness === 'far' ? undefined : compareStreets(a, b)
  if (address) reasons.push(address)
  return { nearness, reasons }
}

const oneStreet = (left: string | undefined, right: string | undefined) =>
  left && left === right
    ? ({ likeness: 'same', weight: 1.2 } as const)
    : ({ likeness: 'similar', weight: left && right ? -0.6 : 0.5 } as const)

const compareStreets = (a: ReadListing, b: ReadListing): Reason | undefined => {
  const [left, right] = [a.location, b.location]
  if (!left.street.length || !right.street.length) return undefined
  const common = left.street.filter((word) =>
    right.street.some((other) => other === word || (editDistance(other, word, 1) === 1 && word.length > 4)),
  ).length
  const isSameStreet = common / Math.min(left.street.length, right.street.length) >= 0.6
  const fields = { field: 'address', left: a.listing.address ?? null, right: b.listing.address ?? null } as const
  if (isSameStreet) return { ...fields, ...oneStreet(left.house, right.house) }
  return { ...fields, likeness: 'different', weight: -0.8 }
}
