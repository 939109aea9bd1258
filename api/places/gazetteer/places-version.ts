/** A digest of `placeRows`: a test fails until it is updated. */
export const placesVersion = '6ffc42360105'
