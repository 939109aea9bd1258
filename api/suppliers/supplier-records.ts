import { getColumn, getEmptyFieldValue, getFieldRow, type SupplierField } from './rules/supplier-fields.rules.ts'

export const getRecordType = (fields: readonly SupplierField[]) =>
  fields.map((field) => `${getColumn(field)} ${getFieldRow(field).type}`).join(', ')

/** For jsonb_to_recordset; missing values are null. */
export const toRecord = (
  fields: readonly SupplierField[],
  values: { [field in SupplierField]?: unknown },
): Record<string, unknown> => Object.fromEntries(fields.map((field) => [getColumn(field), values[field] ?? null]))

export const emptyValues = (fields: readonly SupplierField[]) =>
  Object.fromEntries(
    fields.filter((field) => getEmptyFieldValue(field) !== null).map((field) => [field, getEmptyFieldValue(field)]),
  )
