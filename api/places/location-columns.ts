export const locationColumns =
  'l.id, l.slug, l.name, l.type, l.county, l.country, l.town, l.latitude, l.longitude, l.population, l.supplier_count "supplierCount", l.is_popular "isPopular"'
