import { getColumn, fieldsWith, type FieldsWith } from '../../suppliers/rules/supplier-fields.rules.ts'
import { getRecordType } from '../../suppliers/supplier-records.ts'
import type { ListingField } from '../source.ts'

/** A field that listings do not have does not compile. */
export const scrapedFields = fieldsWith('scraped') satisfies ListingField[]
export type ScrapedField = FieldsWith<'scraped'>

export const scrapedColumns = scrapedFields.map(getColumn)
export const scrapedRecordType = getRecordType(scrapedFields)
