import { serviceLabels } from '../../../api/suppliers/rules/service.rules.ts'
import type { CountySuppliersQueryVariables, Service, SupplierSort } from '../../graphql.generated.ts'
import { sortOptions } from '../search/sort-options.ts'

/** A county list's service and order, as the directory's values; empty for the default. */
export interface Arrangement {
  service: string
  sort: string
}

/** Orders that need no place. */
export const countySorts = sortOptions.filter(({ value }) => value !== 'distance')

/** The valid service and order in an address. */
export const readArrangement = (search: URLSearchParams): Arrangement => {
  const service = search.get('service')?.toLowerCase() ?? ''
  const sort = search.get('sort') ?? ''
  return {
    service: Object.keys(serviceLabels).some((one) => one.toLowerCase() === service) ? service : '',
    sort: sort !== 'best' && countySorts.some(({ value }) => value === sort) ? sort : '',
  }
}

export const isArranged = ({ service, sort }: Arrangement) => service !== '' || sort !== ''

/** The query of an address: of the county's page, or of the directory if `county` is given. */
export const toArrangementAddress = ({ service, sort }: Arrangement, county = '') =>
  `?${new URLSearchParams(Object.entries({ service, county, sort }).filter(([, value]) => value))}`

export const toVariables = (urlName: string, { service, sort }: Arrangement): CountySuppliersQueryVariables => ({
  urlName,
  sort: (sort || 'best').toUpperCase() as SupplierSort,
  ...(service ? { service: service.toUpperCase() as Service } : {}),
})
