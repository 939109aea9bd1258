import { skipToken } from '@apollo/client/react'
import { useEffect, useMemo, useRef, useState, type MouseEvent, type RefObject } from 'react'
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
  type MapSize,
} from './frame/map-frame.ts'
import { MapPicture } from './MapPicture.tsx'
import { pointKey, type MapPoint, type Spot } from './frame/map-point.ts'
import { MapStrip } from './MapStrip.tsx'
import { areaText, isAtClosest, onEarth, type MapView, type SeenArea } from './frame/map-view.ts'
import { useGestures } from './use-gestures.ts'
import { useMapCode } from './use-map-code.ts'
import { LazyStreetQuestion, getCredits, useStreets } from './use-streets.tsx'
import { ErrorBoundary } from '../../ui/lazy-component.tsx'
import { useHydrated } from '../../ui/hooks/use-hydrated.ts'
import { useMedia } from '../../ui/hooks/use-media.ts'
import { useAfterFirstPaint } from '../../ui/hooks/use-after-first-paint.ts'
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
  onRetry?: (() => unknown) | undefined
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
  const [cameWithPage] = useState(!isHydrated)
  const [start] = useState(() => left.get(key))
  const [drawnBy] = useState(detectGpu)
  const isSoon = useAfterFirstPaint()
  const [isStarted, setStarted] = useState(start !== undefined)
  const [isLive, setLive] = useState(false)
  const { code, hasFailed, fail, retry } = useMapCode(streets, isStarted)
  const [isFailureDismissed, setFailureDismissed] = useState(false)
  const [seen, setSeen] = useState<SeenArea & { isByVisitor: boolean }>()
  const [spot, setSpot] = useState<Spot>()
  const [selectedId, setSelectedId] = useState<string>()
  /** What to do when the map is ready. */
  const [awaited, setAwaited] = useState<{ point: MapPoint | undefined; levels: number }>()
  const section = useRef<HTMLElement>(null)
  const canvas = useRef<MapHandle>(null)
  const isWide = useMedia('(min-width: 1024px)')
  const isPhone = useMedia('(max-width: 639px)')
  const hasPicture = !isLive && (cameWithPage || (!start && drawnBy() !== 'card'))

  const whole = useMapExtentQuery({ variables: { filter } })
  const extent = whole.data?.suppliers.extent
  const fitTo = useStable(firstArea(filter, extent))
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
  const centre = filter.around ?? place
  const isVisitors = filter.around && isOwnPosition(`${filter.around.latitude},${filter.around.longitude}`)
  const visitor = useStable(isVisitors ? toSpot(filter.around!) : undefined)
  const pin = useStable(radiusMiles && centre ? { ...toSpot(centre), radiusMiles } : undefined)

  const searchArea = (part: MapBounds, view?: 'list') =>
    void navigate(toAreaAddress(areaText(part), view), { preventScrollReset: true })
  const listHere = () => {
    if (isLive && bounds) searchArea(bounds, 'list')
    else if (frame) searchArea(closer(frame, size, 1), 'list')
  }
  const canDraw = () => drawnBy() !== 'nothing' && !hasFailed
  /** Assumed for a new page, since the check keeps a slow phone busy. */
  const isDrawn = isHydrated && ((cameWithPage && !isSoon) || canDraw())
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
  const startNow = (point?: MapPoint, levels = 0) => {
    begin()
    setAwaited((before) => ({ point: point ?? before?.point, levels: levels + (before?.levels ?? 0) }))
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
    if (!cameWithPage) return void startIfCard()
    const { connection } = navigator as { connection?: { saveData?: boolean } }
    return connection?.saveData ? undefined : whenIdle(startIfCard)
  }, [isStarted, cameWithPage, drawnBy])

  const isReady = Boolean(code && seen && (found ?? here.error)) && !isDragging && !hasFailed
  useEffect(() => {
    if (!isReady || isLive || !section.current) return
    const focused = hasPicture && (document.activeElement as HTMLElement | null)?.dataset['point']
    if (moved && frame) canvas.current?.show(toMapView(frame, getSize(section.current), moved))
    if (focused) (pointIn(section.current, focused) ?? section.current).focus({ preventScroll: true })
    setLive(true)
    if (awaited?.point) {
      const mark = awaited.point.supplier && pointIn(section.current, pointKey(awaited.point))
      if (mark) mark.click()
      else canvas.current?.zoomIn(awaited.point) // a map of another size may group it with others
    } else if (awaited?.levels) canvas.current?.zoomBy(awaited.levels)
  }, [isReady, isLive, hasPicture, moved, frame, awaited])

  const press = (point: MapPoint, event: MouseEvent<HTMLAnchorElement>) => {
    if (event.defaultPrevented || event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const { supplier } = point
    if (!canDraw() || (isAtEnd && !supplier))
      return void navigate(event.currentTarget.getAttribute('href')!, { preventScrollReset: !supplier })
    startNow(point)
  }
  const zoom = (levels: 1 | -1) => {
    if (levels > 0 && isAtEnd) return listHere()
    if (isLive) canvas.current?.zoomBy(levels)
    else if (canDraw()) startNow(undefined, levels)
    else if (frame) searchArea(closer(frame, size, levels))
  }
  const onSeen = (area: SeenArea, isByVisitor: boolean) => {
    setSeen({ ...area, isByVisitor })
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
      <section className="card flat supplier-map" id="map" tabIndex={-1} aria-label="Map of suppliers" ref={section}>
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
        {question && <LazyStreetQuestion {...question} />}
        {(!isLive || !code) && (awaited || !hasPicture) && !isFailed && !hasFailed && (
          <p className={hasPicture ? 'card small-text map-note map-loading' : 'card map-note'} role="status">
            Loading the map…
          </p>
        )}
        {bounds && seen.isByVisitor && (
          <button type="button" className="solid-button compact map-search" onClick={() => searchArea(bounds)}>
            Search This Area
          </button>
        )}
        {extent === null && (
          <div className="card stack map-note" role="status">
            <strong>No locations found</strong>
            <span>Try adjusting your search filters to see more results</span>
          </div>
        )}
        {hasFailed && !hasPicture && !isFailed && <MapFailure onRetry={retry} />}
        {isFailed && (
          <div className="card stack map-note" role="alert">
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

const toSpot = ({ latitude, longitude }: Spot): Spot => ({ latitude, longitude })

const getSize = ({ clientWidth: width, clientHeight: height }: HTMLElement): MapSize => ({ width, height })

const useSize = (element: RefObject<HTMLElement | null>, isEnabled: boolean) => {
  const [size, setSize] = useState<MapSize>()
  useEffect(() => {
    const measured = element.current
    if (!measured || !isEnabled) return
    const observer = new ResizeObserver(() => setSize(getSize(measured)))
    observer.observe(measured)
    return () => observer.disconnect()
  }, [element, isEnabled])
  return size
}

/** Most pages have settled by then. */
const settledMs = 2000

/** Returns a function that cancels. */
const whenIdle = (call: () => void) => {
  let idle: number | undefined
  const timer = setTimeout(() => {
    if ('requestIdleCallback' in globalThis) idle = requestIdleCallback(call)
    else call() // Safari
  }, settledMs)
  return () => {
    clearTimeout(timer)
    if (idle !== undefined) cancelIdleCallback(idle)
  }
}

/** The same object until its JSON changes. */
const useStable = <Value,>(value: Value): Value => {
  const json = JSON.stringify(value) as string | undefined
  return useMemo(() => (json === undefined ? undefined : JSON.parse(json)) as Value, [json])
}
