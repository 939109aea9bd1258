import { useState, type FormEvent, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { SuggestField, type Suggestion } from '../search/SuggestField.tsx'
import { Icon } from '../ui/Icon.tsx'
import {
  emptyFilter,
  serviceOptions,
  writeFilter,
  type DirectoryFilter,
  type View,
} from '../search/directory-filter.ts'

interface DirectoryFiltersProps {
  /** As understood. */
  filter: DirectoryFilter
  view: View
  onApply: (filter: DirectoryFilter) => void
}

interface Values {
  search: string
  location: string
  /** The slug of the place, if it was chosen among suggestions. */
  place: string
  service: string
}

const several = 'several'

/** The filter card; without JavaScript it is a plain form that leads to the same address. */
export const DirectoryFilters = ({ filter, view, onApply }: DirectoryFiltersProps) => {
  const navigate = useNavigate()
  const { services } = filter
  const [values, change] = useValues({
    search: filter.search,
    location: filter.location,
    place: filter.place,
    service: services.length > 1 ? several : (services[0] ?? 'all'),
  })
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const [search, location] = [values.search.trim(), values.location.trim()]
    onApply({
      ...filter,
      search,
      location,
      place: location && values.place,
      exact: search === filter.search ? filter.exact : '',
      services: values.service === several ? services : values.service === 'all' ? [] : [values.service],
      ...(location ? { at: '', area: '' } : {}),
    })
  }
  const choose = ({ type, id, text, slug }: Suggestion) => {
    if (type === 'SUPPLIER') return void navigate(`/suppliers/${id}`)
    change({ search: '', ...(type === 'PLACE' ? placed(text, slug) : { service: id.toLowerCase() }) })
  }
  return (
    <form
      className="card directory-filters"
      method="get"
      action="/directory"
      role="search"
      aria-label="Suppliers"
      onSubmit={apply}
    >
      <Labelled label="Search" name="search">
        <SuggestField
          className="text-input"
          name="search"
          value={values.search}
          onChange={(search) => change({ search })}
          onChoose={choose}
          id="filter-search"
          type="search"
          placeholder="Name or keyword"
          maxLength={200}
        />
      </Labelled>
      <Labelled label="Location" name="location">
        <SuggestField
          className="text-input"
          name="location"
          value={values.location}
          onChange={(location) => change({ location, place: '' })}
          onChoose={({ text, slug }) => change(placed(text, slug))}
          types={places}
          id="filter-location"
          placeholder="City or county"
          maxLength={100}
        />
      </Labelled>
      <div className="directory-filters-last">
        <Labelled label="Service" name="service">
          <select
            className="select-input"
            name="service"
            id="filter-service"
            aria-label="Service"
            value={values.service}
            onChange={({ target }) => change({ service: target.value })}
          >
            {serviceOptions.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
            {services.length > 1 && <option value={several}>{services.length} services</option>}
          </select>
        </Labelled>
        <Kept filter={filter} view={view} />
        <div className="directory-filters-buttons">
          <button type="submit" className="solid-button compact">
            <Icon name="search" /> Apply Filters
          </button>
          <button type="button" className="outline-button compact" onClick={() => onApply(emptyFilter)}>
            Reset
          </button>
        </div>
      </div>
    </form>
  )
}

/** What is typed, until the address changes. */
const useValues = (initial: Values) => {
  const [{ values, from }, set] = useState({ values: initial, from: initial })
  const isStale = JSON.stringify(from) !== JSON.stringify(initial)
  if (isStale) set({ values: initial, from: initial })
  return [
    isStale ? initial : values,
    (some: Partial<Values>) => set((state) => ({ ...state, values: { ...state.values, ...some } })),
  ] as const
}

const places = ['PLACE' as const]
const placed = (location: string, slug: string | null) => ({ location, place: slug ?? '' })

/**
 * Hidden fields for what the form does not show but keeps, when it is sent without JavaScript. Not which place exactly,
 * since the location may be edited.
 */
const Kept = ({ filter, view }: { filter: DirectoryFilter; view: View }) => {
  const rest = [...writeFilter({ ...filter, search: '', place: '', services: [] })].filter(
    ([name]) => name !== 'location',
  )
  return [...rest, ...(view === 'map' ? [['view', 'map']] : [])].map(([name, value]) => (
    <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
  ))
}

interface LabelledProps {
  label: string
  name: string
  children: ReactNode
}

const Labelled = ({ label, name, children }: LabelledProps) => (
  <div className="directory-filter">
    <label htmlFor={`filter-${name}`}>{label}</label>
    {children}
  </div>
)
