import {
  memo,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
  type Ref,
} from 'react'
import type { MapRef } from 'react-map-gl/maplibre'
import type { MapBounds } from '../../schema.generated.ts'
import type { MapEngine } from './map-engine.ts'
import { findCoveredSpots, offsets, worldPixels, type MapArea } from './frame/map-frame.ts'
import { keepNamesClear } from './frame/map-marks.ts'
import { pointKey, type Pin, type MapPoint, type Spot } from './frame/map-point.ts'
import { getMarkProps, MapMark, MapPin, minZoom } from './MapControls.tsx'
import { Link } from 'react-router'
import { formatAddress } from '../suppliers/supplier-text.ts'
import {
  closerByMark,
  closestFit,
  defaultView,
  europe,
  isAtClosest,
  onEarth,
  toRing,
  type MapView,
  type SeenArea,
} from './frame/map-view.ts'
import { useMedia } from '../../ui/hooks/use-media.ts'
import './MapCanvas.css'

export interface MapHandle {
  show: (view: MapView) => void
  zoomBy: (levels: number, around?: Spot) => void
  zoomIn: (point: MapPoint) => void
}

interface MapCanvasProps {
  ref?: Ref<MapHandle> | undefined
  engine: MapEngine
  points: readonly MapPoint[]
  /** The initial view; by default, the map fits `fitTo`. */
  start: MapView | undefined
  /** The map moves here whenever this changes. */
  fitTo: MapArea | undefined
  highlighted: Spot | undefined
  visitor?: Spot | undefined
  /** The searched place, or the supplier's. */
  pin?: Pin | undefined
  outline?: GeoJSON.MultiPolygon | undefined
  /** Undefined when the popup closes. */
  onSelect?: (id: string | undefined) => void
  /** Called with the area around a mark that cannot be zoomed in. */
  onList?: (area: MapBounds) => void
  onSeen: (seen: SeenArea, isByVisitor: boolean) => void
  onFailure: () => void
}

/** Half the side, in pixels, of the largest square whose suppliers share a mark. */
const markPixels = 150

const getAreaAround = (map: MapRef, { longitude, latitude }: Spot): MapBounds => {
  const { x, y } = map.project([longitude, latitude])
  const [northWest, southEast] = [-markPixels, markPixels].map((away) => map.unproject([x + away, y + away]))
  return onEarth({ west: northWest!.lng, north: northWest!.lat, east: southEast!.lng, south: southEast!.lat })
}

/** In pixels, from the map's edges. */
const popupMargin = 8

