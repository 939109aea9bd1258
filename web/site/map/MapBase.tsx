import { use, useEffect, useState } from 'react'
import { loadCode } from '../../ui/load-code.ts'
import { RenderCacheContext } from '../../ui/use-server-html.ts'
import { type Frame, type Layout } from './map-frame.ts'
import type { Spot } from './map-point.ts'

interface MapBaseProps {
  frame: Frame
  /** The names stand beside these. */
  marks: Record<Layout, readonly Spot[]>
  /** The server has drawn it: the browser leaves it as it is. */
  isServers: boolean
  /** The browser tries to draw it again whenever this changes. */
  hasFailed: boolean
  /** Called where the browser should draw it, and could not load what that takes. */
  onFailure: () => void
}

const onServer = import.meta.env.SSR
  ? { ...(await import('./draw-base.ts')), map: (await import('./own-base-map.ts')).ownBaseMap }
  : undefined

/** The base map as a picture of land, lines and names, which needs no code. */
export const MapBase = ({ frame, marks, isServers, hasFailed, onFailure }: MapBaseProps) => {
  const renderOnce = import.meta.env.SSR ? use(RenderCacheContext) : undefined
  const [drawn, setDrawn] = useState('')
  useEffect(() => {
    if (isServers) return
    let isCurrent = true
    const draw = async () => {
      const [{ drawLines, drawNames, getViewBox }, { readBaseMap }] = await loadCode(() =>
        Promise.all([import('./draw-base.ts'), import('./read-base-map.ts')]),
      )
      const map = await readBaseMap()
      const svg = `<svg viewBox="${getViewBox(frame)}" aria-hidden="true">${drawLines(map, frame)}</svg>`
      if (isCurrent) setDrawn(svg + drawNames(map, frame, marks))
    }
    draw().catch(() => isCurrent && onFailure())
    return () => {
      isCurrent = false
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what to do at a failure does not draw anything
  }, [frame, marks, isServers, hasFailed])
  const html = onServer
    ? (renderOnce?.(`map ${JSON.stringify(frame)}`, <Lines frame={frame} />) ?? '') +
      onServer.drawNames(onServer.map, frame, marks)
    : drawn
  return (
    <div className="map-base" aria-hidden="true" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  )
}

const Lines = ({ frame }: { frame: Frame }) => (
  <svg
    viewBox={onServer!.getViewBox(frame)}
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: onServer!.drawLines(onServer!.map, frame) }}
  />
)
