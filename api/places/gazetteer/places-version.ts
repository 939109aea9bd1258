/** A digest of `placeRows`: a test fails until it is updated. */
export const placesVersion = '0d085f9f2233'
