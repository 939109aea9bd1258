import {
  filterNames,
  type CountedFilter,
  type FilterName,
} from '../../../api/suppliers/search/filters/filters.rules.ts'
import { serviceLabels } from '../../../api/suppliers/rules/service.rules.ts'
import type { Service, SupplierFilter } from '../../schema.generated.ts'
import { readNumber } from './address-numbers.ts'

export type FilterValues = { [Name in FilterName]: Name extends CountedFilter ? string[] : string }

interface FilterField<Name extends FilterName> {
  read: (params: URLSearchParams) => FilterValues[Name]
  toArgument: (value: FilterValues[Name]) => SupplierFilter[Name]
  label: (value: string) => string
  without: string
}

/** Few values, shown without counts. */
interface Choices {
  choices: readonly string[]
  onMap: string
  /** Replaces `label` among the choices. */
  choiceLabel?: (value: string) => string
}

export const filterFields: {
  [Name in FilterName]: FilterField<Name> & (Name extends CountedFilter ? { choices?: never } : Choices)
} = {
  services: {
    read: (params) =>
      distinct(
        namedServices(params)
          .flatMap((service) => findService(service) ?? [])
          .filter((service) => service !== 'all'),
      ),
    toArgument: (services) => services.map((service) => service.toUpperCase() as Service),
    label: (value) => serviceLabel(value),
    without: 'Show all services',
  },
  counties: {
    read: (params) =>
      distinct(
        params
          .getAll('county')
          .map((county) => county.trim().slice(0, 100))
          .filter(Boolean),
      ).slice(0, 200),
    toArgument: (counties) => counties,
    label: (county) => county,
    without: 'Show all counties',
  },
  openNow: {
    read: (params) => (params.get('open') === 'now' ? 'now' : ''),
    toArgument: () => true,
    label: () => 'Open now',
    without: 'Include suppliers that are closed',
    choices: ['now'],
    onMap: 'now',
  },
  minRating: {
    read: (params) => String(readNumber(params, 'rating') || ''),
    toArgument: Number,
    label: (stars) => `${stars}+ stars`,
    without: 'Show all ratings',
    choices: ['4.5', '4', '3'],
    onMap: '4',
    choiceLabel: (stars) => (stars === '5' ? '5 stars' : `${stars} stars and up`),
  },
  maxMinimumOrderPence: {
    read: (params) => String(readNumber(params, 'minimum') ?? ''),
    toArgument: (pounds) => Number(pounds) * 100,
    label: (pounds) => `Minimum order up to £${pounds}`,
    without: 'Include any minimum order',
    choices: ['50', '100', '250'],
    onMap: '100',
  },
  verified: {
    read: (params) => (params.get('verified') === '1' ? '1' : ''),
    toArgument: () => true,
    label: () => 'Verified',
    without: 'Include those that are not verified',
    choices: ['1'],
    onMap: '1',
  },
}

type ChoiceName = Exclude<FilterName, CountedFilter>

export const choiceFilters = filterNames.filter((name): name is ChoiceName => 'choices' in filterFields[name])

export const choiceLabel = (name: ChoiceName, value: string): string => {
  const { choiceLabel, label } = filterFields[name]
  return (choiceLabel ?? label)(value)
}

export const serviceOptions = [
  { value: 'all', label: 'All Services' },
  ...Object.entries(serviceLabels).map(([service, label]) => ({ value: service.toLowerCase(), label })),
]

export const serviceLabel = (value: string) =>
  serviceOptions.find((option) => option.value === value.toLowerCase())?.label ?? value

export const findService = (text: string) => serviceOptions.find(({ value }) => value === text.toLowerCase())?.value

/** Includes unknown ones. */
export const namedServices = (params: URLSearchParams) => params.getAll('service').flatMap(splitServices)

/** A select sends several services as one value. */
const splitServices = (value: string) => {
  const parts = value.split(',')
  return parts.every(findService) ? parts : [value.trim().slice(0, 100)]
}

const distinct = (texts: string[]) => [...new Set(texts)]
