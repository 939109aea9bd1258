import { serviceLabels } from '../../../api/suppliers/rules/service.rules.ts'
import type { Service, SupplierSort } from '../../schema.generated.ts'
import type { CountySuppliersQueryVariables } from './CountySuppliers.generated.ts'
import { sortOptions } from '../search/sort-options.ts'

/** Values as in the directory; empty for the default. */
export interface Arrangement {
  service: string
  sort: string
}

/** Without a place, nothing is nearest. */
export const countySorts = sortOptions.filter(({ value }) => value !== 'distance')

export const readArrangement = (search: URLSearchParams): Arrangement => {
  const service = search.get('service')?.toLowerCase() ?? ''
  const sort = search.get('sort') ?? ''
  return {
    service: Object.keys(serviceLabels).some((one) => one.toLowerCase() === service) ? service : '',
    sort: sort !== 'best' && countySorts.some(({ value }) => value === sort) ? sort : '',
  }
}

export const isArranged = ({ service, sort }: Arrangement) => service !== '' || sort !== ''

/** For the county's page, or for the directory if `county` is given. */
export const toArrangementAddress = ({ service, sort }: Arrangement, county = '') =>
  `?${new URLSearchParams(Object.entries({ service, county, sort }).filter(([, value]) => value))}`

export const toVariables = (urlName: string, { service, sort }: Arrangement): CountySuppliersQueryVariables => ({
  urlName,
  sort: (sort || 'best').toUpperCase() as SupplierSort,
  ...(service ? { service: service.toUpperCase() as Service } : {}),
})
