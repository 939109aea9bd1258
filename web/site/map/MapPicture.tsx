import { useMemo, type CSSProperties, type MouseEvent, use, useEffect, useRef, useState } from 'react'
import type { MapBounds } from '../../schema.generated.ts'
import type { MapPictureQuery } from './MapPicture.generated.ts'
import { loadCode } from '../../ui/load-code.ts'
import { useHydrated } from '../../ui/hooks/use-hydrated.ts'
import { RenderCacheContext } from '../../ui/hooks/use-server-html.ts'
import {
  closer,
  findCoveredSpots,
  isClosest,
  layouts,
  offsets,
  pixelsIn,
  toFrameShare,
  toMapView,
  worldPixels,
  type Frame,
  type MapLayout,
  type MapOffset,
  type MapSize,
} from './frame/map-frame.ts'
import { MapMark, MapPin, getMarkProps } from './MapControls.tsx'
import { pointKey, type Pin, type MapPoint, type Spot } from './frame/map-point.ts'
import { closerByMark, toScaleBar, toWorldShare } from './frame/map-view.ts'

interface MapPictureProps {
  frame: Frame
  /** The map's sizes as far as they are known. */
  sizes: Record<MapLayout, MapSize>
  found: MapPictureQuery | undefined
  /** Drawing is retried when this changes. */
  hasFailed: boolean
  moved: MapOffset | undefined
  highlighted: Spot | undefined
  visitor: Spot | undefined
  pin: Pin | undefined
  /** True if nothing but the site's own map is known to be drawn. */
  isOwn: boolean
  toAddress: (area: MapBounds, view?: 'list') => string
  onPress: (point: MapPoint, event: MouseEvent<HTMLAnchorElement>) => void
  /** Called if the browser cannot load what it needs to draw. */
  onFailure: () => void
}

const noMarks: Record<MapLayout, readonly MapPoint[]> = { phone: [], wide: [] }

/** A drawing with links, which fits the same area as the map, whatever its size. */
export const MapPicture = ({
  frame,
  sizes,
  found,
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
    const find = (layout: MapLayout) => findCoveredSpots(marks[layout], pin, visitor, pixelsIn(frame, layouts[layout]))
    return { phone: find('phone'), wide: find('wide') }
  }, [frame, marks, visitor, pin])
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
        {found && <MapBase frame={frame} marks={clear} hasFailed={hasFailed} onFailure={onFailure} />}
        {pin?.radiusMiles && (
          <span
            className="map-ring"
            style={{
              ...toPosition(pin),
              width: `${(200 * toWorldShare(pin.radiusMiles, pin.latitude)) / frame.width}%`,
            }}
          />
        )}
        {(['phone', 'wide'] as const).map((layout) => (
          <div key={layout} className={`map-marks map-${layout}`}>
            {offsets(marks[layout], visitor ? undefined : pin, pixelsIn(frame, layouts[layout])).map(([x, y], at) => {
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
        {pin && !visitor && (
          <span className="map-spot square" style={toPosition(pin)}>
            <MapPin />
          </span>
        )}
        {visitor && (
          <span className="map-spot square" style={toPosition(visitor)}>
            <span className="map-here">You are here</span>
          </span>
        )}
        {highlighted && (
          <span className="map-spot square" style={toPosition(highlighted)}>
            <span className="map-highlight square" aria-hidden="true" />
          </span>
        )}
      </div>
      {!moved &&
        (['phone', 'wide'] as const).map((layout) => <PictureScale key={layout} frame={frame} layout={layout} />)}
    </div>
  )
}

/** A share of the picture's width, for `.map-scale`. */
const PictureScale = ({ frame, layout }: { frame: Frame; layout: MapLayout }) => {
  const world = pixelsIn(frame, layouts[layout])
  const { text, pixels } = toScaleBar(toMapView(frame, layouts[layout]).latitude, world)
  const style = { '--share': (pixels / world / frame.width).toFixed(4) } as CSSProperties
  return (
    <span className={`map-scale map-${layout}`} style={style}>
      {text}
    </span>
  )
}

interface MapBaseProps extends Pick<MapPictureProps, 'frame' | 'hasFailed' | 'onFailure'> {
  marks: Record<MapLayout, readonly Spot[]>
}

const onServer = import.meta.env.SSR
  ? { ...(await import('./draw-base.ts')), map: (await import('./own-base-map.ts')).ownBaseMap }
  : undefined

const MapBase = ({ frame, marks, hasFailed, onFailure }: MapBaseProps) => {
  const renderOnce = import.meta.env.SSR ? use(RenderCacheContext) : undefined
  const [drawn, setDrawn] = useState('')
  const isHydrated = useHydrated()
  const serversFrame = useRef(isHydrated ? undefined : frame)
  useEffect(() => {
    if (serversFrame.current === frame) return
    serversFrame.current = undefined
    let isCurrent = true
    const draw = async () => {
      const [{ drawLines, drawNames }, { readBaseMap }] = await loadCode(() =>
        Promise.all([import('./draw-base.ts'), import('./read-base-map.ts')]),
      )
      const map = await readBaseMap()
      if (isCurrent) setDrawn(drawLines(map, frame) + drawNames(map, frame, marks))
    }
    draw().catch(() => isCurrent && onFailure())
    return () => {
      isCurrent = false
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what to do at a failure does not draw anything
  }, [frame, marks, hasFailed])
  const html = onServer
    ? (renderOnce?.(`map ${JSON.stringify(frame)}`, <Lines frame={frame} />) ?? '') +
      onServer.drawNames(onServer.map, frame, marks)
    : drawn
  return (
    <div className="map-base" aria-hidden="true" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  )
}

const Lines = ({ frame }: { frame: Frame }) => (
  <div dangerouslySetInnerHTML={{ __html: onServer!.drawLines(onServer!.map, frame) }} />
)
