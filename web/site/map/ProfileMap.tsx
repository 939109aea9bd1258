import { Link } from 'react-router'
import { useMemo, useRef, useState } from 'react'
import type { MapHandle } from './MapCanvas.tsx'
import { MapControls, MapScale } from './MapControls.tsx'
import { MapFailure } from './MapFailure.tsx'
import type { SeenArea } from './map-view.ts'
import { useMapCode } from './use-map-code.ts'
import { getCredits, useStreets } from './use-streets.tsx'
import './SupplierMap.css'

interface ProfileMapProps {
  name: string
  latitude: number
  longitude: number
  /** The county's urlName, whose outline is shown. */
  county: string | null
}

/** Far enough out to show the neighbouring towns. */
const zoom = 8.7

/** One supplier on a small map of its county. */
export const ProfileMap = ({ name, latitude, longitude, county }: ProfileMapProps) => {
  const { streets, question } = useStreets()
  const { code, hasFailed, fail, retry } = useMapCode(streets, true)
  const [seen, setSeen] = useState<SeenArea>()
  const canvas = useRef<MapHandle>(null)
  const pin = useMemo(() => ({ latitude, longitude }), [latitude, longitude])
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
              highlighted={undefined}
              pin={pin}
              outline={county ? `/pictures/counties/${county}.json` : undefined}
              onSeen={setSeen}
              onFailure={fail}
            />
            <MapControls
              zoom={seen?.zoom}
              onZoom={(levels) => canvas.current?.zoomBy(levels)}
              isClosest={seen !== undefined && seen.zoom > code.engine.closestZoom - 0.01}
              credits={getCredits(streets)}
            />
            {seen && <MapScale {...seen} />}
          </>
        )}
        {question}
        {(!seen || !code) && !hasFailed && (
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
