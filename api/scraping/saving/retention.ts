import type { FieldSources } from '../../suppliers/field-sources.ts'
import type { ListingField } from '../source.ts'
import type { SourceName } from '../sources/registry.ts'

/** Fields that may not be null. */
export const cannotBeEmpty: ReadonlySet<string> = new Set(['name', 'country'])

/** What Google's policy allows keeping for ever. */
export const keptForEver: readonly ListingField[] = ['placeId']

/**
 * When a source's data expires, unless it is repeated or the business confirms it: for Google Places after
 * PLACES_RETENTION_DAYS, for others never.
 */
export const expiresAt = (source: SourceName, fetchedAt: Date, placesRetentionDays: number): Date | undefined =>
  source === 'google_places' ? new Date(fetchedAt.getTime() + placesRetentionDays * 24 * 60 * 60_000) : undefined

/** The fields of a supplier that have expired. */
export const dueFields = (fieldSource: FieldSources, placesRetentionDays: number, now = new Date()): string[] =>
  Object.entries(fieldSource).flatMap(([field, note]) => {
    const isKept = field === 'status' || keptForEver.some((kept) => kept === field)
    const expires = note && !isKept && expiresAt(note.source as SourceName, new Date(note.at), placesRetentionDays)
    return expires && expires <= now ? [field] : []
  })
