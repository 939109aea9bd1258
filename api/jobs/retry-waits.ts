const [second, minute, hour] = [1000, 60_000, 3_600_000]

/**
 * The waits after each failed attempt to hand something to somebody else's server, a message or an email, as Standard
 * Webhooks suggests: a receiver may be away for a day.
 */
const retryWaitsMs = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour]

/** How long to wait after the failed attempt of this number; undefined after the last. */
export const retryWaitMs = (attempts: number): number | undefined => retryWaitsMs[attempts - 1]
