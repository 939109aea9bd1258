/** The limit of points for a key, per second or as a burst. Requests without a key get at most half of it. */
export const maxKeyPoints = 10_000_000
