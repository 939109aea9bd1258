import type { HomeAndConstructionBusiness, OpeningHoursSpecification, Review, WithContext } from 'schema-dts'
import { closedText } from '../../../api/suppliers/rules/business-status.rules.ts'
import { spansByDay } from '../../../api/suppliers/opening-hours/opening-hours.rules.ts'
import { dayNames } from '../../../api/suppliers/opening-hours/weekdays.rules.ts'
import { countryCodes, type SupplierCountry } from '../../../api/places/areas/country.rules.ts'
import type { ProfileSupplier } from './profile-supplier.ts'
import { shownHours } from '../suppliers/opening-hours.ts'
import { toSpans } from '../suppliers/weekday.ts'
import { websiteUrl } from '../suppliers/supplier-text.ts'

const maxReviews = 10

/** Contains only what the page shows, and only this site's own ratings. */
export const localBusiness = (supplier: ProfileSupplier, siteUrl: string): WithContext<HomeAndConstructionBusiness> => {
  const image = supplier.bannerUrl || supplier.imageUrl || `/pictures/supplier/${supplier.id}.png`
  return {
    '@context': 'https://schema.org',
    '@type': 'HomeAndConstructionBusiness',
    '@id': `${siteUrl}/suppliers/${supplier.id}`,
    name: supplier.name,
    url: `${siteUrl}/suppliers/${supplier.id}`,
    ...(supplier.description ? { description: supplier.description } : {}),
    ...(supplier.phone ? { telephone: supplier.phone } : {}),
    ...(supplier.email ? { email: supplier.email } : {}),
    ...(supplier.website ? { sameAs: websiteUrl(supplier.website) } : {}),
    image: new URL(image, `${siteUrl}/`).href,
    ...(supplier.establishedYear ? { foundingDate: String(supplier.establishedYear) } : {}),
    address: {
      '@type': 'PostalAddress',
      ...(supplier.address ? { streetAddress: supplier.address } : {}),
      ...(supplier.city ? { addressLocality: supplier.city } : {}),
      ...(supplier.county ? { addressRegion: supplier.county } : {}),
      ...(supplier.postcode ? { postalCode: supplier.postcode } : {}),
      addressCountry: countryCodes[supplier.country as SupplierCountry] ?? 'GB', // England and the like
    },
    ...(supplier.latitude != null && supplier.longitude != null
      ? { geo: { '@type': 'GeoCoordinates', latitude: supplier.latitude, longitude: supplier.longitude } }
      : {}),
    ...(closedText(supplier.businessStatus)
      ? {}
      : { openingHoursSpecification: toHoursSpecification(supplier.openingHours) }),
    priceRange: '££',
    paymentAccepted: 'Cash, Credit Card',
    ...(supplier.averageRating
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: supplier.averageRating,
            reviewCount: supplier.reviewCount,
            bestRating: 5,
            worstRating: 1,
          },
        }
      : {}),
    ...(supplier.reviews.edges.length > 0
      ? { review: supplier.reviews.edges.slice(0, maxReviews).map(({ node }) => toReview(node)) }
      : {}),
  }
}

const toHoursSpecification = (own: ProfileSupplier['openingHours']): OpeningHoursSpecification[] =>
  spansByDay(shownHours(toSpans(own))).flatMap(({ day, spans }) =>
    spans.map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: dayNames[day],
      opens,
      closes: closes === '24:00' ? '23:59' : closes, // search engines do not know 24:00
    })),
  )

const toReview = ({ rating, comment, reviewerName, createdAt }: ShownReview): Review => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: reviewerName || 'A customer' },
  datePublished: createdAt,
  reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
  ...(comment ? { reviewBody: comment } : {}),
})
type ShownReview = ProfileSupplier['reviews']['edges'][number]['node']
