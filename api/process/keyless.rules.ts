/** The most points that a key may be given, a second or at once. Without a key it is at most half of that, so that a key can give more. */
export const maxKeyPoints = 10_000_000
