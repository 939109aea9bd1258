import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { formatAddress } from '../suppliers/supplier-text.ts'
import type { Point } from './map-point.ts'
import type { MapEngine } from './map-engine.ts'

interface MapPopupProps {
  Popup: MapEngine['Popup']
  point: Point
  supplier: NonNullable<Point['supplier']>
  /** Moves the map so that it holds all of an element. */
  onOpen: (popup: Element) => void
  onClose: () => void
}

/** Name, address and a link to the profile, above its pin; Escape closes it, and the focus returns to where it was. */
export const MapPopup = ({ Popup, point, supplier, onOpen, onClose }: MapPopupProps) => {
  const opener = useRef<Element>(null)
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    opener.current = document.activeElement
    content.current?.querySelector('a')?.focus({ preventScroll: true })
    onOpen(content.current!.closest('.maplibregl-popup, .mapboxgl-popup')!)
    return () => (opener.current as HTMLElement | null)?.focus({ preventScroll: true })
  }, [onOpen])
  return (
    <Popup
      longitude={point.longitude}
      latitude={point.latitude}
      anchor="bottom"
      offset={16}
      maxWidth="280px"
      closeOnClick={false}
      focusAfterOpen={false}
      onClose={onClose}
    >
      {/* Escape is caught wherever the focus is in the popup. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className="map-popup" ref={content} onKeyDown={(event) => event.key === 'Escape' && onClose()}>
        <h2>
          <bdi>{supplier.name}</bdi>
        </h2>
        <p>{formatAddress(supplier)}</p>
        <Link className="solid-button" to={`/suppliers/${supplier.id}`} aria-label={`View details of ${supplier.name}`}>
          View details
        </Link>
      </div>
    </Popup>
  )
}
