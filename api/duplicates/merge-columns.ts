import { columnOf, emptyOf, fieldsWith, type ColumnOf, type FieldsWith } from '../suppliers/supplier-fields.rules.ts'

/** Columns that a merge fills where the kept supplier has nothing. Coordinates go together. */
export type FillableColumn = ColumnOf<FieldsWith<'mergeable'>>
const emptyByColumn = new Map<FillableColumn, unknown>(
  fieldsWith('mergeable').map((field) => [columnOf(field), emptyOf(field)]),
)
const fillableColumns = [...emptyByColumn.keys()]

/** If the two are in different towns, one's street does not belong in the other's town. */
const placeColumns = new Set<FillableColumn>(['address', 'city', 'county', 'postcode', 'latitude', 'longitude'])

/** The empty value of a column. */
export const emptyOfColumn = (column: FillableColumn): unknown => emptyByColumn.get(column)

/** A supplier's row, by column. */
export type SupplierRow = { id: number; name: string; status: string; merged_into_id: number | null } & Record<
  FillableColumn,
  unknown
>

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || value === false || (Array.isArray(value) && !value.length)

/** What the duplicate can add to the kept supplier. */
export const fillingOf = (kept: SupplierRow, duplicate: SupplierRow): Partial<Record<FillableColumn, unknown>> => {
  const town = (row: SupplierRow) => ((row.city as string | null) ?? '').trim().toLowerCase()
  const isElsewhere = town(kept) !== '' && town(duplicate) !== '' && town(kept) !== town(duplicate)
  const columns = fillableColumns.filter(
    (column) => isEmpty(kept[column]) && !isEmpty(duplicate[column]) && !(isElsewhere && placeColumns.has(column)),
  )
  return Object.fromEntries(columns.map((column) => [column, duplicate[column]]))
}

/** The filled columns whose value has not changed since; coordinates only as a pair. */
export const unchangedOf = (kept: SupplierRow, filled: Partial<Record<FillableColumn, unknown>>): FillableColumn[] => {
  const isUnchanged = (column: FillableColumn) => JSON.stringify(kept[column]) === JSON.stringify(filled[column])
  const unchanged = (Object.keys(filled) as FillableColumn[]).filter(isUnchanged)
  const hasPoint = unchanged.includes('latitude') && unchanged.includes('longitude')
  return unchanged.filter((column) => hasPoint || (column !== 'latitude' && column !== 'longitude'))
}
