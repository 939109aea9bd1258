import {
  getColumn,
  editableFields,
  getEmptyFieldValue,
  fieldsWith,
  type SnakeCase,
  type EditableField,
  type FieldsWith,
} from '../suppliers/rules/supplier-fields.rules.ts'
import { maxGalleryPictures } from '../pictures/picture.rules.ts'
import type { FieldSources } from '../suppliers/field-sources.ts'
import type { GalleryPicture } from '../suppliers/supplier.entity.ts'

export type MergeField = FieldsWith<'mergeable'> | EditableField
export const mergeFields: MergeField[] = [...new Set<MergeField>([...editableFields, ...fieldsWith('mergeable')])]

export type MergeColumn = SnakeCase<MergeField>
const fieldByColumn = new Map<MergeColumn, MergeField>(mergeFields.map((field) => [getColumn(field), field]))
const filledByThemselves = new Set<MergeColumn>(fieldsWith('mergeable').map((field) => getColumn(field)))

/** A street does not belong in the other supplier's town. */
const placeColumns = new Set<MergeColumn>(['address', 'city', 'county', 'postcode', 'latitude', 'longitude'])

export const getColumnField = (column: MergeColumn): MergeField => fieldByColumn.get(column)!
export const getEmptyColumnValue = (column: MergeColumn): unknown => getEmptyFieldValue(getColumnField(column))

export type MergeValues = Record<MergeColumn, unknown>

export type MergeRow = MergeValues & {
  id: number
  name: string
  status: string
  merged_into_id: number | null
  field_source: FieldSources
}

/** Otherwise the original's value stays unless it is empty. */
export interface MergeChoice {
  fromOriginal: readonly MergeField[]
  fromDuplicate: readonly MergeField[]
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || value === false || (Array.isArray(value) && !value.length)

const getColumns = (fields: readonly MergeField[]) =>
  new Set(
    fields.flatMap((field): MergeColumn[] =>
      field === 'latitude' || field === 'longitude' ? ['latitude', 'longitude'] : [getColumn(field)],
    ),
  )

export const chooseFilledValues = (
  original: MergeValues,
  duplicate: MergeValues,
  choice: MergeChoice = { fromOriginal: [], fromDuplicate: [] },
): Partial<MergeValues> => {
  const town = (row: MergeValues) => ((row.city as string | null) ?? '').trim().toLowerCase()
  const isElsewhere = town(original) !== '' && town(duplicate) !== '' && town(original) !== town(duplicate)
  const [stays, comes] = [getColumns(choice.fromOriginal), getColumns(choice.fromDuplicate)]
  const columns = [...fieldByColumn.keys()].filter((column) => {
    if (column === 'gallery') return false // galleries are joined
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

const joinGalleries = (first: readonly GalleryPicture[], second: readonly GalleryPicture[]) => {
  const addresses = new Set(first.map(({ url }) => url))
  return [...first, ...second.filter(({ url }) => !addresses.has(url))].slice(0, maxGalleryPictures)
}

export const isSame = (a: unknown, b: unknown): boolean =>
  (isEmpty(a) && isEmpty(b)) || JSON.stringify(a) === JSON.stringify(b)

/** Coordinates count only as a pair. */
export const listUnchangedColumns = (original: MergeRow, filled: Partial<MergeValues>): MergeColumn[] => {
  const isUnchanged = (column: MergeColumn) => JSON.stringify(original[column]) === JSON.stringify(filled[column])
  const unchanged = (Object.keys(filled) as MergeColumn[]).filter(isUnchanged)
  const hasPoint = unchanged.includes('latitude') && unchanged.includes('longitude')
  return unchanged.filter((column) => hasPoint || (column !== 'latitude' && column !== 'longitude'))
}
