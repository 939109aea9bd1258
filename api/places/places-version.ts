/** A digest of `placeRows`: a test fails until it is updated after any change of places, names or points. */
export const placesVersion = 'a61159876692'
