import {
  getColumn,
  editableFields,
  getEmptyFieldValue,
  fieldsWith,
  type ColumnOf,
  type EditableField,
  type FieldsWith,
} from '../suppliers/rules/supplier-fields.rules.ts'
import { maxGalleryPictures } from '../pictures/picture.rules.ts'
import type { FieldSources } from '../suppliers/field-sources.ts'
import type { GalleryPicture } from '../suppliers/supplier.entity.ts'

/** A field of which an administrator may choose whose value stands after a merge. */
export type MergeField = FieldsWith<'mergeable'> | EditableField
/** Every such field: what a merge fills by itself, and what an administrator may edit besides. */
export const mergeFields: MergeField[] = [...new Set<MergeField>([...editableFields, ...fieldsWith('mergeable')])]

export type MergeColumn = ColumnOf<MergeField>
const fieldByColumn = new Map<MergeColumn, MergeField>(mergeFields.map((field) => [getColumn(field), field]))
const filledByThemselves = new Set<MergeColumn>(fieldsWith('mergeable').map((field) => getColumn(field)))

/** If the two are in different towns, one's street does not belong in the other's town. */
const placeColumns = new Set<MergeColumn>(['address', 'city', 'county', 'postcode', 'latitude', 'longitude'])

/** The field of a column. */
export const getColumnField = (column: MergeColumn): MergeField => fieldByColumn.get(column)!
/** The empty value of a column. */
export const emptyOfColumn = (column: MergeColumn): unknown => getEmptyFieldValue(getColumnField(column))

/** The columns of which a merge chooses. */
export type MergeValues = Record<MergeColumn, unknown>

/** A supplier's row, by column. */
export type SupplierRow = MergeValues & {
  id: number
  name: string
  status: string
  merged_into_id: number | null
  field_source: FieldSources
}

/** Fields whose value an administrator has chosen; of all others the kept supplier's stands, or what fills it. */
export interface MergeChoice {
  fromOriginal: readonly MergeField[]
  fromDuplicate: readonly MergeField[]
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || value === false || (Array.isArray(value) && !value.length)

/** Both coordinates where one is meant. */
const getColumns = (fields: readonly MergeField[]) =>
  new Set(
    fields.flatMap((field): MergeColumn[] =>
      field === 'latitude' || field === 'longitude' ? ['latitude', 'longitude'] : [getColumn(field)],
    ),
  )

/** What the kept supplier takes from the duplicate: what was chosen, else what it has not itself; of galleries the pictures of both, the chosen one's first. */
export const chooseFilledValues = (
  original: MergeValues,
  duplicate: MergeValues,
  choice: MergeChoice = { fromOriginal: [], fromDuplicate: [] },
): Partial<MergeValues> => {
  const town = (row: MergeValues) => ((row.city as string | null) ?? '').trim().toLowerCase()
  const isElsewhere = town(original) !== '' && town(duplicate) !== '' && town(original) !== town(duplicate)
  const [stays, comes] = [getColumns(choice.fromOriginal), getColumns(choice.fromDuplicate)]
  const columns = [...fieldByColumn.keys()].filter((column) => {
    if (column === 'gallery') return false // which are joined
    if (comes.has(column)) return !isSame(original[column], duplicate[column])
    if (stays.has(column) || !filledByThemselves.has(column)) return false
    return isEmpty(original[column]) && !isEmpty(duplicate[column]) && !(isElsewhere && placeColumns.has(column))
  })
  const [own, other] = [original.gallery, duplicate.gallery] as [GalleryPicture[], GalleryPicture[]]
  const gallery = comes.has('gallery') ? joinGalleries(other, own) : joinGalleries(own, other)
  return {
    ...Object.fromEntries(columns.map((column) => [column, duplicate[column]])),
    ...(isSame(gallery, own) ? {} : { gallery }),
  }
}

/** The pictures of both, each once, and as many as a gallery holds: those of the first come first. */
const joinGalleries = (first: readonly GalleryPicture[], second: readonly GalleryPicture[]) => {
  const addresses = new Set(first.map(({ url }) => url))
  return [...first, ...second.filter(({ url }) => !addresses.has(url))].slice(0, maxGalleryPictures)
}

/** Whether two values of a column are the same, or both nothing. */
export const isSame = (a: unknown, b: unknown): boolean =>
  (isEmpty(a) && isEmpty(b)) || JSON.stringify(a) === JSON.stringify(b)

/** The filled columns whose value has not changed since; coordinates only as a pair. */
export const listUnchangedColumns = (original: SupplierRow, filled: Partial<MergeValues>): MergeColumn[] => {
  const isUnchanged = (column: MergeColumn) => JSON.stringify(original[column]) === JSON.stringify(filled[column])
  const unchanged = (Object.keys(filled) as MergeColumn[]).filter(isUnchanged)
  const hasPoint = unchanged.includes('latitude') && unchanged.includes('longitude')
  return unchanged.filter((column) => hasPoint || (column !== 'latitude' && column !== 'longitude'))
}
