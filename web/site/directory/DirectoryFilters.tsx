import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useNavigate, Link } from 'react-router'
import { NearMeButton } from '../location/NearMeButton.tsx'
import {
  emptyFilter,
  readFilter,
  getSort,
  writeFilter,
  type DirectoryFilter,
  type DirectoryView,
  addressTo,
  radiusOptions,
  setFilters,
  toggleFilter,
} from '../search/directory-filter.ts'
import { numberText, type SupplierList, formatMiles } from '../search/directory-text.ts'
import { SuggestField, type Suggestion } from '../search/SuggestField.tsx'
import { Icon } from '../../ui/kit/Icon.tsx'
import { readForm } from '../ui/read-form.ts'
import { HydrateOnVisible } from '../../ui/HydrateOnVisible.tsx'
import { useHydrated } from '../../ui/hooks/use-hydrated.ts'
import { Menu } from '../ui/Menu.tsx'
import { defaultRadiusMiles } from '../../../api/suppliers/rules/radius.rules.ts'
import { toggleChoice } from '../search/toggle-choice.ts'
import { toFilterChips } from './filter-chips.ts'
import { FilterSheet, sheetId } from './FilterSheet.tsx'
import { choiceFilters, choiceLabel, filterFields, serviceLabel, serviceOptions } from '../search/filter-fields.ts'
import { thousands } from '../../ui/thousands.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import { useTypedBeforeHydration } from '../../ui/forms/use-typed-before-hydration.ts'
import { sortOptions } from '../search/sort-options.ts'

interface DirectoryFiltersProps {
  list: SupplierList | undefined
  filter: DirectoryFilter
  view: DirectoryView
  toAddress: (filter: DirectoryFilter) => string
  onApply: (filter: DirectoryFilter, view?: DirectoryView) => void
  children?: ReactNode
}

/** A sticky row; on a phone a line and a sheet. Without JavaScript it is a plain form. */
export const DirectoryFilters = ({ list, filter, view, toAddress, onApply, children }: DirectoryFiltersProps) => {
  const navigate = useNavigate()
  const [draft, change] = useDraft(filter)
  const [isOpen, setOpen] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const pending = applied(draft, filter)
  /** Reads the fields, since those in the sheet may not be hydrated yet. */
  const apply = () => {
    const { search, location, services, sort } = readFilter(readForm(form.current!))
    const place = location === draft.location.trim() ? draft.place : ''
    const filled = { search, location, place, services, sort }
    change(filled)
    onApply(applied({ ...draft, ...filled }, filter))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setOpen(false)
    apply()
  }
  /** In the sheet, choices wait to be applied together. */
  const choose = (some: Partial<DirectoryFilter>) => {
    change(some)
    if (isOpen) onApply(applied({ ...draft, ...some }, filter))
  }
  const reset = () => {
    change(emptyFilter)
    onApply(emptyFilter)
  }
  const suggested = ({ supplierId, service, text, slug }: Suggestion) => {
    if (supplierId) return void navigate(`/suppliers/${supplierId}`)
    change({ search: '', ...(service ? { services: [service.toLowerCase()] } : placed(text, slug)) })
  }
  const facets = (
    <>
      {list && <DirectoryFacets list={list} filter={pending} toAddress={toAddress} />}
      <NearMeButton
        short="Near me"
        filterAt={(at) => ({ ...pending, at, location: '', place: '', area: '' })}
        onFound={(near) => {
          setOpen(false)
          onApply(near, 'map')
        }}
      />
      <SortSelect
        form={formId}
        sort={getSort(draft)}
        hasCentre={list ? list.reading.radiusMiles !== null : filter.location !== ''}
        onChange={apply}
      />
    </>
  )
  return (
    <>
      <form
        id={formId}
        ref={form}
        className="card directory-filters"
        method="get"
        action="/directory"
        role="search"
        aria-label="Suppliers"
        onSubmit={submit}
      >
        <Labelled label="Search" name="search">
          <SuggestField
            className="text-input"
            name="search"
            value={draft.search}
            onChange={(search) => change({ search })}
            onChoose={suggested}
            id="filter-search"
            type="search"
            placeholder="Name or keyword"
            maxLength={200}
          />
        </Labelled>
        <div className="directory-filters-line">
          <button type="submit" className="solid-button compact" aria-label="Search Now">
            <Icon name="search" />
          </button>
          <OpenFilters set={toFilterChips(filter).length} onOpen={() => setOpen(true)} />
        </div>
        <HiddenFields filter={filter} view={view} />
        <FilterSheet
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          count={list ? `${numberText(list)} ${list.totalCount === 1 ? 'supplier' : 'suppliers'}` : ''}
          onReset={reset}
        >
          <Labelled label="Location" name="location">
            <SuggestField
              className="text-input"
              name="location"
              value={draft.location}
              onChange={(location) => change({ location, place: '' })}
              onChoose={({ text, slug }) => choose(placed(text, slug))}
              types={['PLACE']}
              id="filter-location"
              placeholder="City or county"
              maxLength={100}
            />
          </Labelled>
          <Labelled label="Service" name="service">
            <ServiceSelect services={draft.services} onChange={(services) => choose({ services })} />
          </Labelled>
          {!isOpen && (
            <div className="directory-filters-buttons">
              <button type="submit" className="solid-button compact">
                <Icon name="search" /> <span>Apply Filters</span>
              </button>
              <button type="button" className="outline-button compact" onClick={reset}>
                Reset
              </button>
            </div>
          )}
          {isOpen && <div className="directory-facets">{facets}</div>}
        </FilterSheet>
      </form>
      <div className="directory-bar">
        {!isOpen && <HydrateOnVisible className="directory-facets">{facets}</HydrateOnVisible>}
        <div className="directory-bar-controls">{children}</div>
      </div>
    </>
  )
}

