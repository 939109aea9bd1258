import { defaultRadiusMiles } from '../../../api/suppliers/rules/radius.rules.ts'
import { filterNames, filters, type FilterName } from '../../../api/suppliers/search/filters/filters.rules.ts'
import { readNumber } from './address-numbers.ts'
import { filterFields, namedServices, findService, type FilterValues } from './filter-fields.ts'
import type { ListRange } from './list-page.ts'
import { sortOptions } from './sort-options.ts'
import type { SupplierFilter, SupplierSort } from '../../schema.generated.ts'
import type { DirectoryQueryVariables } from './Directory.generated.ts'

/** In miles; the last one is the default. */
export const radiusOptions = [5, 10, 15, 25, 50] as const

/** Every value is a string, as in the address. */
export interface DirectoryFilter extends FilterValues {
  search: string
  location: string
  /** The exact place of `location`. */
  place: string
  /** In miles; empty for the default. */
  radius: string
  /** The visitor's "latitude,longitude", instead of a location. */
  at: string
  /** "west,south,east,north". */
  area: string
  /** "1" searches for the words as typed, without understanding them. */
  exact: string
  sort: string
}

const readFilters = (params: URLSearchParams) =>
  Object.fromEntries(filterNames.map((name) => [name, filterFields[name].read(params)])) as unknown as FilterValues

export const emptyFilter: DirectoryFilter = {
  search: '',
  location: '',
  place: '',
  radius: '',
  at: '',
  area: '',
  exact: '',
  sort: '',
  ...readFilters(new URLSearchParams()),
}

export const setFilters = (filter: DirectoryFilter): [FilterName, string[]][] =>
  filterNames.flatMap((name) => (filter[name].length ? [[name, [filter[name]].flat()]] : []))

export const toggleFilter = (filter: DirectoryFilter, name: FilterName, value: string): DirectoryFilter => {
  const before = filter[name]
  return { ...filter, [name]: Array.isArray(before) ? toggleChoice(before, value) : before === value ? '' : value }
}

const toggleChoice = (chosen: readonly string[], value: string): string[] =>
  chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]

export const isNarrowed = (filter: DirectoryFilter) => String(writeFilter({ ...filter, sort: '' })) !== ''

/** Ignores unknown values; `city` and free-text services come from footer links. */
export const readFilter = (params: URLSearchParams): DirectoryFilter => {
  const unknown = namedServices(params).filter((service) => !findService(service))
  const search = [readText(params.get('search')), ...unknown].filter(Boolean).join(' ')
  const sort = params.get('sort') ?? ''
  const radius = readNumber(params, 'radius')
  const location = readText(params.get('location') ?? params.get('city')).slice(0, 100)
  const place = /^[a-z0-9-]{1,100}$/.exec(params.get('place') ?? '')?.[0] ?? ''
  return {
    search: search.slice(0, 200),
    location,
    place,
    radius: radius === undefined || radius === defaultRadiusMiles ? '' : String(radius),
    at: location || place ? '' : (readPoint(params.get('at'))?.join(',') ?? ''),
    area: readArea(params.get('area'))?.join(',') ?? '',
    ...readFilters(params),
    exact: search && params.get('exact') === '1' ? '1' : '',
    sort: sort !== 'best' && sortOptions.some(({ value }) => value === sort) ? sort : '',
  }
}

/** Without control characters, which would show as nothing. */
const readText = (text: string | null) => (text ?? '').replace(/\p{Cc}+/gu, ' ').trim()

/** Undefined unless all numbers are within the limits. */
const readNumbers = (text: string | null, limits: readonly number[]): number[] | undefined => {
  const numbers = text ? text.split(',').map((part) => (part.trim() ? Number(part) : NaN)) : []
  const isRight =
    numbers.length === limits.length && numbers.every((number, index) => Math.abs(number) <= limits[index]!)
  return isRight ? numbers : undefined
}

const readPoint = (text: string | null) => readNumbers(text, [90, 180])

const readArea = (text: string | null): number[] | undefined => {
  const area = readNumbers(text, [180, 90, 180, 90])
  return area && area[0]! < area[2]! && area[1]! < area[3]! ? area : undefined
}

export const unreadSpots = (params: URLSearchParams): ('at' | 'area')[] =>
  (['at', 'area'] as const).filter(
    (name) => params.get(name)?.trim() && !(name === 'at' ? readPoint : readArea)(params.get(name)),
  )

export const writeFilter = (filter: DirectoryFilter): URLSearchParams => {
  const params = new URLSearchParams()
  if (filter.search.trim()) params.set('search', filter.search.trim())
  if (filter.location.trim()) params.set('location', filter.location.trim())
  if (filter.place) params.set('place', filter.place)
  if (filter.at) params.set('at', filter.at)
  if (filter.radius && (filter.search.trim() || filter.location.trim() || filter.place || filter.at))
    params.set('radius', filter.radius)
  for (const [name, values] of setFilters(filter)) for (const value of values) params.append(filters[name].param, value)
  if (filter.area) params.set('area', filter.area)
  if (filter.exact && filter.search.trim()) params.set('exact', filter.exact)
  if (filter.sort) params.set('sort', filter.sort)
  return params
}

export const toSupplierFilter = (filter: DirectoryFilter): SupplierFilter => {
  const { search, location, place, radius, at, area, exact } = filter
  const [latitude, longitude] = readPoint(at) ?? []
  const [west, south, east, north] = readArea(area) ?? []
  return {
    ...(search ? { query: search } : {}),
    ...(location ? { near: location } : {}),
    ...(place ? { place } : {}),
    ...(radius ? { radiusMiles: Number(radius) } : {}),
    ...(latitude === undefined || longitude === undefined ? {} : { around: { latitude, longitude } }),
    ...(west === undefined ? {} : { within: { west, south: south!, east: east!, north: north! } }),
    ...Object.fromEntries(
      setFilters(filter).map(([name]) => [
        name,
        (filterFields[name].toArgument as (value: unknown) => unknown)(filter[name]),
      ]),
    ),
    ...(exact ? { asTyped: true } : {}),
  }
}

export const toDirectoryQuery = (filter: DirectoryFilter, { shown, after }: ListRange): DirectoryQueryVariables => ({
  filter: toSupplierFilter(filter),
  sort: getSort(filter).toUpperCase() as SupplierSort,
  first: shown,
  ...(after ? { after } : {}),
})

export const getSort = ({ sort }: DirectoryFilter): string => sort || 'best'

export type DirectoryView = 'list' | 'map'

export const readView = (params: URLSearchParams, defaultView: DirectoryView): DirectoryView => {
  const view = params.get('view')
  return view === 'list' || view === 'map' ? view : defaultView
}

export const inArea = (filter: DirectoryFilter, area: string): DirectoryFilter => ({
  ...filter,
  area,
  location: '',
  place: '',
  at: '',
  radius: '',
})

/** "?" if the filter and view are the default. */
export const addressTo = (filter: DirectoryFilter, view: DirectoryView, defaultView: DirectoryView): string => {
  const params = writeFilter(filter)
  if (view !== defaultView) params.set('view', view)
  return `?${params}`
}
