/** A digest of `placeRows`: a test fails until it is updated. */
export const placesVersion = 'a61159876692'
