import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { NearMeButton } from '../location/NearMeButton.tsx'
import {
  emptyFilter,
  readFilter,
  getSort,
  writeFilter,
  type DirectoryFilter,
  type DirectoryView,
} from '../search/directory-filter.ts'
import { suppliersText, type SupplierList } from '../search/directory-text.ts'
import { SuggestField, type Suggestion } from '../search/SuggestField.tsx'
import { Icon } from '../../ui/kit/Icon.tsx'
import { readForm } from '../ui/read-form.ts'
import { HydrateOnVisible } from '../../ui/HydrateOnVisible.tsx'
import { useHydrated } from '../../ui/hooks/use-hydrated.ts'
import { Options } from '../ui/Options.tsx'
import { DirectoryFacets } from './DirectoryFacets.tsx'
import { toFilterChips } from './filter-chips.ts'
import { FilterSheet, sheetId } from './FilterSheet.tsx'
import { serviceOptions } from '../search/filter-fields.ts'
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
  /** In the sheet choices apply at once, elsewhere with Apply Filters. */
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
  const sort = getSort(draft)
  const hasCentre = list ? list.reading.radiusMiles !== null : filter.location !== ''
  const services = draft.services.join(',') || 'all'
  const facets = (
    <>
      <NearMeButton
        short="Near me"
        filterAt={(at) => ({ ...pending, at, location: '', place: '', area: '' })}
        onFound={(near) => {
          setOpen(false)
          onApply(near, 'map')
        }}
      />
      {list && <DirectoryFacets list={list} filter={pending} toAddress={toAddress} isInSheet={isOpen} />}
      <div className="sort-by">
        <span aria-hidden="true">Sort by</span>
        <FilterSelect
          name="sort"
          label="Sort by"
          value={sort}
          options={sortOptions.filter(({ value }) => value !== 'distance' || hasCentre || sort === 'distance')}
          onChange={apply}
        />
      </div>
    </>
  )
  return (
    <>
      <form
        id={formId}
        ref={form}
        className="card stack directory-filters"
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
          count={list ? suppliersText(list) : ''}
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
            <FilterSelect
              name="service"
              label="Service"
              value={services}
              options={[
                ...serviceOptions,
                // Several selected services show as their number.
                ...(draft.services.length > 1 ? [{ value: services, label: `${draft.services.length} services` }] : []),
              ]}
              onChange={(value) => choose({ services: value === 'all' ? [] : value.split(',') })}
            />
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
          {isOpen && <div className="row directory-facets">{facets}</div>}
        </FilterSheet>
      </form>
      <div className="row between directory-bar">
        {!isOpen && <HydrateOnVisible className="row directory-facets">{facets}</HydrateOnVisible>}
        <div>{children}</div>
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
        <span className="badge">
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

const Labelled = ({ label, name, children }: { label: string; name: string; children: ReactNode }) => (
  <div className="directory-filter" data-of={name}>
    <label htmlFor={`filter-${name}`}>{label}</label>
    {children}
  </div>
)

interface FilterSelectProps {
  name: 'service' | 'sort'
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

const FilterSelect = ({ name, label, value, options, onChange }: FilterSelectProps) => {
  const id = `filter-${name}`
  useTypedBeforeHydration(id, value, onChange)
  return (
    <select
      className="text-input"
      name={name}
      form={formId}
      id={id}
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      <Options of={options} />
    </select>
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
