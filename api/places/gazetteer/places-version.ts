/** A digest of `placeRows`: a test fails until it is updated. */
export const placesVersion = '68cadc4fb80c'
