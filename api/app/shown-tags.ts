import { townSlug } from '../counties/list-areas.ts'
import type { PlacedChange } from '../changes/follow-changes.ts'
import { placeKey } from '../places/place-key.ts'

/** A county as tags name it, from its name or its urlName. */
export const countyKey = (text: string): string => placeKey(text).replaceAll(' ', '-')

/** The tag of a supplier, which what shows just that one has. */
export const supplierTag = (id: number | string): string => `supplier:${id}`

/**
 * The tag of a list: of a county (`kent`), a town (`kent/dover`) or everywhere (''), and of a service or all (''). A change
 * of a supplier drops those of all places and services that it has or had.
 */
export const listTag = (place = '', service = ''): string => `list:${place}:${service}`

/** The tag of a number of suppliers, of a county or of all: dropped when one came, went or moved. */
export const countTag = (county = ''): string => `count:${county}`

/** What shows any of the directory. */
export const anything: readonly string[] = [listTag(), 'counties', 'posts', 'ads']

/** The tags that a change drops: of what shows the supplier alone, and of lists that hold, held or count it. */
export const tagsOfChange = ({ supplierId, places, services, isCounted }: PlacedChange) => {
  const counties = places.flatMap(({ county }) => (county ? [countyKey(county)] : []))
  const towns = places.flatMap(({ county, town }) => (county ? [`${countyKey(county)}/${townSlug(town)}`] : []))
  const lists = ['', ...counties, ...towns].flatMap((place) => ['', ...services].map((one) => listTag(place, one)))
  const counts = isCounted ? ['', ...counties].map(countTag) : []
  return { own: [supplierTag(supplierId)], lists: [...new Set([...lists, ...counts])] }
}
