import { useEffect, useRef, useState, type ReactNode } from 'react'
import { CopyButton } from '../ui/CopyButton.tsx'
import { Icon } from '../../ui/kit/Icon.tsx'
import { createLazyComponent } from '../../ui/lazy-component.tsx'
import type { ProfileSupplier } from './profile-supplier.ts'
import { formatPounds } from '../../../api/suppliers/rules/pounds.rules.ts'
import { telUrl } from '../../../api/suppliers/rules/tel-url.rules.ts'
import { formatAddress, contactText, websiteUrl } from '../suppliers/supplier-text.ts'
import { LatestReviews } from '../reviews/LatestReviews.tsx'
import { yearsInBusiness } from './ProfileFacts.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { TextList } from './TextList.tsx'

const mapPlace = <p className="card flat muted profile-map-place">Loading the map…</p>
const ProfileMap = createLazyComponent(async () => (await import('../map/ProfileMap.tsx')).ProfileMap, {
  name: 'The map',
  waiting: mapPlace,
})

export const ProfileAbout = ({ supplier }: { supplier: ProfileSupplier }) => {
  const address = formatAddress(supplier)
  const years = supplier.establishedYear && yearsInBusiness(supplier.establishedYear)
  return (
    <>
      <ProfileGallery pictures={supplier.gallery} />
      <h2 className="heading small">
        About <bdi>{supplier.name}</bdi>
      </h2>
      <p className="profile-description" dir="auto">
        {supplier.description || 'Specialist supplier of blinds and curtains.'}
      </p>
      <LatestReviews supplier={supplier} />
      <TextList title="Specialties" items={supplier.specialties} />
      <TextList title="Service Areas" items={supplier.serviceAreas} />
      {supplier.establishedYear && (
        <p className="profile-established">
          Established in <strong>{supplier.establishedYear}</strong>
          {years && <span> ({years})</span>}
        </p>
      )}
      <h2 className="heading small">Location and contact</h2>
      <dl className="profile-contacts">
        {address && (
          <Detail term="Address">
            {address} <CopyButton label="Address" owner={supplier.name} text={address} icon={<Icon name="copy" />} />
          </Detail>
        )}
        {supplier.phone && (
          <Detail term="Phone">
            <a href={telUrl(supplier.phone)}>{supplier.phone}</a>
            <CopyButton label="Phone" owner={supplier.name} text={supplier.phone} icon={<Icon name="copy" />} />
          </Detail>
        )}
        {supplier.email && (
          <Detail term="Email">
            <a href={`mailto:${supplier.email}`}>{supplier.email}</a>
            <CopyButton label="Email" owner={supplier.name} text={supplier.email} icon={<Icon name="copy" />} />
          </Detail>
        )}
        {supplier.website && (
          <Detail term="Website">
            <a href={websiteUrl(supplier.website)} rel="nofollow noopener" target="_blank">
              {supplier.website}
            </a>
          </Detail>
        )}
        {supplier.minimumOrderPence != null && (
          <Detail term="Minimum order">{formatPounds(supplier.minimumOrderPence)}</Detail>
        )}
        {supplier.vatNumber && <Detail term="VAT number">{supplier.vatNumber}</Detail>}
      </dl>
      <CopyButton
        className="outline-button"
        label="All Contact Info"
        text={contactText(supplier)}
        icon={<Icon name="copy-all" />}
      >
        Copy All Contact Info
      </CopyButton>
      {typeof supplier.latitude === 'number' && typeof supplier.longitude === 'number' && (
        <div className="profile-map">
          <VisibleMap>
            <ProfileMap
              name={supplier.name}
              latitude={supplier.latitude}
              longitude={supplier.longitude}
              county={supplier.countyUrlName}
            />
          </VisibleMap>
        </div>
      )}
    </>
  )
}

const Detail = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="row">
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)

const ProfileGallery = ({ pictures }: { pictures: ProfileSupplier['gallery'] }) =>
  pictures?.length ? (
    <>
      <h2 className="heading small">Gallery</h2>
      <ul className="profile-gallery auto-grid">
        {pictures.map(({ url, alt }) => (
          <li key={url}>
            <a href={url}>
              <Picture address={url} alt={alt} sizes="(min-width: 768px) 220px, 50vw" />
            </a>
          </li>
        ))}
      </ul>
    </>
  ) : null

/** Loads when visible, since the map's code is larger than the page; the space is reserved. */
const VisibleMap = ({ children }: { children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!('IntersectionObserver' in window)) {
      const timer = setTimeout(() => setNear(true))
      return () => clearTimeout(timer)
    }
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true))
    observer.observe(place.current!)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place} style={{ minHeight: 324 }}>
      {isNear ? (
        children
      ) : (
        <>
          <div className="needs-code">{mapPlace}</div>
          <p className="without-code-only">Turn on JavaScript to see the map.</p>
        </>
      )}
    </div>
  )
}
