import { formatOpeningHours } from '../suppliers/opening-hours/opening-hours.rules.ts'
import { getColumn, getFieldRow } from '../suppliers/rules/supplier-fields.rules.ts'
import type { Supplier } from '../suppliers/supplier.entity.ts'
import { DuplicateSide, type DuplicateField } from './duplicate-report.ts'
import {
  chooseFilledValues,
  isSame,
  mergeFields,
  type MergeColumn,
  type MergeField,
  type MergeValues,
} from './merge-columns.ts'

const otherLabels: { [field in MergeField]?: string } = {
  isPremium: 'Featured',
  isVerified: 'Verified',
  placeId: 'place_id',
  gallery: 'Gallery: pictures of both, whose come first',
}

/** Every field of two suppliers side by side, and whose value stands after a merge unless somebody chooses. */
export const compareFields = (original: Supplier, duplicate: Supplier): DuplicateField[] => {
  const [left, right] = [toMergeValues(original), toMergeValues(duplicate)]
  const [intoOriginal, intoDuplicate] = [chooseFilledValues(left, right), chooseFilledValues(right, left)]
  return mergeFields.map((field) => {
    const column = getColumn(field)
    return {
      field,
      label: otherLabels[field] ?? getFieldRow(field).form?.label ?? field,
      original: formatFieldValue(field, original),
      duplicate: formatFieldValue(field, duplicate),
      isSame: isSame(left[column], right[column]),
      standsInOriginal: takes(intoOriginal, column, right) ? DuplicateSide.DUPLICATE : DuplicateSide.ORIGINAL,
      standsInDuplicate: takes(intoDuplicate, column, left) ? DuplicateSide.ORIGINAL : DuplicateSide.DUPLICATE,
    }
  })
}

/** Whether the other's value takes the place of the kept one's: joined galleries begin with the kept one's. */
const takes = (filling: Partial<MergeValues>, column: MergeColumn, other: MergeValues) =>
  column in filling && isSame(filling[column], other[column])

const toMergeValues = (supplier: Supplier) =>
  Object.fromEntries(mergeFields.map((field) => [getColumn(field), supplier[field]])) as MergeValues

const picturesText = (count: number) => (count ? `${count} picture${count === 1 ? '' : 's'}` : null)

const formatFieldValue = (field: MergeField, supplier: Supplier): string | null => {
  if (field === 'openingHours') return formatOpeningHours(supplier.openingHours)
  if (field === 'gallery') return picturesText(supplier.gallery.length)
  const value = supplier[field]
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.join(', ') || null
  return value === null || value === '' ? null : String(value)
}
