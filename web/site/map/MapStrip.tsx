import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { serviceLabels } from '../../../api/suppliers/rules/service.rules.ts'
import type { SupplierMapQuery } from './SupplierMap.generated.ts'
import { milesText, placeText } from '../suppliers/supplier-text.ts'
import { SkeletonItems } from '../../ui/Skeletons.tsx'
import { Rating } from '../../ui/Stars.tsx'
import type { Spot } from './frame/map-point.ts'
import './MapStrip.css'

type SupplierEdges = NonNullable<SupplierMapQuery['suppliers']>['edges']

interface MapStripProps {
  /** The best matches in the visible part; undefined until it is known. */
  suppliers: SupplierEdges | undefined
  selectedId: string | undefined
  /** Called for the hovered or focused card, or the first after scrolling. */
  onPoint: (spot: Spot | undefined) => void
}

const toSpot = ({ latitude, longitude }: SupplierEdges[number]['node']): Spot | undefined =>
  latitude === null || longitude === null ? undefined : { latitude, longitude }

export const MapStrip = ({ suppliers, selectedId, onPoint }: MapStripProps) => {
  const list = useRef<HTMLUListElement>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const ids = suppliers?.map(({ node }) => node.id).join()
  useEffect(() => {
    const chosen = selectedId ? (ids?.split(',').indexOf(selectedId) ?? -1) : -1
    const card = list.current?.children[chosen] as HTMLElement | undefined
    list.current?.scrollTo?.({ left: card?.offsetLeft ?? 0 })
    return () => clearTimeout(pause.current)
  }, [selectedId, ids])
  /** Not every browser reports the end of scrolling. */
  const pointAfterScroll = () => {
    clearTimeout(pause.current)
    pause.current = setTimeout(pointAtFirst, 150)
  }
  const pointAtFirst = () => {
    const { scrollLeft = 0, children = [] } = list.current ?? {}
    const first = ([...children] as HTMLElement[]).findIndex(
      ({ offsetLeft, offsetWidth }) => offsetLeft + offsetWidth / 2 > scrollLeft,
    )
    const node = suppliers?.[first]?.node
    if (scrollLeft > 0 && node) onPoint(toSpot(node))
  }
  return (
    <section className="map-strip" id="map-strip" tabIndex={-1} aria-labelledby="map-strip-title">
      <h2 className="heading tiny" id="map-strip-title">
        On this map
      </h2>
      {suppliers?.length === 0 ? (
        <p className="muted small-text">No suppliers here. Move the map or zoom out.</p>
      ) : (
        <ul ref={list} aria-busy={!suppliers} onScroll={pointAfterScroll}>
          {suppliers?.map(({ node, distance }) => (
            <li key={node.id} className="card flat" aria-current={node.id === selectedId ? 'true' : undefined}>
              <Link
                className="muted"
                to={`/suppliers/${node.id}`}
                onMouseEnter={() => onPoint(toSpot(node))}
                onFocus={() => onPoint(toSpot(node))}
                onMouseLeave={() => onPoint(undefined)}
                onBlur={() => onPoint(undefined)}
              >
                <strong className="clamped">
                  <bdi>{node.name}</bdi>
                </strong>
                <span className="row">
                  <span className="ellipsis">{placeText(node)}</span>{' '}
                  {distance != null && <span>{`· ${milesText(distance)}`}</span>}
                </span>
                <Rating {...node} />
                <span className="ellipsis">{node.serviceGroups.map((group) => serviceLabels[group]).join(' · ')}</span>
              </Link>
            </li>
          )) ?? <SkeletonItems count={3} height={132} />}
        </ul>
      )}
    </section>
  )
}
