import type { DirectoryQueryVariables, Service, SupplierSort } from '../graphql.generated.ts'

/** The choices of the Service select; `value` is what stands in the address bar. */
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
  { value: 'rating', label: 'Highest rated' },
  { value: 'reviews', label: 'Most reviews' },
  { value: 'name', label: 'Name A–Z' },
  { value: 'distance', label: 'Nearest' },
] as const

/** What the filter card holds; every value is a text, as in the address bar. */
export interface DirectoryFilter {
  search: string
  location: string
  service: string
  sort: string
}

/** Reads the address bar. `city` and free-text services come from the footer's links; unknown values do no harm. */
export const readFilter = (params: URLSearchParams): DirectoryFilter => {
  const service = params.get('service')?.trim() ?? ''
  const known = serviceOptions.find(({ value }) => value === service.toLowerCase())
  const search = [params.get('search')?.trim(), known ? '' : service].filter(Boolean).join(' ')
  const sort = params.get('sort') ?? ''
  return {
    search: search.slice(0, 200),
    location: (params.get('location') ?? params.get('city') ?? '').trim().slice(0, 100),
    service: known?.value ?? 'all',
    sort: sortOptions.some(({ value }) => value === sort) ? sort : '',
  }
}

/** The address of a filter: only what is set stands in it. */
export const writeFilter = ({ search, location, service, sort }: DirectoryFilter): URLSearchParams => {
  const params = new URLSearchParams()
  if (search?.trim()) params.set('search', search.trim())
  if (location?.trim()) params.set('location', location.trim())
  if (service && service !== 'all') params.set('service', service)
  if (sort) params.set('sort', sort)
  return params
}

const pageSize = 20

/** The query for a filter. Without a chosen order, a place sorts by distance and a search by relevance. */
export const queryOf = ({ search, location, service, sort }: DirectoryFilter): DirectoryQueryVariables => ({
  filter: {
    ...(search ? { query: search } : {}),
    ...(location ? { near: location } : {}),
    ...(service === 'all' ? {} : { service: service.toUpperCase() as Service }),
  },
  sort: (sort === 'distance' && !location ? 'RATING' : sort.toUpperCase() || defaultSort(search, location)) as SupplierSort,
  first: pageSize,
})

const defaultSort = (search: string, location: string) => (location ? 'DISTANCE' : search ? 'RELEVANCE' : 'RATING')