/** Invisible until its first view is complete. */
export const MapCanvas = ({
  ref,
  engine,
  points,
  start,
  fitTo,
  highlighted,
  visitor,
  pin,
  outline,
  onSelect,
  onList,
  onSeen,
  onFailure,
}: MapCanvasProps) => {
  const map = useRef<MapRef>(null)
  const [isLoaded, setLoaded] = useState(false)
  const [selected, setSelected] = useState<MapPoint>()
  const [zoom, setZoom] = useState(0)
  const isFitting = useRef(false)
  const skipsFit = useRef(start && fitTo)
  const isDark = useMedia('(prefers-color-scheme: dark)')
  const {
    Map,
    Marker,
    Source,
    Layer,
    mapLib,
    styleFor,
    addImages,
    closestZoom,
    hasStreets,
    hasOwnCredits,
    mapboxAccessToken,
  } = engine
  // A new object would be a new style for the map.
  const mapStyle = useMemo(() => styleFor(isDark, outline), [styleFor, isDark, outline])
  const ring = useMemo(() => (pin?.radiusMiles ? toRing(pin, pin.radiusMiles) : undefined), [pin])
  const accent = isDark ? '#8cc9b7' : '#1f5b4f'
  useEffect(() => {
    if (!isLoaded || !fitTo || skipsFit.current === fitTo) return
    skipsFit.current = undefined
    const { west, south, east, north, maxOwnZoom = closestFit } = fitTo
    const { maxZoom = hasStreets(fitTo) ? closestFit : maxOwnZoom } = fitTo
    isFitting.current = true
    map.current?.fitBounds(
      [
        [west, south],
        [east, north],
      ],
      { padding: 48, maxZoom: Math.min(maxZoom, closestFit, closestZoom), duration: 0 },
    )
    isFitting.current = false
  }, [isLoaded, fitTo, closestZoom, hasStreets])
  const select = useCallback(
    (point?: MapPoint) => {
      setSelected(point)
      onSelect?.(point?.supplier?.id)
    },
    [onSelect],
  )
  const moveIntoView = useCallback((element: Element) => {
    if (!map.current) return
    const [box, edges] = [element, map.current.getContainer()].map((one) => one.getBoundingClientRect())
    const x = Math.min(0, box!.left - edges!.left - popupMargin) + Math.max(0, box!.right - edges!.right + popupMargin)
    const y = Math.min(0, box!.top - edges!.top - popupMargin) + Math.max(0, box!.bottom - edges!.bottom + popupMargin)
    if (!x && !y) return
    isFitting.current = true
    map.current.panBy([x, y], { duration: 0 })
    isFitting.current = false
  }, [])
  const zoomBy = useCallback(
    (levels: number, around?: Spot) => {
      if (!map.current) return
      const toLngLat = ({ longitude, latitude }: Spot): [number, number] => [longitude, latitude]
      const fixed = selected ?? (points.length ? undefined : pin)
      const isSeen = fixed && map.current.getBounds()?.contains(toLngLat(fixed))
      map.current.easeTo({
        ...(around && { center: toLngLat(around) }),
        ...(!around && isSeen && { around: toLngLat(fixed) }), // a popup, or a profile's pin, stays in view
        zoom: map.current.getZoom() + levels,
        duration: 150,
      })
    },
    [selected, points, pin],
  )
  const zoomIn = useCallback(
    (point: MapPoint) => {
      if (map.current && onList && isAtClosest(map.current.getZoom(), closestZoom))
        onList(getAreaAround(map.current, point))
      else zoomBy(closerByMark, point)
    },
    [zoomBy, onList, closestZoom],
  )
  useImperativeHandle(
    ref,
    () => ({
      zoomBy,
      zoomIn,
      show: ({ longitude, latitude, zoom }) => map.current?.jumpTo({ center: [longitude, latitude], zoom }),
    }),
    [zoomBy, zoomIn],
  )
  useEffect(() => {
    // A new style has no marks yet.
    if (isLoaded && mapStyle)
      keepNamesClear(map.current?.getMap(), findCoveredSpots(points, pin, visitor, worldPixels(zoom)))
  }, [isLoaded, points, visitor, pin, zoom, mapStyle])
  const report = () => {
    const seen = map.current?.getBounds()
    if (!map.current || !seen) return
    setZoom(map.current.getZoom())
    const { lng: longitude, lat: latitude } = map.current.getCenter()
    const bounds = { west: seen.getWest(), south: seen.getSouth(), east: seen.getEast(), north: seen.getNorth() }
    onSeen({ longitude, latitude, zoom: map.current.getZoom(), bounds }, isLoaded && !isFitting.current)
  }
  return (
    <Map
      ref={map}
      mapLib={mapLib}
      {...(mapboxAccessToken ? { mapboxAccessToken } : {})}
      mapStyle={mapStyle}
      style={{ visibility: isLoaded ? 'visible' : 'hidden' }}
      initialViewState={start ?? defaultView}
      minZoom={minZoom}
      maxZoom={closestZoom}
      maxBounds={[europe.west, europe.south, europe.east, europe.north]}
      dragRotate={false}
      pitchWithRotate={false}
      cooperativeGestures // one finger scrolls the page, two move the map
      // MapCredits has those of the site's own map.
      attributionControl={hasOwnCredits ? { compact: true } : false}
      onStyleData={({ target }) => addImages?.(target)}
      fadeDuration={0}
      onLoad={() => {
        setLoaded(true)
        report()
      }}
      onMoveEnd={report}
      onClick={() => select()}
      onError={(event) => !isLoaded && !('tile' in event) && onFailure()}
    >
      {outline && (
        <Source id="outline" type="geojson" data={outline}>
          <Layer id="outline-area" type="fill" paint={{ 'fill-color': accent, 'fill-opacity': 0.1 }} />
          <Layer id="outline-line" type="line" paint={{ 'line-color': accent, 'line-width': 2 }} />
        </Source>
      )}
      {ring && (
        <Source id="ring" type="geojson" data={ring}>
          <Layer id="ring-line" type="line" paint={{ 'line-color': accent, 'line-width': 1.5 }} />
        </Source>
      )}
      {pin && !visitor && (
        <Marker
          longitude={pin.longitude}
          latitude={pin.latitude}
          anchor="center"
          style={{ pointerEvents: 'none', zIndex: 3 }}
        >
          <MapPin />
        </Marker>
      )}
      <MapPoints
        points={points}
        pin={visitor ? undefined : pin}
        zoom={zoom}
        Marker={Marker}
        endsInList={onList !== undefined && isAtClosest(zoom, closestZoom)}
        onSelect={select}
        onZoomIn={zoomIn}
      />
      {visitor && (
        <Marker {...visitor} anchor="center" style={{ pointerEvents: 'none', zIndex: 3 }}>
          <span className="map-here">You are here</span>
        </Marker>
      )}
      {highlighted && (
        <Marker {...highlighted} style={{ pointerEvents: 'none', zIndex: 3 }}>
          <span className="map-highlight square" aria-hidden="true" />
        </Marker>
      )}
      {selected?.supplier && (
        <MapPopup
          key={pointKey(selected)}
          Popup={engine.Popup}
          point={selected}
          supplier={selected.supplier}
          onOpen={moveIntoView}
          onClose={() => select()}
        />
      )}
    </Map>
  )
}

