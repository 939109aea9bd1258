import { skipToken } from '@apollo/client/react'
import { useMemo, useState } from 'react'
import { useConfig } from '../page/config.tsx'
import { useMapExtentQuery, useSupplierMapQuery, type MapBounds, type SupplierFilter } from '../graphql.generated.ts'
import { areaText, kingdom, onEarth, type MapView, type SeenArea } from './map-view.ts'
import { useMapCode } from './use-map-code.ts'
import './SupplierMap.css'

interface SupplierMapProps {
  filter: SupplierFilter
  /** Called to search the visible area: "west,south,east,north". */
  onSearchArea: (area: string) => void
  highlighted?: { latitude: number; longitude: number } | undefined
  /** Retries loading what the page around the map is missing; only set where that failed. */
  onRetry?: (() => void) | undefined
}

/** Each search's last map view, restored after a look at the list or at a supplier. */
const left = new Map<string, MapView>()

/** Suppliers on a map, 600 px high; its code is loaded when it is needed. */
export const SupplierMap = ({ filter, onSearchArea, highlighted, onRetry }: SupplierMapProps) => {
  const { mapboxToken } = useConfig()
  const { code, hasFailed, fail, retry } = useMapCode(mapboxToken)
  const [seen, setSeen] = useState<SeenArea>()
  const [isMoved, setMoved] = useState(false)
  const key = JSON.stringify(filter)
  const whole = useMapExtentQuery({ variables: { filter }, ssr: false })
  const here = useSupplierMapQuery(
    seen ? { variables: { bounds: onEarth(seen.bounds), zoom: seen.zoom, filter } } : skipToken,
  )
  const extent = whole.data?.suppliers.extent
  const within = filter.within && JSON.stringify(filter.within)
  const isNarrowed = key !== '{}'
  const fitTo = useMemo(
    () => (within ? (JSON.parse(within) as MapBounds) : isNarrowed ? (extent ?? undefined) : kingdom),
    [within, extent, isNarrowed],
  )
  const [start] = useState(() => left.get(key))
  const onSeen = (area: SeenArea, isByVisitor: boolean) => {
    setSeen(area)
    setMoved(isByVisitor)
    const { longitude, latitude, zoom } = area
    left.set(key, { longitude, latitude, zoom }) // given bounds, the engine would start from those
  }
  const askAgain = () => {
    onRetry?.()
    void Promise.all([whole.refetch(), ...(seen ? [here.refetch()] : [])])
  }
  if (hasFailed) return <MapFailure onRetry={retry} />
  return (
    <section className="supplier-map" aria-label="Map of suppliers">
      {code ? (
        <code.Canvas
          engine={code.engine}
          points={(here.data ?? here.previousData)?.supplierMap ?? []}
          start={start}
          fitTo={fitTo}
          highlighted={highlighted}
          onSeen={onSeen}
          onFailure={fail}
        />
      ) : (
        <p className="map-note" role="status">
          Loading the map…
        </p>
      )}
      <noscript>
        <p className="map-note">The map needs JavaScript; the list works without.</p>
      </noscript>
      {seen && isMoved && (
        <button
          type="button"
          className="solid-button map-search"
          onClick={() => onSearchArea(areaText(onEarth(seen.bounds)))}
        >
          Search this area
        </button>
      )}
      {extent === null && (
        <div className="map-note" role="status">
          <strong>No locations found</strong>
          <span>Try adjusting your search filters to see more results</span>
        </div>
      )}
      {(whole.error ?? here.error ?? onRetry) && (
        <div className="map-note" role="alert">
          <span>Failed to load suppliers. Please try again.</span>
          <button type="button" className="outline-button" onClick={askAgain}>
            Try again
          </button>
        </div>
      )}
    </section>
  )
}

const MapFailure = ({ onRetry }: { onRetry: () => void }) => (
  <div className="supplier-map map-failure" role="alert">
    <strong>Failed to load the map service. Please try again later.</strong>
    <p>Please check your internet connection or try again later.</p>
    <button type="button" className="outline-button" onClick={onRetry}>
      Try again
    </button>
  </div>
)
