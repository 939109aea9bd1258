export const recordColumns =
  'l.id, l.type, l.name, l.county, l.country, l.latitude, l.longitude, l.population, l.town, l.radius_miles "radiusMiles"'

/** For location_name as n and location as l. */
export const placeColumns = `n.key, ${recordColumns}`
