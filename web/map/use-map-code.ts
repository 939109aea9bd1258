import { useEffect, useState } from 'react'
import type { MapCanvas } from './MapCanvas.tsx'
import type { MapStrip } from './MapStrip.tsx'
import type { MapEngine } from './map-engine.ts'

interface MapCode {
  Canvas: typeof MapCanvas
  Strip: typeof MapStrip
  engine: MapEngine
}

/** What draws the map: Mapbox where there is a token for it, else MapLibre with the site's own map. */
export const engineFor = async (mapboxToken?: string): Promise<MapEngine> =>
  mapboxToken
    ? (await import('./mapbox-engine.ts')).loadMapbox(mapboxToken)
    : (await import('./maplibre-engine.ts')).loadMapLibre()

/** The map's code, far larger than a page: loaded when a map is shown, and again after a failure. */
export const useMapCode = (mapboxToken?: string) => {
  const [code, setCode] = useState<MapCode>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (code || hasFailed) return
    let isCurrent = true
    Promise.all([import('./MapCanvas.tsx'), import('./MapStrip.tsx'), engineFor(mapboxToken)])
      .then(([{ MapCanvas: Canvas }, { MapStrip: Strip }, engine]) => isCurrent && setCode({ Canvas, Strip, engine }))
      .catch(() => isCurrent && setFailed(true))
    return () => {
      isCurrent = false
    }
  }, [code, hasFailed, mapboxToken])
  return { code, hasFailed, fail: () => setFailed(true), retry: () => setFailed(false) }
}
