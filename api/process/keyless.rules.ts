/** Per second or as a burst; requests without a key get at most half of it. */
export const maxKeyPoints = 10_000_000
