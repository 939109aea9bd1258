import { z } from 'zod'
import { named, orNull, describeField, pickFields } from '../server/describe-route.ts'
import type { Supplier } from './supplier.entity.ts'

const id = describeField(z.int(), 'The last part of the page’s address: /suppliers/{id}.', 12)
const latitude = orNull(z.string(), 'Latitude in degrees, WGS 84, as a text.', '51.9014')
const longitude = orNull(z.string(), 'Longitude in degrees, WGS 84, as a text.', '-2.0766')
const address = orNull(z.string(), 'Street and house number.', '12 Montpellier Walk')

const short = {
  id,
  name: describeField(z.string(), 'The trading name.', 'Regency Blinds'),
  description: orNull(z.string(), 'The supplier’s own description, in plain text.', 'Made to measure since 1998.'),
  city: orNull(z.string(), 'Town or city.', 'Cheltenham'),
  county: orNull(z.string(), 'The county, by its full name.', 'Gloucestershire'),
  services: describeField(z.array(z.string()), 'Services in the supplier’s own words.', ['Roller Blinds', 'Fitting']),
  latitude,
  longitude,
  address,
  postcode: orNull(z.string(), 'The postcode, with its space.', 'GL50 1SD'),
  country: describeField(z.string(), 'The country, by its English name.', 'United Kingdom'),
  logoUrl: orNull(z.string(), 'Address of the logo.', 'https://www.example.com/logo.png'),
}

export const supplierId = { rule: z.string().regex(/^\d{1,9}$/), description: 'The supplier.', example: '12' }

export const shortSupplierAnswer = named(z.object(short), 'SupplierInList')

export const supplierAnswer = named(
  z.object({
    ...short,
    email: orNull(z.string(), 'The public email address.', 'hello@example.com'),
    phone: orNull(z.string(), 'The public phone number, in national format.', '01242 555 0123'),
    website: orNull(z.string(), 'The website.', 'https://www.example.com'),
    isPremium: describeField(z.boolean(), 'Shown as Featured.', false),
    averageRating: describeField(z.number(), 'Mean of the published reviews, one decimal; 0 without reviews.', 4.6),
    reviewCount: describeField(z.int(), 'The number of published reviews.', 17),
    bannerUrl: orNull(z.string(), 'Address of the banner picture.', null),
    isVerified: describeField(z.boolean(), 'An administrator has verified the business.', true),
    createdAt: describeField(z.date(), 'When the supplier was added.', '2026-03-01T09:00:00.000Z'),
    metaTitle: orNull(z.string(), 'The page title, if it has its own.', null),
    metaDescription: orNull(z.string(), 'Description for search engines.', null),
    keywords: describeField(z.array(z.string()), 'Keywords of the trade.', ['blackout']),
    specialties: describeField(z.array(z.string()), 'Its special services.', ['Conservatories']),
    serviceAreas: describeField(z.array(z.string()), 'Where it works.', ['Cotswolds']),
    establishedYear: orNull(z.int(), 'The year in which it was founded.', 1998),
  }),
  'Supplier',
)

export const supplierDetailsAnswer = named(
  z.object({
    ...supplierAnswer.shape,
    businessStatus: orNull(
      z.enum(['OPERATIONAL', 'CLOSED_TEMPORARILY', 'FUTURE_OPENING']),
      'Whether it trades; null if unknown.',
      'OPERATIONAL',
    ),
    openingHours: orNull(
      z.array(
        z.object({
          day: describeField(z.string(), 'Mon, Tue, Wed, Thu, Fri, Sat or Sun.', 'Mon'),
          opens: orNull(z.string(), 'HH:MM by the supplier’s own clock; null when closed all day.', '09:00'),
          closes: orNull(z.string(), 'HH:MM, on the next day if earlier than `opens`.', '17:00'),
        }),
      ),
      'Its opening hours, if known: several spans for a day with a break.',
      [{ day: 'Mon', opens: '09:00', closes: '17:00' }],
    ),
    imageUrl: orNull(z.string(), 'Address of a picture of the supplier’s work.', null),
    rating: describeField(z.number(), 'The same as averageRating.', 4.6),
  }),
  'SupplierDetails',
)

export const nearSupplierAnswer = named(
  z.object({
    id,
    name: short.name,
    latitude,
    longitude,
    address,
    distance: describeField(z.number(), 'How far away, in miles.', 3.5),
  }),
  'SupplierNearby',
)

const inOldApi = ({ latitude, longitude, averageRating }: Supplier) => ({
  latitude: latitude?.toString() ?? null,
  longitude: longitude?.toString() ?? null,
  rating: averageRating,
})

export const supplierJson = (supplier: Supplier) => pickFields(supplierAnswer, supplier, inOldApi(supplier))
export const profileJson = (supplier: Supplier) => pickFields(supplierDetailsAnswer, supplier, inOldApi(supplier))
export const nearJson = (supplier: Supplier) => pickFields(nearSupplierAnswer, supplier, inOldApi(supplier))
