import type { z } from 'zod'
import type { supplierAnswer, supplierDetailsAnswer } from './supplier-answers.ts'
import type { Supplier } from './supplier.entity.ts'

export const degreesText = (degrees: number | null) => (degrees === null ? null : String(degrees))

export const supplierJson = (supplier: Supplier): z.output<typeof supplierAnswer> => ({
  id: supplier.id,
  name: supplier.name,
  description: supplier.description,
  email: supplier.email,
  phone: supplier.phone,
  website: supplier.website,
  address: supplier.address,
  city: supplier.city,
  county: supplier.county,
  postcode: supplier.postcode,
  country: supplier.country,
  services: supplier.services,
  isPremium: supplier.isPremium,
  averageRating: supplier.averageRating,
  reviewCount: supplier.reviewCount,
  logoUrl: supplier.logoUrl,
  bannerUrl: supplier.bannerUrl,
  isVerified: supplier.isVerified,
  latitude: degreesText(supplier.latitude),
  longitude: degreesText(supplier.longitude),
  createdAt: supplier.createdAt,
  metaTitle: supplier.metaTitle,
  metaDescription: supplier.metaDescription,
  keywords: supplier.keywords,
  specialties: supplier.specialties,
  serviceAreas: supplier.serviceAreas,
  establishedYear: supplier.establishedYear,
})

export const profileJson = (supplier: Supplier): z.output<typeof supplierDetailsAnswer> => ({
  ...supplierJson(supplier),
  businessStatus: supplier.businessStatus,
  openingHours: supplier.openingHours,
  imageUrl: supplier.imageUrl,
  rating: supplier.averageRating,
})
