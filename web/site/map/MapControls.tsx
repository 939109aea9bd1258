import { placeText } from '../suppliers/supplier-text.ts'
import { Icon } from '../../ui/kit/Icon.tsx'
import { thousands } from '../../ui/thousands.ts'
import { pointKey, type Point } from './map-point.ts'

interface MapControlsProps {
  /** The zoom level, where it is known. */
  zoom?: number | undefined
  onZoom: (levels: 1 | -1) => void
  /** There is nothing closer to show: the suppliers here are listed instead. */
  endsInList?: boolean
  /** Mapbox names its own sources. */
  hasCredits?: boolean
}

/** The furthest and the closest zoom level. */
export const zoomLimits = { furthest: 2, closest: 22 }

/** Closer, further, and where the base map is from: the same for the picture of a map and the map itself. */
export const MapControls = ({ zoom, onZoom, endsInList = false, hasCredits = true }: MapControlsProps) => (
  <>
    <div className="map-zoom needs-code">
      <button
        type="button"
        aria-label={endsInList ? 'List the suppliers here' : 'Zoom in'}
        disabled={zoom !== undefined && zoom >= zoomLimits.closest}
        onClick={() => onZoom(1)}
      >
        {endsInList ? <Icon name="list" size={22} /> : '+'}
      </button>
      <button
        type="button"
        aria-label="Zoom out"
        disabled={zoom !== undefined && zoom <= zoomLimits.furthest}
        onClick={() => onZoom(-1)}
      >
        −
      </button>
    </div>
    {hasCredits && (
      <details className="map-credits">
        <summary aria-label="Map credits">i</summary>
        <p>
          Natural Earth · GeoNames · county outlines by{' '}
          <a href="https://github.com/martinjc/UK-GeoJSON">Martin Chorley</a>,{' '}
          <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>, simplified · contains OS data © Crown
          copyright and database right 2014, 2024
        </p>
      </details>
    )}
  </>
)

/** What a button or a link to a point has: several suppliers lead closer to them, or to their list. */
export const getMarkProps = (point: Point, endsInList = false) => {
  const { count, supplier } = point
  const key = { 'data-point': pointKey(point) }
  return supplier
    ? { ...key, className: 'map-pin', 'aria-label': `${supplier.name}, ${placeText(supplier)}` }
    : {
        ...key,
        className: 'map-cluster',
        'data-size': getSizeName(count),
        'aria-label': `${thousands(count)} suppliers here: ${endsInList ? 'list them' : 'zoom in'}`,
      }
}

/** What it shows: a pin for a supplier, else how many there are. */
export const MapMark = ({ point: { count, supplier } }: { point: Point }) =>
  supplier ? (
    <Icon name="pin" size={20} />
  ) : (
    <span>{count < 10_000 ? thousands(count) : `${Math.round(count / 1000)}k`}</span>
  )

const getSizeName = (count: number) => (count < 10 ? 'small' : count < 100 ? 'medium' : 'large')
