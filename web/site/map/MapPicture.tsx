import { useMemo, type CSSProperties, type MouseEvent } from 'react'
import type { MapBounds, MapPictureQuery } from '../../graphql.generated.ts'
import { MapBase } from './MapBase.tsx'
import {
  closer,
  isClosest,
  layouts,
  pixelsIn,
  toFrameShare,
  toMapView,
  worldPixels,
  type Frame,
  type Layout,
  type MapOffset,
  type Size,
} from './map-frame.ts'
import { MapMark, MapPin, getMarkProps } from './MapControls.tsx'
import { pointKey, type Pin, type Point, type Spot } from './map-point.ts'
import { closerByMark, offsets, toScaleBar, toWorldShare } from './map-view.ts'

interface MapPictureProps {
  frame: Frame
  /** Of the map in each layout, as far as they are known. */
  sizes: Record<Layout, Size>
  /** What stands on it; undefined until it is known. */
  found: MapPictureQuery | undefined
  isServers: boolean
  /** Something could not be loaded: what it takes to draw is asked for again. */
  hasFailed: boolean
  moved: MapOffset | undefined
  highlighted: Spot | undefined
  visitor: Spot | undefined
  /** What was searched around. */
  pin: Pin | undefined
  /** Nothing closer is drawn than the site's own map, as far as is known. */
  isOwn: boolean
  /** The address of a part of the map, or of the list of those in it. */
  toAddress: (area: MapBounds, view?: 'list') => string
  onPress: (point: Point, event: MouseEvent<HTMLAnchorElement>) => void
  onFailure: () => void
}

const noMarks: Record<Layout, readonly Point[]> = { phone: [], wide: [] }

/**
 * A map's first view without the map's code: the base map as a drawing, and links at the places of its points. It fits the
 * same part of the world as the map would, whatever its size.
 */
export const MapPicture = ({
  frame,
  sizes,
  found,
  isServers,
  hasFailed,
  moved,
  highlighted,
  visitor,
  pin,
  isOwn,
  toAddress,
  onPress,
  onFailure,
}: MapPictureProps) => {
  const marks = found ?? noMarks
  const clear = useMemo(() => {
    const others = [visitor, pin].filter((spot) => spot !== undefined)
    return { phone: [...marks.phone, ...others], wide: [...marks.wide, ...others] }
  }, [marks, visitor, pin])
  const toPosition = (spot: Spot) => {
    const { x, y } = toFrameShare(frame, spot)
    return { left: `${(100 * x).toFixed(2)}%`, top: `${(100 * y).toFixed(2)}%` }
  }
  const size = {
    '--shape': frame.width / frame.height,
    '--most': `${Math.round(frame.width * worldPixels(frame.maxZoom))}px`,
  } as CSSProperties
  const move = moved && { transform: `translate(${moved.x}px, ${moved.y}px) scale(${moved.scale})` }
  return (
    <div className="map-picture" style={size}>
      <div className="map-frame" style={move}>
        {(found || isServers) && (
          <MapBase frame={frame} marks={clear} isServers={isServers} hasFailed={hasFailed} onFailure={onFailure} />
        )}
        {pin?.radiusMiles && (
          <span
            className="map-ring"
            style={{
              ...toPosition(pin),
              width: `${(200 * toWorldShare(pin.radiusMiles, pin.latitude)) / frame.width}%`,
            }}
          />
        )}
        {pin && !visitor && (
          <span className="map-spot" style={toPosition(pin)}>
            <MapPin />
          </span>
        )}
        {(['phone', 'wide'] as const).map((layout) => (
          <div key={layout} className={`map-marks map-${layout}`}>
            {offsets(marks[layout]).map(([x, y], at) => {
              const point = marks[layout][at]!
              const around = closer(frame, sizes[layout], closerByMark, point)
              const view = isClosest(frame, sizes[layout]) ? 'list' : undefined
              const endsInList = isOwn && view === 'list'
              return (
                <a
                  key={pointKey(point)}
                  {...getMarkProps(point, endsInList)}
                  href={point.supplier ? `/suppliers/${point.supplier.id}` : toAddress(around, view)}
                  rel={point.supplier ? undefined : 'nofollow'}
                  draggable={false}
                  style={{ ...toPosition(point), ...(x || y ? { translate: `${x}px ${y}px` } : {}) }}
                  onClick={(event) => onPress(point, event)}
                >
                  <MapMark point={point} />
                </a>
              )
            })}
          </div>
        ))}
        {visitor && (
          <span className="map-spot" style={toPosition(visitor)}>
            <span className="map-here">You are here</span>
          </span>
        )}
        {highlighted && (
          <span className="map-spot" style={toPosition(highlighted)}>
            <span className="map-highlight" aria-hidden="true" />
          </span>
        )}
      </div>
      {!moved &&
        (['phone', 'wide'] as const).map((layout) => <PictureScale key={layout} frame={frame} layout={layout} />)}
    </div>
  )
}

/** Of the width that the picture has, whatever its size: see .map-scale. */
const PictureScale = ({ frame, layout }: { frame: Frame; layout: Layout }) => {
  const world = pixelsIn(frame, layouts[layout])
  const { text, pixels } = toScaleBar(toMapView(frame, layouts[layout]).latitude, world)
  const style = { '--share': (pixels / world / frame.width).toFixed(4) } as CSSProperties
  return (
    <span className={`map-scale map-${layout}`} style={style}>
      {text}
    </span>
  )
}
