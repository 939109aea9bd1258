/** Stands for all that placeRows gives: a test says what it must be when places, names or points have changed. */
export const placesVersion = '22d6cb0998de'
