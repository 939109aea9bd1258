import type { ListingField, SourceName } from './source.ts'

/** What Google's policy lets anybody keep of its places for ever. */
export const keptForEver: readonly ListingField[] = ['placeId']

/**
 * When what a source told is to be forgotten, unless it was told again or the business confirmed it: what came from Google
 * Places after PLACES_RETENTION_DAYS, the rest never.
 */
export const expiresAt = (source: SourceName, fetchedAt: Date, placesRetentionDays: number): Date | undefined =>
  source === 'google_places' ? new Date(fetchedAt.getTime() + placesRetentionDays * 24 * 60 * 60_000) : undefined
