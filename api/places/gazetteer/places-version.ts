/** A digest of `placeRows`: a test fails until it is updated. */
export const placesVersion = 'a63876aa9f1b'
