import { townSlug } from '../counties/list-areas.ts'
import type { PlacedChange } from '../partners/changes/follow-changes.ts'
import { placeKey } from '../places/place-key.ts'

/** The kinds of data; each is a tag for purging a CDN. */
const kinds = ['suppliers', 'counties', 'posts', 'ads'] as const
type Kind = (typeof kinds)[number]

/** The CDN tag of every response, purged when the change is unknown. */
export const everything = 'directory'

const kindsByTable: Record<string, Kind> = {
  supplier: 'suppliers',
  review: 'suppliers',
  outside_rating: 'suppliers',
  county: 'counties',
  county_content: 'counties',
  blog_post: 'posts',
  ad_slot: 'ads',
  ad_settings: 'ads',
}

/** The CDN tag that a table's change invalidates; `everything` for other tables and without a name. */
export const tableTag = (table?: string): Kind | typeof everything => kindsByTable[table ?? ''] ?? everything

/** A county's key in tags, from its name or urlName. */
export const countyKey = (text: string): string => placeKey(text).replaceAll(' ', '-')

/** The tag of responses that show this supplier only. */
export const supplierTag = (id: number | string): string => `supplier:${id}`

/**
 * The tag of a list: of a county (`kent`), a town (`kent/dover`) or everywhere (''), for a service or all ('').
 * A supplier's change invalidates the lists of its places and services before and after.
 */
export const listTag = (place = '', service = ''): string => `list:${place}:${service}`

/** The tag of a number of suppliers, in a county or overall: invalidated when one is added, removed or moved. */
export const countTag = (county = ''): string => `count:${county}`

/** The tags of a response that may show anything in the directory. */
export const anything: readonly string[] = [listTag(), 'counties', 'posts', 'ads']

/** The tags that a change invalidates: the supplier's, and those of lists that include, included or count it. */
export const changeTags = ({ supplierId, places, services, isCounted }: PlacedChange) => {
  const counties = places.flatMap(({ county }) => (county ? [countyKey(county)] : []))
  const towns = places.flatMap(({ county, town }) => (county ? [`${countyKey(county)}/${townSlug(town)}`] : []))
  const lists = ['', ...counties, ...towns].flatMap((place) => ['', ...services].map((one) => listTag(place, one)))
  const counts = isCounted ? ['', ...counties].map(countTag) : []
  return { own: [supplierTag(supplierId)], lists: [...new Set([...lists, ...counts])] }
}

const maxKeys = 100

/** Supplier tags have a colon: `supplier:12`, `list:kent:blinds`, `count:kent`. */
const isOfSuppliers = (tag: string) => tag.includes(':')

const singleKey = (tag: string): string[] => {
  const [type, name = ''] = tag.split(':')
  if (type === 'supplier') return [`supplier-${name}`]
  const [county] = name.split('/')
  return county ? [`county-${county}`] : []
}

/**
 * The value of `Surrogate-Key`: `directory`, the kinds of data, then `supplier-12` and `county-kent`, up to a hundred.
 */
export const surrogateKey = (tags: readonly string[]): string => {
  const ownKinds = kinds.filter((kind) => (kind === 'suppliers' ? tags.some(isOfSuppliers) : tags.includes(kind)))
  const single = new Set(tags.filter(isOfSuppliers).flatMap(singleKey))
  return [everything, ...ownKinds, ...[...single].slice(0, maxKeys)].join(' ')
}
