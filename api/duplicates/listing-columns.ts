/** The columns by which suppliers are compared, of `supplier s`. */
export const listingColumns = `s.id, s.name, s.phone, s.website, s.email, s.address, s.city, s.county, s.postcode, s.country,
  s.latitude, s.longitude, s.place_id as "placeId"`
