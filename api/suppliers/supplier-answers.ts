import { z } from 'zod'
import { describeField, describeAnswer, named, orNull, pickFields } from '../server/describe-route.ts'
import type { Supplier } from './supplier.entity.ts'

const latitude = orNull(z.string(), 'Latitude in degrees, WGS 84, as a text.', '51.9014')
const longitude = orNull(z.string(), 'Longitude in degrees, WGS 84, as a text.', '-2.0766')

const short = {
  id: 12,
  name: 'Regency Blinds',
  description: 'Made to measure since 1998.',
  city: 'Cheltenham',
  county: 'Gloucestershire',
  services: ['Roller Blinds', 'Fitting'],
  latitude,
  longitude,
  address: '12 Montpellier Walk',
  postcode: 'GL50 1SD',
  country: 'United Kingdom',
  logoUrl: 'https://www.example.com/logo.png',
}

const whole = {
  ...short,
  email: 'hello@example.com',
  phone: '01242 555 0123',
  website: 'https://www.example.com',
  isPremium: false,
  averageRating: describeField(z.number(), 'Mean of the published reviews, one decimal; 0 without reviews.', 4.6),
  reviewCount: 17,
  bannerUrl: null,
  isVerified: true,
  createdAt: '2026-03-01T09:00:00.000Z',
  metaTitle: null,
  metaDescription: null,
  keywords: ['blackout'],
  specialties: ['Conservatories'],
  serviceAreas: ['Cotswolds'],
  establishedYear: 1998,
}

export const supplierId = { rule: z.string().regex(/^\d{1,9}$/), description: 'The supplier.', example: '12' }

export const shortSupplierAnswer = named(describeAnswer('Supplier', short), 'SupplierInList')

export const supplierAnswer = named(describeAnswer('Supplier', whole), 'Supplier')

export const supplierDetailsAnswer = named(
  describeAnswer('Supplier', {
    ...whole,
    businessStatus: 'OPERATIONAL',
    openingHours: [{ day: 'Mon', opens: '09:00', closes: '17:00' }],
    imageUrl: null,
    rating: describeField(z.number(), 'The same as averageRating.', 4.6),
  }),
  'SupplierDetails',
)

export const nearSupplierAnswer = named(
  describeAnswer('Supplier', {
    id: short.id,
    name: short.name,
    latitude,
    longitude,
    address: short.address,
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
