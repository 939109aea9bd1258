import { useEffect, useState } from 'react'
import { loadCode } from '../../ui/load-code.ts'
import type { MapCanvas } from './MapCanvas.tsx'
import type { MapEngine } from './map-engine.ts'

interface MapCode {
  Canvas: typeof MapCanvas
  engine: MapEngine
}

/** What draws the map: Mapbox where there is a token for it, else MapLibre with the site's own map. */
export const engineFor = async (mapboxToken?: string): Promise<MapEngine> =>
  mapboxToken
    ? (await import('./mapbox-engine.ts')).loadMapbox(mapboxToken)
    : (await import('./maplibre-engine.ts')).loadMapLibre()

/** The map's code, far larger than a page: loaded once it is wanted, and again after a failure. */
export const useMapCode = (mapboxToken: string | undefined, isWanted: boolean) => {
  const [code, setCode] = useState<MapCode>()
  const [state, setState] = useState<'first try' | 'failed' | 'retry'>('first try')
  const hasFailed = state === 'failed'
  useEffect(() => {
    if (!isWanted || code || state === 'failed') return
    let isCurrent = true
    loadCode(() => Promise.all([import('./MapCanvas.tsx'), engineFor(mapboxToken)]), state === 'retry')
      .then(([{ MapCanvas: Canvas }, engine]) => isCurrent && setCode({ Canvas, engine }))
      .catch(() => isCurrent && setState('failed'))
    return () => {
      isCurrent = false
    }
  }, [code, state, isWanted, mapboxToken])
  return { code, hasFailed, fail: () => setState('failed'), retry: () => setState('retry') }
}
