import { Link } from 'react-router'
import { useConfig } from '../../ui/page/config.tsx'
import { useRef, useState } from 'react'
import type { MapHandle } from './MapCanvas.tsx'
import { MapControls } from './MapControls.tsx'
import { MapFailure } from './MapFailure.tsx'
import { useMapCode } from './use-map-code.ts'
import './SupplierMap.css'

interface ProfileMapProps {
  name: string
  latitude: number
  longitude: number
}

/** Far enough out to show the neighbouring towns. */
const zoom = 9

/** One supplier on a small map. */
export const ProfileMap = ({ name, latitude, longitude }: ProfileMapProps) => {
  const { mapboxToken } = useConfig()
  const { code, hasFailed, fail, retry } = useMapCode(mapboxToken, true)
  const [isDrawn, setDrawn] = useState(false)
  const canvas = useRef<MapHandle>(null)
  return (
    <>
      <section className="supplier-map small" aria-label={`Map: where ${name} is`}>
        {hasFailed && <MapFailure onRetry={retry} />}
        {code && !hasFailed && (
          <>
            <code.Canvas
              ref={canvas}
              engine={code.engine}
              points={[]}
              start={{ latitude, longitude, zoom }}
              fitTo={undefined}
              highlighted={{ latitude, longitude }}
              onSeen={() => setDrawn(true)}
              onFailure={fail}
            />
            <MapControls onZoom={(levels) => canvas.current?.zoomBy(levels)} hasCredits={!mapboxToken} />
          </>
        )}
        {!isDrawn && !hasFailed && (
          <p className="map-note" role="status">
            Loading the map…
          </p>
        )}
      </section>
      <p>
        <Link className="text-link map-around" to={`/directory?view=map&at=${latitude},${longitude}`}>
          See other suppliers nearby on the map
        </Link>
      </p>
    </>
  )
}
