import { townSlug } from '../counties/list-areas.ts'
import type { PlacedChange } from '../partners/changes/follow-changes.ts'
import { placeKey } from '../places/place-key.ts'

const kinds = ['suppliers', 'counties', 'posts', 'ads'] as const
type Kind = (typeof kinds)[number]

/** The CDN tag of every response, purged when the change is unknown. */
export const everything = 'directory'

const kindsByTable: Record<string, Kind> = {
  supplier: 'suppliers',
  review: 'suppliers',
  external_rating: 'suppliers',
  county: 'counties',
  county_content: 'counties',
  blog_post: 'posts',
  ad_slot: 'ads',
  ad_settings: 'ads',
}

export const tableTag = (table?: string): Kind | typeof everything => kindsByTable[table ?? ''] ?? everything

export const countyKey = (text: string): string => placeKey(text).replaceAll(' ', '-')

export const supplierTag = (id: number | string): string => `supplier:${id}`

/** A list in a county (`kent`), a town (`kent/dover`) or everywhere (''), for a service or all (''). */
export const listTag = (place = '', service = ''): string => `list:${place}:${service}`

/** Invalidated when a supplier is added, removed or moved. */
export const countTag = (county = ''): string => `count:${county}`

export const anything: readonly string[] = [listTag(), 'counties', 'posts', 'ads']

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

/** The kinds of data come first, then up to a hundred suppliers and counties. */
export const surrogateKey = (tags: readonly string[]): string => {
  const ownKinds = kinds.filter((kind) => (kind === 'suppliers' ? tags.some(isOfSuppliers) : tags.includes(kind)))
  const single = new Set(tags.filter(isOfSuppliers).flatMap(singleKey))
  return [everything, ...ownKinds, ...[...single].slice(0, maxKeys)].join(' ')
}
