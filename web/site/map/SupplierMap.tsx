import { skipToken } from '@apollo/client/react'
import { useEffect, useMemo, useRef, useState, type MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import type { MapBounds, SupplierFilter } from '../../schema.generated.ts'
import { useMapExtentQuery } from './MapExtent.generated.ts'
import { useMapPictureQuery } from './MapPicture.generated.ts'
import { useSupplierMapQuery } from './SupplierMap.generated.ts'
import { isOwnPosition } from '../location/ask-position.ts'
import { detectGpu } from './gpu.ts'
import type { MapHandle } from './MapCanvas.tsx'
import { MapControls, MapScale } from './MapControls.tsx'
import { MapFailure } from './MapFailure.tsx'
import {
  closer,
  firstArea,
  toFrame,
  isClosest,
  layouts,
  toPictureQuery,
  toMapView,
  type MapArea,
} from './frame/map-frame.ts'
import { MapPicture } from './MapPicture.tsx'
import { pointKey, type Pin, type Point, type Spot } from './frame/map-point.ts'
import { MapStrip } from './MapStrip.tsx'
import { areaText, isAtClosest, onEarth, type MapView, type SeenArea } from './frame/map-view.ts'
import { useGestures } from './use-gestures.ts'
import { useMapCode } from './use-map-code.ts'
import { StreetQuestion, getCredits, useStreets } from './use-streets.tsx'
import { getSize, useSize } from './use-size.ts'
import { ErrorBoundary } from '../../ui/lazy-component.tsx'
import { useHydrated } from '../../ui/hooks/use-hydrated.ts'
import { useMedia } from '../../ui/hooks/use-media.ts'
import { useAfterFirstPaint } from '../../ui/hooks/use-after-first-paint.ts'
import { whenIdle } from '../ui/when-idle.ts'
import './SupplierMap.css'

interface SupplierMapProps {
  filter: SupplierFilter
  /** `area` is "west,south,east,north". */
  toAreaAddress: (area: string, view?: 'list') => string
  /** The searched place and its radius. */
  place?: Spot | null | undefined
  radiusMiles?: number | null | undefined
  highlighted?: Spot | undefined
  /** Wide screens have a list beside the map instead of the row of cards. */
  hasListBeside?: boolean
  /** Set only if loading the rest of the page has failed. */
  onRetry?: (() => void) | undefined
}

/** The last view of each search, restored after a list or a profile. */
const left = new Map<string, MapView>()

/** Starts as a picture; the map replaces it on use, or when idle if a graphics card draws it. */
export const SupplierMap = ({
  filter,
  toAreaAddress,
  place,
  radiusMiles,
  highlighted,
  hasListBeside = false,
  onRetry,
}: SupplierMapProps) => {
  const { streets, question } = useStreets()
  const navigate = useNavigate()
  const key = JSON.stringify(filter)
  const isHydrated = useHydrated()
  /** The search whose picture came with the page. */
  const [drawnFor, setDrawnFor] = useState(isHydrated ? undefined : key)
  const [start] = useState(() => left.get(key))
  const [drawnBy] = useState(detectGpu)
  const isSoon = useAfterFirstPaint()
  const [isStarted, setStarted] = useState(start !== undefined)
  const [isLive, setLive] = useState(false)
  const { code, hasFailed, fail, retry } = useMapCode(streets, isStarted)
  const [isFailureDismissed, setFailureDismissed] = useState(false)
  if (drawnFor !== undefined && drawnFor !== key) setDrawnFor(undefined)
  const [seen, setSeen] = useState<SeenArea>()
  const [isMoved, setMoved] = useState(false)
  const [spot, setSpot] = useState<Spot>()
  const [selectedId, setSelectedId] = useState<string>()
  const [isAwaited, setAwaited] = useState(false)
  const section = useRef<HTMLElement>(null)
  const canvas = useRef<MapHandle>(null)
  const pressed = useRef<() => void>(undefined)
  const awaitedLevels = useRef(0)
  const isWide = useMedia('(min-width: 1024px)')
  const isPhone = useMedia('(max-width: 639px)')
  const isServers = drawnFor === key
  const hasPicture = !isLive && (isServers || (!start && drawnBy() !== 'card'))

  const whole = useMapExtentQuery({ variables: { filter } })
  const extent = whole.data?.suppliers.extent
  const area = JSON.stringify(firstArea(filter, extent))
  const fitTo = useMemo(() => (area ? (JSON.parse(area) as MapArea) : undefined), [area])
  const frame = useMemo(() => fitTo && toFrame(fitTo), [fitTo])
  const picture = useMapPictureQuery(hasPicture && frame ? { variables: toPictureQuery(filter, frame) } : skipToken)
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
  const { latitude, longitude } = filter.around ?? {}
  const visitor = useMemo(
    () =>
      latitude !== undefined && longitude !== undefined && isOwnPosition(`${latitude},${longitude}`)
        ? { latitude, longitude }
        : undefined,
    [latitude, longitude],
  )
  const centre = filter.around ?? place
  const pinned = JSON.stringify(
    radiusMiles && centre ? { latitude: centre.latitude, longitude: centre.longitude, radiusMiles } : null,
  )
  const pin = useMemo(() => (JSON.parse(pinned) as Pin | null) ?? undefined, [pinned])

  const searchArea = (part: MapBounds, view?: 'list') =>
    void navigate(toAreaAddress(areaText(part), view), { preventScrollReset: true })
  const listHere = () => {
    if (isLive && bounds) searchArea(bounds, 'list')
    else if (frame) searchArea(closer(frame, size, 1), 'list')
  }
  const canDraw = () => drawnBy() !== 'nothing' && !hasFailed
  /** Assumed for a new page, since the check keeps a slow phone busy. */
  const isDrawn = isHydrated && ((isServers && !isSoon) || canDraw())
  const isAllThereIs = hasPicture && !isDrawn
  /** The map that follows goes no closer than its picture. */
  const isOwn = isAllThereIs || !streets
  const measured = useSize(section, isHydrated && isAllThereIs)
  const sizes = measured ? { phone: measured, wide: measured } : layouts
  const size = sizes[isPhone ? 'phone' : 'wide']
  const closestZoom = code?.engine.closestZoom ?? Infinity
  const isAtEnd = isLive
    ? seen !== undefined && isAtClosest(seen.zoom, closestZoom)
    : hasPicture && isOwn && frame !== undefined && isClosest(frame, size)
  const begin = () => {
    if (canDraw()) setStarted(true)
  }
  const startNow = (then?: () => void) => {
    begin()
    setAwaited(true)
    if (then) pressed.current = then
  }
  const { moved, isHeld: isDragging } = useGestures(section, {
    frame,
    isOn: hasPicture && isDrawn,
    onApproach: begin,
    onUse: startNow,
  })
  useEffect(() => {
    if (isStarted) return
    const startIfCard = () => drawnBy() === 'card' && setStarted(true)
    if (!isServers) return void startIfCard()
    const { connection } = navigator as { connection?: { saveData?: boolean } }
    return connection?.saveData ? undefined : whenIdle(startIfCard)
  }, [isStarted, isServers, drawnBy])

  const isReady = Boolean(code && seen && (found ?? here.error)) && !isDragging && !hasFailed
  useEffect(() => {
    if (!isReady || isLive || !section.current) return
    const focused = hasPicture && (document.activeElement as HTMLElement | null)?.dataset['point']
    if (moved && frame) canvas.current?.show(toMapView(frame, getSize(section.current), moved))
    if (focused) (pointIn(section.current, focused) ?? section.current).focus({ preventScroll: true })
    setLive(true)
    pressed.current?.()
  }, [isReady, isLive, hasPicture, moved, frame])

  const press = (point: Point, event: MouseEvent<HTMLAnchorElement>) => {
    if (event.defaultPrevented || event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const { supplier } = point
    if (!canDraw() || (isAtEnd && !supplier))
      return void navigate(event.currentTarget.getAttribute('href')!, { preventScrollReset: !supplier })
    startNow(() => {
      const mark = supplier && pointIn(section.current, pointKey(point))
      if (mark) mark.click()
      else canvas.current?.zoomIn(point) // a map of another size may group it with others
    })
  }
  const zoom = (levels: 1 | -1) => {
    if (levels > 0 && isAtEnd) return listHere()
    if (isLive) canvas.current?.zoomBy(levels)
    else if (canDraw()) {
      awaitedLevels.current += levels
      startNow(() => canvas.current?.zoomBy(awaitedLevels.current))
    } else if (frame) searchArea(closer(frame, size, levels))
  }
  const onSeen = (area: SeenArea, isByVisitor: boolean) => {
    setSeen(area)
    setMoved(isByVisitor)
    const { longitude, latitude, zoom } = area
    left.set(key, { longitude, latitude, zoom }) // given bounds, the engine would start from those
  }
  const retryQuery = () => {
    onRetry?.()
    void Promise.all([
      whole.refetch(),
      ...(hasPicture && frame ? [picture.refetch()] : []),
      ...(seen ? [here.refetch()] : []),
    ])
  }
  const isFailed = Boolean(whole.error ?? picture.error ?? here.error ?? onRetry)
  const listed = found ?? picture.data
  return (
    <div className={hasListBeside ? 'map-and-strip beside-list' : 'map-and-strip'}>
      <section className="supplier-map" id="map" tabIndex={-1} aria-label="Map of suppliers" ref={section}>
        <a className="skip-link" href={hasListBeside && isWide ? '#after-map' : '#map-strip'}>
          Skip the map’s pins
        </a>
        {code && !hasFailed && (
          <div className="map-live">
            <ErrorBoundary fallback={() => null} onError={fail}>
              <code.Canvas
                ref={canvas}
                engine={code.engine}
                points={found?.supplierMap ?? []}
                start={isLive ? left.get(key) : start} // with other streets, it starts where it was
                fitTo={fitTo}
                highlighted={highlighted ?? spot}
                visitor={visitor}
                pin={pin}
                onSelect={setSelectedId}
                onList={(part) => searchArea(part, 'list')}
                onSeen={onSeen}
                onFailure={fail}
              />
            </ErrorBoundary>
          </div>
        )}
        {hasPicture && frame && (
          <MapPicture
            frame={frame}
            sizes={sizes}
            found={picture.data}
            isServers={isServers}
            hasFailed={hasFailed}
            moved={moved}
            highlighted={highlighted ?? spot}
            visitor={visitor}
            pin={pin}
            isOwn={isOwn}
            toAddress={(part, view) => toAreaAddress(areaText(part), view)}
            onPress={press}
            onFailure={fail}
          />
        )}
        <MapControls
          zoom={seen?.zoom}
          onZoom={zoom}
          isClosest={isAtEnd}
          endsInList
          credits={isLive ? getCredits(streets) : 'own'}
        />
        {isLive && seen && <MapScale {...seen} />}
        {question && <StreetQuestion {...question} />}
        {(!isLive || !code) && (isAwaited || !hasPicture) && !isFailed && !hasFailed && (
          <p className={hasPicture ? 'map-note map-loading' : 'map-note'} role="status">
            Loading the map…
          </p>
        )}
        {bounds && isMoved && (
          <button type="button" className="solid-button map-search" onClick={() => searchArea(bounds)}>
            Search This Area
          </button>
        )}
        {extent === null && (
          <div className="map-note" role="status">
            <strong>No locations found</strong>
            <span>Try adjusting your search filters to see more results</span>
          </div>
        )}
        {hasFailed && !hasPicture && !isFailed && <MapFailure onRetry={retry} />}
        {isFailed && (
          <div className="map-note" role="alert">
            <span>Failed to load suppliers. Please try again.</span>
            <button type="button" className="outline-button" onClick={retryQuery}>
              Try Again
            </button>
          </div>
        )}
      </section>
      {hasFailed && hasPicture && !isFailed && !isFailureDismissed && (
        <MapFailure
          onRetry={() => {
            section.current?.focus({ preventScroll: true })
            retry()
          }}
          onClose={() => {
            setFailureDismissed(true)
            section.current?.focus({ preventScroll: true })
          }}
        />
      )}
      <span id="after-map" tabIndex={-1} />
      {extent !== null && (
        <div className="map-strip-place">
          {(listed || !isFailed) && (
            <MapStrip suppliers={listed?.suppliers?.edges} selectedId={selectedId} onPoint={setSpot} />
          )}
        </div>
      )}
    </div>
  )
}

const pointIn = (section: HTMLElement | null, id: string) =>
  section?.querySelector<HTMLElement>(`.map-live [data-point="${CSS.escape(id)}"]`)
