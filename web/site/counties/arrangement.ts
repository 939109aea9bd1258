import { serviceLabels } from '../../../api/suppliers/rules/service.rules.ts'
import type { CountySuppliersQueryVariables, Service, SupplierSort } from '../../graphql.generated.ts'
import { sortOptions } from '../search/sort-options.ts'

/** What narrows and orders the suppliers of a county: a value of the directory's selects each, empty for the default. */
export interface Arrangement {
  service: string
  sort: string
}

/** Orders that need no place. */
export const countySorts = sortOptions.filter(({ value }) => value !== 'distance')

/** The service and order that an address names, as far as there are such. */
export const readArrangement = (search: URLSearchParams): Arrangement => {
  const service = search.get('service')?.toLowerCase() ?? ''
  const sort = search.get('sort') ?? ''
  return {
    service: Object.keys(serviceLabels).some((one) => one.toLowerCase() === service) ? service : '',
    sort: sort !== 'best' && countySorts.some(({ value }) => value === sort) ? sort : '',
  }
}

/** Whether it differs from the county's page as it is. */
export const isArranged = ({ service, sort }: Arrangement) => service !== '' || sort !== ''

/** The query of an address: of the county's own page, or of the directory where the county is named. */
export const toArrangementAddress = ({ service, sort }: Arrangement, county = '') =>
  `?${new URLSearchParams(Object.entries({ service, county, sort }).filter(([, value]) => value))}`

export const toVariables = (urlName: string, { service, sort }: Arrangement): CountySuppliersQueryVariables => ({
  urlName,
  sort: (sort || 'best').toUpperCase() as SupplierSort,
  ...(service ? { service: service.toUpperCase() as Service } : {}),
})
