/** A digest of `placeRows`: a test fails until it is updated. */
export const placesVersion = '2ffb08f47bb0'
