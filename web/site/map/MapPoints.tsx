import { memo, useEffect, useMemo, useRef } from 'react'
import { pointKey, type Point } from './frame/map-point.ts'
import type { MapEngine } from './map-engine.ts'
import { MapMark, getMarkProps } from './MapControls.tsx'
import { offsets } from './frame/map-view.ts'

interface MapPointsProps {
  points: readonly Point[]
  Marker: MapEngine['Marker']
  endsInList: boolean
  onSelect: (point: Point) => void
  onZoomIn: (point: Point) => void
}

/** A few hundred real buttons work with keyboards and screen readers. */
export const MapPoints = memo(({ points, Marker, endsInList, onSelect, onZoomIn }: MapPointsProps) => {
  const moved = useMemo(() => offsets(points), [points])
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

interface PlacedPointProps extends Omit<MapPointsProps, 'points'> {
  point: Point
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
  const choose = (event: React.MouseEvent) => {
    event.stopPropagation() // a click on the map itself closes the popup
    ;(supplier ? onSelect : onZoomIn)(point)
  }
  return (
    <Marker
      ref={marker as React.Ref<never>}
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
