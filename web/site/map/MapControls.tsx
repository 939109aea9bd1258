import { placeText } from '../suppliers/supplier-text.ts'
import { Icon } from '../../ui/kit/Icon.tsx'
import { thousands } from '../../../api/text/plural.rules.ts'
import { worldPixels } from './frame/map-frame.ts'
import { pointKey, type MapPoint } from './frame/map-point.ts'
import { toScaleBar } from './frame/map-view.ts'

interface MapControlsProps {
  zoom?: number | undefined
  onZoom: (levels: 1 | -1) => void
  isClosest?: boolean
  endsInList?: boolean
  /** Other sources than the site's own; `others` name themselves. */
  credits?: 'own' | 'OpenStreetMap' | 'others'
}

export const minZoom = 2

/** The picture of a map and the map itself share these. */
export const MapControls = ({
  zoom,
  onZoom,
  isClosest = false,
  endsInList = false,
  credits = 'own',
}: MapControlsProps) => (
  <>
    <div className="map-zoom needs-code">
      <button
        type="button"
        className="square"
        aria-label={isClosest && endsInList ? 'List the suppliers here' : 'Zoom in'}
        disabled={isClosest && !endsInList}
        onClick={() => onZoom(1)}
      >
        {isClosest && endsInList ? <Icon name="list" size={22} /> : '+'}
      </button>
      <button
        type="button"
        className="square"
        aria-label="Zoom out"
        disabled={zoom !== undefined && zoom <= minZoom}
        onClick={() => onZoom(-1)}
      >
        −
      </button>
    </div>
    {credits !== 'others' && (
      <details className="map-credits">
        <summary className="square" aria-label="Map credits">
          i
        </summary>
        <p>
          {credits === 'OpenStreetMap' && (
            <span>
              © <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> ·{' '}
              <a href="https://protomaps.com">Protomaps</a> ·{' '}
            </span>
          )}
          <span>
            Natural Earth · GeoNames · county outlines by{' '}
            <a href="https://github.com/martinjc/UK-GeoJSON">Martin Chorley</a>,{' '}
            <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>, simplified · contains OS data © Crown
            copyright and database right 2014, 2024
          </span>
        </p>
      </details>
    )}
  </>
)

/** Inline, since pages have few bytes left for styles; the tip marks the spot. */
const pinStyle = {
  transform: 'translateY(-50%)',
  fill: 'var(--site-colors-brick-solid)',
  stroke: 'var(--site-colors-bg-panel)',
}
const holeStyle = { fill: 'var(--site-colors-bg-panel)' }

export const MapPin = () => (
  <svg className="map-place" viewBox="0 0 24 32" width="30" height="40" aria-hidden="true" style={pinStyle}>
    <path d="M12 31C9 26 1 19 1 12a11 11 0 0 1 22 0c0 7-8 14-11 19z" />
    <circle cx="12" cy="12" r="4.5" style={holeStyle} />
  </svg>
)

export const MapScale = ({ latitude, zoom }: { latitude: number; zoom: number }) => {
  const { text, pixels } = toScaleBar(latitude, worldPixels(zoom))
  return (
    <span className="map-scale" style={{ width: pixels }}>
      {text}
    </span>
  )
}

/** Several suppliers share a mark, which leads closer to them or to their list. */
export const getMarkProps = (point: MapPoint, endsInList = false) => {
  const { count, supplier } = point
  const key = { 'data-point': pointKey(point) }
  return supplier
    ? { ...key, className: 'map-pin square', 'aria-label': `${supplier.name}, ${placeText(supplier)}` }
    : {
        ...key,
        className: 'map-cluster square',
        'data-size': getSizeName(count),
        'aria-label': `${thousands(count)} suppliers here: ${endsInList ? 'list them' : 'zoom in'}`,
      }
}

export const MapMark = ({ point: { count, supplier } }: { point: MapPoint }) =>
  supplier ? (
    <Icon name="pin" size={20} />
  ) : (
    <span>{count < 10_000 ? thousands(count) : `${Math.round(count / 1000)}k`}</span>
  )

const getSizeName = (count: number) => (count < 10 ? 'small' : count < 100 ? 'medium' : 'large')
