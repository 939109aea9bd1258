import type { DayOfWeek, HomeAndConstructionBusiness, WithContext } from 'schema-dts'
import type { ProfileSupplier } from './profile-supplier.ts'
import { shownHours } from './opening-hours.ts'
import { websiteUrl } from '../suppliers/supplier-text.ts'

const dayNames: Record<string, DayOfWeek> = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
  Sun: 'Sunday',
}

/** schema.org's LocalBusiness: only what the page shows, and a rating only from this site's own reviews. */
export const localBusiness = (supplier: ProfileSupplier, siteUrl: string): WithContext<HomeAndConstructionBusiness> => {
  const image = supplier.bannerUrl || supplier.imageUrl
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
    ...(image ? { image } : {}),
    ...(supplier.establishedYear ? { foundingDate: String(supplier.establishedYear) } : {}),
    address: {
      '@type': 'PostalAddress',
      ...(supplier.address ? { streetAddress: supplier.address } : {}),
      ...(supplier.city ? { addressLocality: supplier.city } : {}),
      ...(supplier.county ? { addressRegion: supplier.county } : {}),
      ...(supplier.postcode ? { postalCode: supplier.postcode } : {}),
      addressCountry: supplier.country,
    },
    ...(supplier.latitude != null && supplier.longitude != null
      ? { geo: { '@type': 'GeoCoordinates', latitude: supplier.latitude, longitude: supplier.longitude } }
      : {}),
    openingHoursSpecification: shownHours(supplier.openingHours).flatMap(({ day, opens, closes }) => {
      const dayOfWeek = dayNames[day]
      return dayOfWeek && opens && closes
        ? [{ '@type': 'OpeningHoursSpecification' as const, dayOfWeek, opens, closes }]
        : []
    }),
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
  }
}
