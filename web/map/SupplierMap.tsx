import { skipToken } from '@apollo/client/react'
import { useMemo, useState } from 'react'
import { useConfig } from '../page/config.tsx'
import { useMapExtentQuery, useSupplierMapQuery, type MapBounds, type SupplierFilter } from '../graphql.generated.ts'
import { isOwnPosition } from './ask-position.ts'
import { MapFailure } from './MapFailure.tsx'
import type { Spot } from './map-point.ts'
import { areaText, kingdom, onEarth, type MapView, type SeenArea } from './map-view.ts'
import { useMapCode } from './use-map-code.ts'
import { useMedia } from '../ui/use-media.ts'
import './SupplierMap.css'

interface SupplierMapProps {
  filter: SupplierFilter
  /** Called to search the visible area: "west,south,east,north". */
  onSearchArea: (area: string) => void
  highlighted?: Spot | undefined
  /** A list stands beside it on wide screens: the row of cards is for the others. */
  hasListBeside?: boolean
  /** Retries loading what the page around the map is missing; only set where that failed. */
  onRetry?: (() => void) | undefined
}

/** Each search's last map view, restored after a look at the list or at a supplier. */
const left = new Map<string, MapView>()

/** Suppliers on a map, 600 px high, and as a row of cards below it; its code is loaded when it is needed. */
export const SupplierMap = ({
  filter,
  onSearchArea,
  highlighted,
  hasListBeside = false,
  onRetry,
}: SupplierMapProps) => {
  const { mapboxToken } = useConfig()
  const { code, hasFailed, fail, retry } = useMapCode(mapboxToken)
  const [seen, setSeen] = useState<SeenArea>()
  const [isMoved, setMoved] = useState(false)
  const [spot, setSpot] = useState<Spot>()
  const [selectedId, setSelectedId] = useState<string>()
  const isWide = useMedia('(min-width: 1024px)')
  const key = JSON.stringify(filter)
  const whole = useMapExtentQuery({ variables: { filter }, ssr: false })
  const bounds = seen && onEarth(seen.bounds)
  const here = useSupplierMapQuery(
    bounds
      ? {
          variables: {
            bounds,
            zoom: seen.zoom,
            filter,
            seen: { ...filter, within: bounds },
            isListed: !(hasListBeside && isWide),
          },
        }
      : skipToken,
  )
  const found = here.data ?? here.previousData
  const extent = whole.data?.suppliers.extent
  const within = filter.within && JSON.stringify(filter.within)
  const isNarrowed = key !== '{}'
  const fitTo = useMemo(
    () => (within ? (JSON.parse(within) as MapBounds) : isNarrowed ? (extent ?? undefined) : kingdom),
    [within, extent, isNarrowed],
  )
  const { latitude, longitude } = filter.around ?? {}
  const visitor = useMemo(
    () =>
      latitude !== undefined && longitude !== undefined && isOwnPosition(`${latitude},${longitude}`)
        ? { latitude, longitude }
        : undefined,
    [latitude, longitude],
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
  const isFailed = Boolean(whole.error ?? here.error ?? onRetry)
  if (hasFailed) return <MapFailure label="Map of suppliers" onRetry={retry} />
  return (
    <div className={hasListBeside ? 'map-and-strip beside-list' : 'map-and-strip'}>
      <section className="supplier-map" id="map" tabIndex={-1} aria-label="Map of suppliers">
        {code && (
          <a className="skip-link" href={hasListBeside && isWide ? '#after-map' : '#map-strip'}>
            Skip the map’s pins
          </a>
        )}
        {code ? (
          <code.Canvas
            engine={code.engine}
            points={found?.supplierMap ?? []}
            start={start}
            fitTo={fitTo}
            highlighted={highlighted ?? spot}
            visitor={visitor}
            onSelect={setSelectedId}
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
        {bounds && isMoved && (
          <button type="button" className="solid-button map-search" onClick={() => onSearchArea(areaText(bounds))}>
            Search This Area
          </button>
        )}
        {extent === null && (
          <div className="map-note" role="status">
            <strong>No locations found</strong>
            <span>Try adjusting your search filters to see more results</span>
          </div>
        )}
        {isFailed && (
          <div className="map-note" role="alert">
            <span>Failed to load suppliers. Please try again.</span>
            <button type="button" className="outline-button" onClick={askAgain}>
              Try Again
            </button>
          </div>
        )}
      </section>
      <span id="after-map" tabIndex={-1} />
      {extent !== null && (
        <div className="map-strip-place">
          {code && (found || !isFailed) && (
            <code.Strip suppliers={found?.suppliers?.edges} selectedId={selectedId} onPoint={setSpot} />
          )}
        </div>
      )}
    </div>
  )
}