/** On wide screens, the order's menu is outside the form. */
const formId = 'directory-form'
const placed = (location: string, slug: string | null) => ({ location, place: slug ?? '' })

const OpenFilters = ({ set, onOpen }: { set: number; onOpen: () => void }) => {
  const isHydrated = useHydrated()
  const content = (
    <>
      <Icon name="filter" /> Filters{' '}
      {set > 0 && (
        <span className="filters-set">
          {set}
          <span className="visually-hidden"> set</span>
        </span>
      )}
    </>
  )
  return isHydrated ? (
    <button type="button" className="outline-button compact open-filters" aria-haspopup="dialog" onClick={onOpen}>
      {content}
    </button>
  ) : (
    <a className="outline-button compact open-filters" href={`#${sheetId}`}>
      {content}
    </a>
  )
}

/** Keeps the other filters without JavaScript, except the exact place, since the location may change. */
const HiddenFields = ({ filter, view }: { filter: DirectoryFilter; view: DirectoryView }) => {
  const rest = [...writeFilter({ ...filter, search: '', place: '', services: [], sort: '' })].filter(
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
  <div className="directory-filter" data-of={name}>
    <label htmlFor={`filter-${name}`}>{label}</label>
    {children}
  </div>
)

interface DirectoryFacetsProps {
  list: SupplierList
  /** As understood. */
  filter: DirectoryFilter
  toAddress: (filter: DirectoryFilter) => string
}

/** Counties are those with the most suppliers and the selected ones. */
const DirectoryFacets = ({
  list: { facets, place, reading, widenedToMiles },
  filter,
  toAddress,
}: DirectoryFacetsProps) => {
  const others = filter.counties.filter((chosen) => facets.counties.every(({ county }) => county !== chosen))
  const counties = [...others.map((county) => ({ county, count: undefined })), ...facets.counties]
  const hasCircle = reading.radiusMiles !== null && place?.kind !== 'COUNTY' && place?.kind !== 'COUNTRY'
  const searched = widenedToMiles ? null : reading.radiusMiles
  const radius = Number(filter.radius || Math.round(searched ?? defaultRadiusMiles))
  return (
    <>
      {hasCircle && (
        <Menu label={`Within ${formatMiles(radius)}`} isActive={filter.radius !== ''}>
          {radiusOptions.map((miles) => (
            <Choice
              key={miles}
              isChosen={miles === radius}
              to={toAddress({ ...filter, radius: miles === defaultRadiusMiles ? '' : String(miles) })}
            >
              {formatMiles(miles)}
            </Choice>
          ))}
        </Menu>
      )}
      {counties.length > 0 && (
        <Menu label="Counties" isActive={filter.counties.length > 0}>
          {counties.map(({ county, count }) => (
            <Choice
              key={county}
              count={count}
              isChosen={filter.counties.includes(county)}
              to={toAddress({ ...filter, counties: toggleChoice(filter.counties, county) })}
            >
              {county}
            </Choice>
          ))}
          <Link className="choice text-link" to={`/map${addressTo(filter, 'map', 'map')}`}>
            All counties
          </Link>
        </Menu>
      )}
      <MoreFacets services={facets.services} filter={filter} toAddress={toAddress} />
    </>
  )
}

interface MoreFacetsProps {
  services: SupplierList['facets']['services']
  /** As understood. */
  filter: DirectoryFilter
  toAddress: (filter: DirectoryFilter) => string
}

const MoreFacets = ({ services, filter, toAddress }: MoreFacetsProps) => {
  const text = setFilters(filter)
    .filter(([name]) => filterFields[name].choices)
    .map(([name, [value = '']]) => filterFields[name].label(value))
    .join(', ')
  return (
    <Menu label={text || 'More filters'} isActive={text !== ''}>
      {services.map(({ service, count }) => {
        const value = service.toLowerCase()
        return (
          <Choice
            key={service}
            count={count}
            isChosen={filter.services.includes(value)}
            to={toAddress({ ...filter, services: toggleChoice(filter.services, value) })}
          >
            {serviceLabel(value)}
          </Choice>
        )
      })}
      {choiceFilters.flatMap((name) =>
        [...new Set([filter[name], ...filterFields[name].choices])].filter(Boolean).map((value) => (
          <Choice
            key={name + value}
            isChosen={filter[name] === value}
            to={toAddress(toggleFilter(filter, name, value))}
          >
            {choiceLabel(name, value)}
          </Choice>
        )),
      )}
    </Menu>
  )
}

interface ChoiceProps {
  to: string
  isChosen: boolean
  count?: number | undefined
  children: ReactNode
}

const Choice = ({ to, isChosen, count, children }: ChoiceProps) => (
  <PageLink className="choice" to={to} rel="nofollow" preventScrollReset aria-current={isChosen ? 'true' : undefined}>
    <span>{isChosen && <Icon name="check" />}</span>
    <span>{children}</span> {count !== undefined && <span className="choice-count">{thousands(count)}</span>}
  </PageLink>
)

interface ServiceSelectProps {
  services: readonly string[]
  onChange: (services: string[]) => void
}

/** Several selected services show as their number. */
const ServiceSelect = ({ services, onChange }: ServiceSelectProps) => {
  const value = services.join(',') || 'all'
  const choose = (chosen: string) => onChange(chosen === 'all' ? [] : chosen.split(','))
  useTypedBeforeHydration('filter-service', value, choose)
  return (
    <select
      className="select-input"
      name="service"
      id="filter-service"
      aria-label="Service"
      value={value}
      onChange={({ target }) => choose(target.value)}
    >
      {serviceOptions.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
      {services.length > 1 && <option value={value}>{services.length} services</option>}
    </select>
  )
}

interface SortSelectProps {
  sort: string
  hasCentre: boolean
  form: string
  /** Called after the form has the new order. */
  onChange: () => void
}

const SortSelect = ({ sort, hasCentre, form, onChange }: SortSelectProps) => {
  useTypedBeforeHydration('filter-sort', sort, onChange)
  return (
    <div className="sort-by">
      <span aria-hidden="true">Sort by</span>
      <select
        className="select-input sort-select"
        name="sort"
        form={form}
        id="filter-sort"
        aria-label="Sort by"
        value={sort}
        onChange={onChange}
      >
        {sortOptions
          .filter(({ value }) => value !== 'distance' || hasCentre || sort === 'distance')
          .map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
      </select>
    </div>
  )
}

/** When the requested filter changes, only the user's changes stay. */
const useDraft = (filter: DirectoryFilter) => {
  const [state, set] = useState({ draft: filter, from: filter })
  const isStale = toJson(state.from) !== toJson(filter)
  const now = isStale ? { draft: { ...filter, ...changed(state) }, from: filter } : state
  if (isStale) set(now)
  return [
    now.draft,
    (some: Partial<DirectoryFilter>) => set((before) => ({ ...before, draft: { ...before.draft, ...some } })),
  ] as const
}

const toJson = (value: unknown) => JSON.stringify(value)

const changed = ({ draft, from }: Record<'draft' | 'from', DirectoryFilter>): Partial<DirectoryFilter> =>
  Object.fromEntries(
    Object.entries(draft).filter(([field, value]) => toJson(value) !== toJson(from[field as keyof DirectoryFilter])),
  )

const applied = (draft: DirectoryFilter, filter: DirectoryFilter): DirectoryFilter => {
  const [search, location] = [draft.search.trim(), draft.location.trim()]
  return {
    ...draft,
    search,
    location,
    place: location && draft.place,
    exact: search === filter.search ? draft.exact : '',
    ...(location && location !== filter.location ? { at: '', area: '' } : {}),
  }
}
