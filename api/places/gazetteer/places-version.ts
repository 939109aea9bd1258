/** A digest of `placeRows`: a test fails until it is updated. */
export const placesVersion = '1debd7ef32a0'
