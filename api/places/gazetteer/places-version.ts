/** A digest of `placeRows`: a test fails until it is updated. */
export const placesVersion = 'b91550481220'
