import { useNavigate, useSearchParams } from 'react-router'
import { Head } from '../../ui/page/Head.tsx'
import { MapPageDocument, useMapPageQuery } from './MapPage.generated.ts'
import {
  addressTo,
  emptyFilter,
  inArea,
  isNarrowed,
  toDirectoryQuery,
  readFilter,
  readView,
  type DirectoryFilter,
  type DirectoryView,
  writeFilter,
} from '../search/directory-filter.ts'
import { numberText, understoodText } from '../search/directory-text.ts'
import { readPage } from '../search/list-page.ts'
import { asUnderstood } from '../search/understood.ts'
import { DirectoryNotes } from '../search/DirectoryNotes.tsx'
import { LoadMore } from '../search/LoadMore.tsx'
import { useEarlierPages } from '../search/use-earlier-pages.ts'
import { loadList } from './load-list.ts'
import { toMapFilter } from '../map/map-filter.ts'
import { Failed } from '../../ui/Failed.tsx'
import { CardSkeletons } from '../../ui/Skeletons.tsx'
import { ViewToggle } from '../ui/ViewToggle.tsx'
import { useErrorToast } from '../ui/use-error-toast.ts'
import { LazyLocationPrompt } from '../location/LazyLocationPrompt.tsx'
import { MapFilters } from './MapFilters.tsx'
import { useState } from 'react'
import { SuggestField, type Suggestion } from '../search/SuggestField.tsx'
import { Icon } from '../../ui/kit/Icon.tsx'
import { NearMeButton } from '../location/NearMeButton.tsx'
import { SupplierMap } from '../map/SupplierMap.tsx'
import { SupplierRow } from './SupplierRow.tsx'
import '../ui/Menu.css'
import '../suppliers/SupplierCard.css'
import './MapPage.css'

export const load = loadList(MapPageDocument, 'map')

export const Component = () => {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const filter = readFilter(params)
  const page = readPage(params)
  const view = readView(params, 'map')
  const { data, previousData, loading, error, refetch } = useMapPageQuery({ variables: toDirectoryQuery(filter, page) })
  const list = (data ?? (loading ? previousData : undefined))?.suppliers
  const before = useEarlierPages(MapPageDocument, filter)
  const shown = asUnderstood(filter, data?.suppliers)
  const toAddress = (next: DirectoryFilter, nextView: DirectoryView = view) => addressTo(next, nextView, 'map')
  const apply = (next: DirectoryFilter, nextView?: DirectoryView) =>
    void navigate(toAddress(next, nextView), { preventScrollReset: true })
  useErrorToast('Failed to load suppliers. Please try again.', error)
  return (
    <div className="container map-screen">
      <Head
        title="Map of Blind & Curtain Suppliers"
        description="Find suppliers and fitters of blinds, curtains and shutters on a map of the UK and Europe. Filter by county and service, or find suppliers near you."
        canonicalPath="/map"
      />
      {view === 'map' && (
        <a className="skip-link" href="#map">
          Skip to the map
        </a>
      )}
      <h1 className="page-title small">Find Suppliers on the Map</h1>
      <div className="map-page stack">
        <div className="row tight map-bar">
          <MapSearch filter={filter} onApply={apply} />
          <NearMeButton
            filterAt={(at) => ({ ...shown, at, location: '', place: '', area: '' })}
            onFound={(near) => apply(near, 'map')}
          />
          <ViewToggle view={view} toAddress={(next) => toAddress(shown, next)} />
        </div>
        <div className="map-results">
          {list && <DirectoryNotes list={list} filter={filter} shown={shown} toAddress={toAddress} />}
          {list?.reading.isNearMe && (
            <LazyLocationPrompt shown={shown} subject={list.reading.subject} action="/map" onApply={apply} />
          )}
          {view === 'map' ? (
            <SupplierMap
              filter={toMapFilter(shown, list)}
              place={list?.place}
              radiusMiles={list?.reading.radiusMiles}
              toAreaAddress={(area, targetView) => toAddress(inArea(shown, area), targetView)}
              onRetry={error && !list ? refetch : undefined}
            />
          ) : error && !list ? (
            <Failed message="Failed to load suppliers. Please try again." error={error} onRetry={refetch} />
          ) : !list ? (
            <CardSkeletons count={6} />
          ) : list.edges.length === 0 ? (
            <>
              <p className="nothing-here">No suppliers found matching your criteria.</p>
              {list.alternatives.length > 0 && (
                <>
                  <h2 className="heading small">Nearest suppliers for any service</h2>
                  <SupplierRows edges={list.alternatives} isBusy={loading} />
                </>
              )}
            </>
          ) : (
            <>
              <h2 className="visually-hidden">Suppliers</h2>
              <SupplierRows edges={[...before.edges, ...list.edges]} isBusy={loading} />
              <LoadMore query={MapPageDocument} page={page} earlier={before.earlier} pageInfo={list.pageInfo} />
            </>
          )}
        </div>
        <aside className="card map-filters needs-code" aria-label="Filters">
          <div className="row between map-found">
            <p role="status">
              <strong className="heading small">{list ? numberText(list) : '…'}</strong> Suppliers found
            </p>
            {isNarrowed(shown) && (
              <button type="button" className="more-link small-text" onClick={() => apply(emptyFilter)}>
                Clear all filters
              </button>
            )}
          </div>
          {list && isNarrowed(shown) && (
            <p className="muted small-text map-understood">{understoodText(list, shown)}</p>
          )}
          <MapFilters filter={shown} facets={list?.facets} onApply={apply} />
        </aside>
      </div>
    </div>
  )
}

