import { Link } from 'react-router'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { MapHandle } from './MapCanvas.tsx'
import { MapControls, MapScale } from './MapControls.tsx'
import { MapFailure } from './MapFailure.tsx'
import { getExtent } from './frame/map-frame.ts'
import { isAtClosest, type SeenArea } from './frame/map-view.ts'
import { useMapCode } from './use-map-code.ts'
import { LazyStreetQuestion, getCredits, useStreets } from './use-streets.tsx'
import './SupplierMap.css'

interface ProfileMapProps {
  name: string
  latitude: number
  longitude: number
  county: string | null
}

/** Shows the neighbouring towns if there is no county. */
const zoom = 8.7
const closestCounty = 9.5

/** Null if there is none or it cannot load; undefined until then. */
const useOutline = (county: string | null) => {
  const [outline, setOutline] = useState<GeoJSON.MultiPolygon | null>()
  useEffect(() => {
    let isCurrent = true
    const read = async () => {
      const response = county ? await fetch(`/pictures/counties/${county}.json`) : undefined
      return response?.ok ? ((await response.json()) as GeoJSON.MultiPolygon) : null
    }
    read()
      .catch(() => null)
      .then((found) => isCurrent && setOutline(found))
      .catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [county])
  return outline
}

export const ProfileMap = ({ name, latitude, longitude, county }: ProfileMapProps) => {
  const { streets, question } = useStreets()
  const { code, hasFailed, fail, retry } = useMapCode(streets, true)
  const [seen, setSeen] = useState<SeenArea>()
  const outline = useOutline(county)
  const area = useMemo(() => (outline ? { ...getExtent(outline), maxZoom: closestCounty } : undefined), [outline])
  const canvas = useRef<MapHandle>(null)
  const pin = useMemo(() => ({ latitude, longitude }), [latitude, longitude])
  return (
    <>
      <section className="card flat supplier-map small" aria-label={`Map: where ${name} is`}>
        {hasFailed && <MapFailure onRetry={retry} />}
        {code && outline !== undefined && !hasFailed && (
          <>
            <code.Canvas
              ref={canvas}
              engine={code.engine}
              points={[]}
              start={area ? undefined : { latitude, longitude, zoom }}
              fitTo={area}
              highlighted={undefined}
              pin={pin}
              outline={outline ?? undefined}
              onSeen={setSeen}
              onFailure={fail}
            />
            <MapControls
              zoom={seen?.zoom}
              onZoom={(levels) => canvas.current?.zoomBy(levels)}
              isClosest={seen !== undefined && isAtClosest(seen.zoom, code.engine.closestZoom)}
              credits={getCredits(streets)}
            />
            {seen && <MapScale {...seen} />}
          </>
        )}
        {question && <LazyStreetQuestion {...question} />}
        {(!seen || !code) && !hasFailed && (
          <p className="card map-note" role="status">
            Loading the map…
          </p>
        )}
      </section>
      <p>
        <Link className="text-link touch" to={`/directory?view=map&at=${latitude},${longitude}`}>
          See other suppliers nearby on the map
        </Link>
      </p>
    </>
  )
}
