import { getColumn, fieldsWith, type FieldsWith } from '../../suppliers/rules/supplier-fields.rules.ts'
import { getRecordType } from '../../suppliers/supplier-records.ts'
import type { ListingField } from '../source.ts'

/** The fields that a listing can fill; one that listings do not have does not compile. */
export const scrapedFields = fieldsWith('scraped') satisfies ListingField[]
export type ScrapedField = FieldsWith<'scraped'>

/** Their columns, without and with types. */
export const scrapedColumns = scrapedFields.map(getColumn)
export const scrapedRecordType = getRecordType(scrapedFields)
