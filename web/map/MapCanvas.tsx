import { useEffect, useMemo, useRef, useState } from 'react'
import type { MapRef } from 'react-map-gl/maplibre'
import type { MapBounds } from '../graphql.generated.ts'
import type { MapEngine } from './map-engine.ts'
import type { Point } from './map-point.ts'
import { MapPoints } from './MapPoints.tsx'
import { MapPopup } from './MapPopup.tsx'
import { closestFit, defaultView, europe, type MapView, type SeenArea } from './map-view.ts'
import { useIsDark } from './use-is-dark.ts'

interface MapCanvasProps {
  engine: MapEngine
  points: readonly Point[]
  /** The initial view; without one, it fits itself to `fitTo`. */
  start: MapView | undefined
  /** The area to show: the map moves there whenever it changes. */
  fitTo: MapBounds | undefined
  highlighted: { latitude: number; longitude: number } | undefined
  /** Called after each movement; `isByVisitor` when the visitor made it. */
  onSeen: (seen: SeenArea, isByVisitor: boolean) => void
  onFailure: () => void
}

/** The map itself, with buttons for its points. */
export const MapCanvas = ({ engine, points, start, fitTo, highlighted, onSeen, onFailure }: MapCanvasProps) => {
  const map = useRef<MapRef>(null)
  const [isLoaded, setLoaded] = useState(false)
  const [selected, setSelected] = useState<Point>()
  const isFitting = useRef(false)
  const skipsFit = useRef(start && fitTo)
  const isDark = useIsDark()
  const { Map, Marker, NavigationControl, mapLib, styleFor, closestZoom, mapboxAccessToken } = engine
  const mapStyle = useMemo(() => styleFor(isDark), [styleFor, isDark]) // another object would be another style to the map
  useEffect(() => {
    if (!isLoaded || !fitTo || skipsFit.current === fitTo) return
    skipsFit.current = undefined
    const { west, south, east, north } = fitTo
    isFitting.current = true
    map.current?.fitBounds(
      [
        [west, south],
        [east, north],
      ],
      { padding: 48, maxZoom: Math.min(closestFit, closestZoom), duration: 0 },
    )
    isFitting.current = false
  }, [isLoaded, fitTo, closestZoom])
  const report = () => {
    const seen = map.current?.getBounds()
    if (!map.current || !seen) return
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
      initialViewState={start ?? defaultView}
      minZoom={2}
      maxBounds={[europe.west, europe.south, europe.east, europe.north]}
      dragRotate={false}
      pitchWithRotate={false}
      cooperativeGestures={false}
      attributionControl={{ compact: true }}
      onLoad={() => {
        setLoaded(true)
        report()
      }}
      onMoveEnd={report}
      onClick={() => setSelected(undefined)}
      onError={() => !isLoaded && onFailure()}
    >
      <NavigationControl showCompass={false} />
      <MapPoints
        points={points}
        Marker={Marker}
        onSelect={setSelected}
        onZoomIn={({ longitude, latitude }) =>
          map.current?.easeTo({ center: [longitude, latitude], zoom: map.current.getZoom() + 2, duration: 150 })
        }
      />
      {highlighted && (
        <Marker
          longitude={highlighted.longitude}
          latitude={highlighted.latitude}
          style={{ pointerEvents: 'none', zIndex: 3 }}
        >
          <span className="map-highlight" aria-hidden="true" />
        </Marker>
      )}
      {selected?.supplier && (
        <MapPopup
          key={selected.id}
          Popup={engine.Popup}
          point={selected}
          supplier={selected.supplier}
          onClose={() => setSelected(undefined)}
        />
      )}
    </Map>
  )
}