/** Searches names, services and places; works without JavaScript. */
const MapSearch = ({ filter, onApply }: { filter: DirectoryFilter; onApply: (filter: DirectoryFilter) => void }) => {
  const navigate = useNavigate()
  const sentence = formatSentence(filter)
  const [text, setText] = useState(sentence)
  const [shown, setShown] = useState(sentence)
  if (shown !== sentence) {
    setShown(sentence)
    setText(sentence)
  }
  const nowhere = { ...filter, search: '', location: '', place: '', at: '', area: '', radius: '', exact: '' }
  const choose = ({ supplierId, service, text, slug }: Suggestion) => {
    if (supplierId) void navigate(`/suppliers/${supplierId}`)
    else
      onApply(
        service
          ? { ...filter, search: '', exact: '', services: [service.toLowerCase()] }
          : { ...nowhere, location: text, place: slug ?? '' },
      )
  }
  return (
    <form
      className="map-find"
      method="get"
      action="/map"
      role="search"
      aria-label="Suppliers on the map"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== sentence) onApply({ ...nowhere, search: text.trim() })
      }}
    >
      <div>
        <SuggestField
          name="search"
          type="search"
          aria-label="Search suppliers"
          placeholder="Name, keyword or place"
          maxLength={200}
          className="text-input"
          value={text}
          onChange={setText}
          onChoose={choose}
        />
      </div>
      {[...writeFilter(nowhere)].map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="solid-button compact">
        <Icon name="search" /> Search
      </button>
    </form>
  )
}

/** Such as "roman blinds in Stroud". */
const formatSentence = ({ search, location }: DirectoryFilter) =>
  [search, location].filter(Boolean).join(/^near /i.test(location) ? ' ' : ' in ')

type RowRef = Parameters<typeof SupplierRow>[0]['supplier'] & { id: string }

interface SupplierRowsProps {
  edges: readonly { node: RowRef; distance: number | null; matchedServices?: readonly string[] }[]
  isBusy: boolean
}

const SupplierRows = ({ edges, isBusy }: SupplierRowsProps) => (
  <ul className="stack" aria-busy={isBusy}>
    {edges.map(({ node, distance, matchedServices }) => (
      <li key={node.id}>
        <SupplierRow supplier={node} distance={distance} matched={matchedServices} />
      </li>
    ))}
  </ul>
)
