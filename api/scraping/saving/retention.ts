import type { FieldSources } from '../../suppliers/field-sources.ts'
import type { ListingField } from '../source.ts'
import type { SourceName } from '../sources/registry.ts'

export const cannotBeEmpty: ReadonlySet<string> = new Set(['name', 'country'])

/** Google's policy allows storing these permanently. */
export const permanentFields: readonly ListingField[] = ['placeId']

/** Repeating or confirming the data renews the term; other sources' data never expires. */
export const expiresAt = (source: SourceName, fetchedAt: Date, placesRetentionDays: number): Date | undefined =>
  source === 'google_places' ? new Date(fetchedAt.getTime() + placesRetentionDays * 24 * 60 * 60_000) : undefined

export const getExpiredFields = (fieldSource: FieldSources, placesRetentionDays: number, now = new Date()): string[] =>
  Object.entries(fieldSource).flatMap(([field, note]) => {
    const isRetained = field === 'status' || permanentFields.some((permanent) => permanent === field)
    const expires = note && !isRetained && expiresAt(note.source as SourceName, new Date(note.at), placesRetentionDays)
    return expires && expires <= now ? [field] : []
  })
