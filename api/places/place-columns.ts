/** The columns of a `PlaceRecord` and its post town, of location as l. */
export const recordColumns =
  'l.id, l.type, l.name, l.county, l.country, l.latitude, l.longitude, l.population, l.town, l.radius_miles "radiusMiles"'

/** The columns of a `Candidate`, of location_name as n and location as l. */
export const placeColumns = `n.key, ${recordColumns}`
