import type { ProfileSupplier } from './Profile.tsx'
import { shownHours } from './opening-hours.ts'
import { websiteUrl } from './supplier-text.ts'

const dayNames: Record<string, string> = {
  Mon: 'Monday', Tue: 'Tuesday', Wed: 'Wednesday', Thu: 'Thursday', Fri: 'Friday', Sat: 'Saturday', Sun: 'Sunday',
}

/** schema.org's LocalBusiness: only what the page shows, and a rating only from this site's own reviews. */
export const localBusiness = (supplier: ProfileSupplier, siteUrl: string) => ({
  '@context': 'https://schema.org',
  '@type': 'HomeAndConstructionBusiness',
  '@id': `${siteUrl}/suppliers/${supplier.id}`,
  name: supplier.name,
  url: `${siteUrl}/suppliers/${supplier.id}`,
  ...(supplier.description ? { description: supplier.description } : {}),
  ...(supplier.phone ? { telephone: supplier.phone } : {}),
  ...(supplier.email ? { email: supplier.email } : {}),
  ...(supplier.website ? { sameAs: websiteUrl(supplier.website) } : {}),
  ...(supplier.bannerUrl || supplier.imageUrl ? { image: supplier.bannerUrl ?? supplier.imageUrl } : {}),
  ...(supplier.establishedYear ? { foundingDate: String(supplier.establishedYear) } : {}),
  address: {
    '@type': 'PostalAddress',
    streetAddress: supplier.address ?? undefined,
    addressLocality: supplier.city ?? undefined,
    addressRegion: supplier.county ?? undefined,
    postalCode: supplier.postcode ?? undefined,
    addressCountry: supplier.country,
  },
  ...(supplier.latitude != null && supplier.longitude != null
    ? { geo: { '@type': 'GeoCoordinates', latitude: supplier.latitude, longitude: supplier.longitude } }
    : {}),
  openingHoursSpecification: shownHours(supplier.openingHours)
    .filter(({ opens, closes }) => opens && closes)
    .map(({ day, opens, closes }) => ({ '@type': 'OpeningHoursSpecification', dayOfWeek: dayNames[day], opens, closes })),
  priceRange: '££',
  paymentAccepted: 'Cash, Credit Card',
  ...(supplier.reviewCount > 0
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
})
