import type { DirectoryQueryVariables, Service, SupplierFilter, SupplierSort } from '../graphql.generated.ts'

/** The options of the Service select; `value` is the one in the address. */
export const serviceOptions = [
  { value: 'all', label: 'All Services' },
  { value: 'blinds', label: 'Blinds' },
  { value: 'curtains', label: 'Curtains' },
  { value: 'shutters', label: 'Shutters' },
  { value: 'installation', label: 'Installation' },
  { value: 'repairs', label: 'Repairs' },
  { value: 'custom', label: 'Custom Designs' },
] as const

export const sortOptions = [
  { value: 'best', label: 'Best match' },
  { value: 'rating', label: 'Highest rated' },
  { value: 'reviews', label: 'Most reviews' },
  { value: 'name', label: 'Name A–Z' },
  { value: 'distance', label: 'Nearest' },
] as const

/** Radii around a place, in miles; the last one is the default. */
export const radiusOptions = [5, 10, 15, 25, 50] as const
export const defaultRadiusMiles = 50

/** The filter of the list and the map; every value is a string, as in the address. */
export interface DirectoryFilter {
  search: string
  location: string
  /** Values of serviceOptions; empty for all services. */
  services: string[]
  counties: string[]
  /** Miles around the location; empty for the default. */
  radius: string
  /** "latitude,longitude" of the visitor, instead of a location. */
  at: string
  /** "west,south,east,north" of a part of the map. */
  area: string
  sort: string
}

export const emptyFilter: DirectoryFilter = {
  search: '',
  location: '',
  services: [],
  counties: [],
  radius: '',
  at: '',
  area: '',
  sort: '',
}

/** Whether any filter is set; the order does not count. */
export const isNarrowed = (filter: DirectoryFilter) => String(writeFilter({ ...filter, sort: '' })) !== ''

const serviceOf = (text: string) => serviceOptions.find(({ value }) => value === text.toLowerCase())?.value

/** Parses the address. `city` and free-text services come from links in the footer; unknown values are ignored. */
export const readFilter = (params: URLSearchParams): DirectoryFilter => {
  const named = params.getAll('service').map((service) => service.trim().slice(0, 100))
  const unknown = named.filter((service) => !serviceOf(service))
  const search = [params.get('search')?.trim(), ...unknown].filter(Boolean).join(' ')
  const sort = params.get('sort') ?? ''
  const radius = Number(params.get('radius'))
  const location = (params.get('location') ?? params.get('city') ?? '').trim().slice(0, 100)
  return {
    search: search.slice(0, 200),
    location,
    services: distinct(named.flatMap((service) => serviceOf(service) ?? []).filter((service) => service !== 'all')),
    counties: distinct(
      params
        .getAll('county')
        .map((county) => county.trim().slice(0, 100))
        .filter(Boolean),
    ).slice(0, 200),
    radius: radiusOptions.some((miles) => miles === radius) && radius !== defaultRadiusMiles ? String(radius) : '',
    at: location ? '' : (numbersOf(params.get('at'), [90, 180])?.join(',') ?? ''),
    area: areaOf(params.get('area'))?.join(',') ?? '',
    sort: sort !== 'best' && sortOptions.some(({ value }) => value === sort) ? sort : '',
  }
}

const distinct = (texts: string[]) => [...new Set(texts)]

/** As many numbers as there are limits, each within its own; undefined for any other text. */
const numbersOf = (text: string | null, limits: readonly number[]): number[] | undefined => {
  const numbers = text ? text.split(',').map((part) => (part.trim() ? Number(part) : NaN)) : []
  const isRight =
    numbers.length === limits.length && numbers.every((number, index) => Math.abs(number) <= limits[index]!)
  return isRight ? numbers : undefined
}

const areaOf = (text: string | null): number[] | undefined => {
  const area = numbersOf(text, [180, 90, 180, 90])
  return area && area[0]! < area[2]! && area[1]! < area[3]! ? area : undefined
}

/** A filter's address: contains only what is set. */
export const writeFilter = (filter: DirectoryFilter): URLSearchParams => {
  const params = new URLSearchParams()
  if (filter.search.trim()) params.set('search', filter.search.trim())
  if (filter.location.trim()) params.set('location', filter.location.trim())
  if (filter.at) params.set('at', filter.at)
  if (filter.radius && (filter.location.trim() || filter.at)) params.set('radius', filter.radius)
  for (const service of filter.services) params.append('service', service)
  for (const county of filter.counties) params.append('county', county)
  if (filter.area) params.set('area', filter.area)
  if (filter.sort) params.set('sort', filter.sort)
  return params
}

/** The filter in the form of the API. */
export const supplierFilterOf = ({
  search,
  location,
  services,
  counties,
  radius,
  at,
  area,
}: DirectoryFilter): SupplierFilter => {
  const [latitude, longitude] = numbersOf(at, [90, 180]) ?? []
  const [west, south, east, north] = areaOf(area) ?? []
  return {
    ...(search ? { query: search } : {}),
    ...(location ? { near: location } : {}),
    ...(services.length ? { services: services.map((service) => service.toUpperCase() as Service) } : {}),
    ...(counties.length ? { counties } : {}),
    ...(radius ? { radiusMiles: Number(radius) } : {}),
    ...(latitude === undefined || longitude === undefined ? {} : { around: { latitude, longitude } }),
    ...(west === undefined ? {} : { within: { west, south: south!, east: east!, north: north! } }),
  }
}

/** The query for a filter. */
export const queryOf = (filter: DirectoryFilter, { shown, after }: Page): DirectoryQueryVariables => ({
  filter: supplierFilterOf(filter),
  sort: sortOf(filter).toUpperCase() as SupplierSort,
  first: shown,
  ...(after ? { after } : {}),
})

/** A list's order: the best match, unless another one is chosen and possible. */
export const sortOf = ({ sort, location, at }: DirectoryFilter): string =>
  sort && (sort !== 'distance' || location || at) ? sort : 'best'

/** The part of a list that is shown: so many suppliers, after a cursor once there are more than fit on one page. */
export interface Page {
  shown: number
  after: string
}

const pageSize = 20
const longestPage = 100

export const readPage = (params: URLSearchParams): Page => {
  const shown = Math.ceil(Number(params.get('shown') ?? pageSize) / pageSize) * pageSize
  return {
    shown: shown >= pageSize ? Math.min(shown, longestPage) : pageSize,
    after: params.get('after')?.slice(0, 500) ?? '',
  }
}

/** The address that shows more suppliers: below the others up to 100, then on a page of their own. */
export const moreAddress = (params: URLSearchParams, { shown }: Page, endCursor: string): string => {
  const next = new URLSearchParams(params)
  if (shown < longestPage) next.set('shown', String(shown + pageSize))
  else {
    next.delete('shown')
    next.set('after', endCursor)
  }
  return `?${next}`
}

/** Whether that address shows a further page instead of a longer one. */
export const isFurtherPage = (address: string): boolean => new URLSearchParams(address).has('after')

export type View = 'list' | 'map'

export const readView = (params: URLSearchParams, usual: View): View => {
  const view = params.get('view')
  return view === 'list' || view === 'map' ? view : usual
}

/** A filter and a view as an address: "?" alone when both are the default. */
export const addressTo = (filter: DirectoryFilter, view: View, usual: View): string => {
  const params = writeFilter(filter)
  if (view !== usual) params.set('view', view)
  return `?${params}`
}
