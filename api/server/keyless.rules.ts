/** Points that a network may spend without a key unless the settings say otherwise: back each second, and saved up. */
export const keylessDefaults = { pointsPerSecond: 10_000, burst: 250_000 } as const
