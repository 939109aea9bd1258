import { useEffect, useState } from 'react'
import type { Streets } from '../../../api/pages/page.rules.ts'
import { loadCode } from '../../ui/load-code.ts'
import type { MapCanvas } from './MapCanvas.tsx'
import type { MapEngine } from './map-engine.ts'

interface MapCode {
  Canvas: typeof MapCanvas
  engine: MapEngine
  streets: Streets | undefined
}

export const engineFor = async (streets?: Streets): Promise<MapEngine> => {
  if (streets?.from === 'Mapbox') return (await import('./mapbox-engine.ts')).loadMapbox(streets.token)
  const { loadMapLibre, loadOtherStyle } = await import('./maplibre-engine.ts')
  return streets?.from === 'style' ? loadOtherStyle(streets.url) : loadMapLibre(streets)
}

/** Loads on demand, since it is far larger than a page, and again for other streets. */
export const useMapCode = (streets: Streets | undefined, isWanted: boolean) => {
  const [loaded, setLoaded] = useState<MapCode>()
  const [state, setState] = useState<'first try' | 'failed' | 'retry'>('first try')
  const hasFailed = state === 'failed'
  const code = loaded?.streets === streets ? loaded : undefined
  useEffect(() => {
    if (!isWanted || code || state === 'failed') return
    let isCurrent = true
    loadCode(() => Promise.all([import('./MapCanvas.tsx'), engineFor(streets)]), state === 'retry')
      .then(([{ MapCanvas: Canvas }, engine]) => isCurrent && setLoaded({ Canvas, engine, streets }))
      .catch(() => isCurrent && setState('failed'))
    return () => {
      isCurrent = false
    }
  }, [code, state, isWanted, streets])
  return { code, hasFailed, fail: () => setState('failed'), retry: () => setState('retry') }
}
