/** Columns of `supplier s` under the names of the entity's fields, so that a plain row serves as a Supplier. */
export const supplierColumns = `
  s.id, s.name, s.description, s.email, s.phone, s.website, s.address, s.city, s.county, s.postcode, s.country, s.services,
  s.service_groups "serviceGroups", s.is_premium "isPremium", s.average_rating "averageRating", s.review_count "reviewCount",
  s.logo_url "logoUrl", s.banner_url "bannerUrl", s.image_url "imageUrl", s.is_verified "isVerified", s.latitude, s.longitude,
  s.created_at "createdAt", s.updated_at "updatedAt", s.meta_title "metaTitle", s.meta_description "metaDescription", s.keywords, s.specialties,
  s.service_areas "serviceAreas", s.established_year "establishedYear", s.opening_hours "openingHours", s.status,
  s.is_demo "isDemo"`
