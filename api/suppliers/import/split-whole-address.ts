import { placeKey } from '../../places/place-key.ts'
import { countryNamed } from './import.rules.ts'
import type { PlaceFinder } from './import-places.ts'
import type { Cells } from './read-cells.ts'
import { splitAddress } from './split-address.ts'

/** Where a street's name may end: behind a word for streets. */
const streetEnd =
  /\b(?:street|st|road|rd|lane|ln|avenue|ave|close|drive|way|place|terrace|row|square|parade|crescent|park|estate)\b\.?\s+/gi

/**
 * Moves a British address that stands in one cell into the cells of its parts, so far as they are empty. Without a
 * postcode or county behind it, the last part is taken for a town only if there is one of that name.
 */
export const splitWholeAddress = async (given: Cells, { isTown }: PlaceFinder): Promise<Cells> => {
  const { address, city, postcode, country } = given
  if (!address || (city && postcode) || (countryNamed(country ?? '') ?? 'United Kingdom') !== 'United Kingdom')
    return given
  const parts = splitAddress(address)
  const isSure = parts.postcode !== undefined || parts.county !== undefined
  const [street, town] = parts.city
    ? isSure || (await isTown(parts.city))
      ? [parts.address, parts.city]
      : [joined(parts.address, parts.city), undefined]
    : await parted(parts.address, isTown)
  if (!isSure && !town) return given
  const isOtherTown = city !== undefined && town !== undefined && placeKey(city) !== placeKey(town)
  const { address: _, ...rest } = given
  const kept = isOtherTown ? joined(street, town) : street
  const told = Object.entries({ ...parts, city: town, ...rest, address: kept }).filter(([, cell]) => cell)
  return Object.fromEntries(told)
}

const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(', ') || undefined

/** "12 High Street Cheltenham" without a comma: the street ends where a town begins. */
const parted = async (
  address = '',
  isTown: PlaceFinder['isTown'],
): Promise<[street: string | undefined, town?: string]> => {
  for (const { 0: end, index } of address.matchAll(streetEnd)) {
    const town = address.slice(index + end.length)
    if (/\d/.test(address) && (await isTown(town))) return [address.slice(0, index + end.length).trim(), town]
  }
  return [address || undefined]
}