interface MapPopupProps {
  Popup: MapEngine['Popup']
  point: MapPoint
  supplier: NonNullable<MapPoint['supplier']>
  /** Moves the map to show the whole popup. */
  onOpen: (popup: Element) => void
  onClose: () => void
}

/** Escape closes it, and the focus returns. */
const MapPopup = ({ Popup, point, supplier, onOpen, onClose }: MapPopupProps) => {
  const opener = useRef<Element>(null)
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    opener.current = document.activeElement
    content.current?.querySelector('a')?.focus({ preventScroll: true })
    onOpen(content.current!.closest('.maplibregl-popup, .mapboxgl-popup')!)
    return () => (opener.current as HTMLElement | null)?.focus({ preventScroll: true })
  }, [onOpen])
  return (
    <Popup
      longitude={point.longitude}
      latitude={point.latitude}
      anchor="bottom"
      offset={16}
      maxWidth="280px"
      closeOnClick={false}
      focusAfterOpen={false}
      onClose={onClose}
    >
      {/* Catches Escape from anywhere in the popup. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className="map-popup small-text" ref={content} onKeyDown={(event) => event.key === 'Escape' && onClose()}>
        <h2 className="heading tiny">
          <bdi>{supplier.name}</bdi>
        </h2>
        <p>{formatAddress(supplier)}</p>
        <Link className="solid-button" to={`/suppliers/${supplier.id}`} aria-label={`View details of ${supplier.name}`}>
          View details
        </Link>
      </div>
    </Popup>
  )
}

interface MapPointsProps {
  points: readonly MapPoint[]
  pin: Spot | undefined
  zoom: number
  Marker: MapEngine['Marker']
  endsInList: boolean
  onSelect: (point: MapPoint) => void
  onZoomIn: (point: MapPoint) => void
}

/** A few hundred real buttons work with keyboards and screen readers. */
const MapPoints = memo(({ points, pin, zoom, Marker, endsInList, onSelect, onZoomIn }: MapPointsProps) => {
  const moved = useMemo(() => offsets(points, pin, worldPixels(zoom)), [points, pin, zoom])
  return points.map((point, index) => (
    <PlacedPoint
      key={pointKey(point)}
      point={point}
      offset={moved[index]!}
      Marker={Marker}
      endsInList={endsInList}
      onSelect={onSelect}
      onZoomIn={onZoomIn}
    />
  ))
})

interface PlacedPointProps extends Omit<MapPointsProps, 'points' | 'pin' | 'zoom'> {
  point: MapPoint
  offset: [x: number, y: number]
}

const PlacedPoint = ({ point, offset, Marker, endsInList, onSelect, onZoomIn }: PlacedPointProps) => {
  const marker = useRef<{ getElement(): HTMLElement }>(null)
  useEffect(() => {
    // The engines give the surrounding element the role of an image or a button.
    const element = marker.current?.getElement()
    for (const attribute of ['role', 'aria-label', 'tabindex']) element?.removeAttribute(attribute)
  }, [])
  const { supplier, longitude, latitude } = point
  const choose = (event: MouseEvent) => {
    event.stopPropagation() // a click on the map itself closes the popup
    ;(supplier ? onSelect : onZoomIn)(point)
  }
  return (
    <Marker
      ref={marker as Ref<never>}
      longitude={longitude}
      latitude={latitude}
      offset={offset}
      style={{ zIndex: supplier ? 2 : 1 }}
    >
      <button type="button" {...getMarkProps(point, endsInList)} onClick={choose}>
        <MapMark point={point} />
      </button>
    </Marker>
  )
}
