import { plural } from '../../../api/text/plural.rules.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { toReviewsAddress, allReviews } from '../reviews/review-filter.ts'
import { Icon } from '../../ui/kit/Icon.tsx'
import type { ProfileSupplier } from './profile-supplier.ts'

export const ProfileFacts = ({ supplier }: { supplier: ProfileSupplier }) => {
  const { establishedYear, reviewCount, averageRating, serviceAreas, isVerified, verifiedAt } = supplier
  const facts = [
    establishedYear && (
      <Fact key="trading" icon="calendar" title={`Trading since ${establishedYear}`}>
        {yearsInBusiness(establishedYear)}
      </Fact>
    ),
    reviewCount > 0 && (
      <Fact
        key="reviews"
        icon="star"
        title={
          <Link className="text-link" to={`${toReviewsAddress(allReviews)}#reviews`}>
            {plural(reviewCount, 'review')}
          </Link>
        }
      >
        {averageRating?.toFixed(1)} out of 5
      </Fact>
    ),
    serviceAreas.length > 0 && (
      <Fact key="areas" icon="map" title={plural(serviceAreas.length, 'area')}>
        {`${serviceAreas.slice(0, 3).join(', ')}${serviceAreas.length > 3 ? '…' : ''}`}
      </Fact>
    ),
    isVerified && (
      <Fact key="verified" icon="verified" title={verifiedAt ? `Verified ${monthText(verifiedAt)}` : 'Verified'}>
        We’ve confirmed this business and its contact details
      </Fact>
    ),
  ].filter(Boolean)
  return facts.length > 0 && <ul className="profile-strip accent-icons small-text">{facts}</ul>
}

const Fact = ({ icon, title, children }: { icon: string; title: ReactNode; children: ReactNode }) => (
  <li>
    <Icon name={icon} size={20} />
    <div>
      <strong className="block">{title}</strong>
      <span className="block muted">{children}</span>
    </div>
  </li>
)

/** Such as "26 years in business"; empty in the first year. */
export const yearsInBusiness = (year: number): string => {
  const years = new Date().getFullYear() - year
  return years < 1 ? '' : `${plural(years, 'year')} in business`
}

/** Such as "November 2026", London time. */
const monthText = (date: string) =>
  new Date(date).toLocaleDateString('en-GB', { month: 'long', year: 'numeric', timeZone: 'Europe/London' })
