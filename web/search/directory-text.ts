import type { DirectoryQuery } from '../graphql.generated.ts'
import { thousands } from '../ui/thousands.ts'
import { serviceOptions, writeFilter, type DirectoryFilter } from './directory-filter.ts'

export type SupplierList = DirectoryQuery['suppliers']

/** "12 suppliers found near GL50, Cheltenham, Gloucestershire". */
export const countText = (list: SupplierList, { location, at, area }: DirectoryFilter) => {
  const { totalCount, place } = list
  const where = area
    ? ' in this area'
    : at
      ? ' near your location'
      : place
        ? ` ${place.type === 'county' || place.type === 'country' ? 'in' : 'near'} ${nameOf(place, location)}`
        : ''
  return `${numberText(list)} ${totalCount === 1 ? 'supplier' : 'suppliers'} found${where}`
}

/** "1,000+" where counting stopped. */
export const numberText = ({ totalCount, isTotalExact }: Pick<SupplierList, 'totalCount' | 'isTotalExact'>) =>
  `${thousands(totalCount)}${isTotalExact ? '' : '+'}`

/** "Cheltenham, Gloucestershire"; a postcode is followed by its town: "GL50, Cheltenham, Gloucestershire". */
const nameOf = ({ name, town, county }: NonNullable<SupplierList['place']>, typed: string) => {
  const isPostcode = town !== null || /^[a-z]{1,2}\d/i.test(typed)
  return [...new Set([isPostcode ? typed.toUpperCase() : name, town, county].filter(Boolean))].join(', ')
}

export const serviceLabel = (value: string) =>
  serviceOptions.find((option) => option.value === value.toLowerCase())?.label ?? value

export const titleOf = ({ services, location, search, counties }: DirectoryFilter) => {
  const what = [search, ...services.map(serviceLabel)].filter(Boolean).join(', ') || 'Blind & Curtain'
  const where = location
    ? `near ${location}`
    : counties.length
      ? `in ${counties.slice(0, 3).join(', ')}`
      : 'in the UK and Europe'
  return `${what} Suppliers ${where}`
}

export const descriptionOf = (filter: DirectoryFilter) =>
  `${titleOf(filter)}: compare local suppliers and fitters of blinds, curtains and shutters by rating, reviews and distance.`

/** The canonical query of a search: without its order, and without the visitor's own location. */
export const canonicalQuery = (filter: DirectoryFilter) => {
  const query = writeFilter({ ...filter, sort: '', at: '', area: '' }).toString()
  return query ? `?${query}` : ''
}
