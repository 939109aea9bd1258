/** A digest of `placeRows`: a test fails until it is updated. */
export const placesVersion = 'dd5b3c184bb5'
