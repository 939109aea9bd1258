const [second, minute, hour] = [1000, 60_000, 3_600_000]

/** As Standard Webhooks suggests: a receiver may be down for a day. */
const retryDelaysMs = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour]

export const retryDelayMs = (attempts: number): number | undefined => retryDelaysMs[attempts - 1]
