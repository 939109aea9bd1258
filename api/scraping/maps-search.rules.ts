/** In metres; the maximum is Google's. */
export const mapsRadius = { min: 1000, max: 50_000, default: 50_000 } as const
export const mapsKeyword = 'blinds curtains'

/** The default for anything but a number. */
export const readRadius = (given: unknown): number => {
  const metres = typeof given === 'string' && !given.trim() ? Number.NaN : Number(given ?? Number.NaN)
  return Number.isFinite(metres) ? metres : mapsRadius.default
}
