import { AdSlot } from '../ads/AdSlot.tsx'
import { Icon } from '../../ui/kit/Icon.tsx'
import { OpenState } from '../suppliers/OpenNow.tsx'
import { hoursRows, shownHours } from '../suppliers/opening-hours.ts'
import { toSpans } from '../suppliers/weekday.ts'
import type { ProfileSupplier } from './profile-supplier.ts'
import { CallButton, EmailButton } from './ContactButtons.tsx'
import { websiteUrl } from '../suppliers/supplier-text.ts'
import { HydrateOnVisible } from '../../ui/HydrateOnVisible.tsx'

const isInBar = ({ phone, email, website }: ProfileSupplier) => (phone || email) && !website

export const ProfileSidebar = ({ supplier }: { supplier: ProfileSupplier }) => (
  <aside className="profile-sidebar" aria-label="Contact and opening hours">
    <section className="card stack profile-card">
      <div className={`profile-contact${isInBar(supplier) ? ' in-bar' : ''}`}>
        <h2 className="heading tiny">
          Contact <bdi>{supplier.name}</bdi>
        </h2>
        <div className="stack tight">
          {supplier.phone && <CallButton phone={supplier.phone} />}
          {supplier.email && <EmailButton email={supplier.email} />}
          {supplier.website && (
            <a className="outline-button" href={websiteUrl(supplier.website)} rel="nofollow noopener" target="_blank">
              <Icon name="external" /> Visit Website
            </a>
          )}
          {!supplier.phone && !supplier.email && !supplier.website && (
            <p className="muted">We don’t have contact details for this supplier.</p>
          )}
        </div>
        {(supplier.phone || supplier.email) && (
          <p className="muted small-text profile-note needs-code">
            Select to call or email. We’ll copy the details too.
          </p>
        )}
      </div>
      <HydrateOnVisible className="profile-times">
        <h2 className="heading tiny">Business Hours</h2>
        <OpenState status={supplier.businessStatus} hours={toSpans(supplier.openingHours)} country={supplier.country} />
        <dl className="profile-hours">
          {hoursRows(shownHours(toSpans(supplier.openingHours))).map(({ days, hours }) => (
            <div key={days} className="row between">
              <dt>{days}</dt>
              <dd>{hours}</dd>
            </div>
          ))}
        </dl>
        <p className="muted small-text profile-note">
          {supplier.openingHours?.length
            ? 'Hours may vary on bank holidays.'
            : 'Typical hours, which may vary. Please check with the supplier.'}
        </p>
        <p className="muted small-text profile-note">
          Typical for the trade: mid-range prices <span className="no-break">(££);</span> cash and cards accepted. Check
          with the supplier.
        </p>
      </HydrateOnVisible>
    </section>
    <AdSlot id="supplier-sidebar-top" />
    <AdSlot id="supplier-sidebar-bottom" />
  </aside>
)
