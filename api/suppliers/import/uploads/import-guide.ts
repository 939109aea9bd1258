import { supplierCountries } from '../../../places/country.rules.ts'
import { hoursLabel } from '../hours-columns.ts'
import { importColumns, isField, getSeparator, type ImportColumn } from '../import-columns.ts'
import { getFieldRow } from '../../rules/supplier-fields.rules.ts'
import type { ImportColumnGuide } from './upload.types.ts'

export const importGuide = (): ImportColumnGuide[] =>
  importColumns.map((field) => ({
    field,
    label: getColumnLabel(field),
    takes: describeValues(field),
    isRequired: field === 'name',
  }))

const getColumnLabel = (column: ImportColumn): string => {
  if (isField(column)) return getFieldRow(column).form?.label ?? spacedName(column)
  return column === 'supplierId' ? 'Supplier id' : hoursLabel(column)
}

/** "Place id" for `placeId`. */
const spacedName = (field: string) => {
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const describeValues = (field: ImportColumn): string => {
  if (field === 'supplierId')
    return 'The number of the supplier that the line is about; with it a line may change the name'
  if (!isField(field)) return 'Such as 09:00-12:30, 13:30-17:00 or closed; several columns can be it'
  const { type, most: maxLength, shape, headings = [], form } = getFieldRow(field)
  const kinds: Record<string, string> = {
    'text[]': 'Several, with ; between them',
    boolean: 'Yes or no',
    integer: 'A whole number',
    'double precision': 'A number such as 51.5074',
    jsonb: 'Such as Mon-Fri 9-5; Sat 10-4',
  }
  const kind = kinds[type] ?? (maxLength ? `At most ${maxLength} characters` : 'Text')
  return [
    form?.input === 'country' ? `One of ${supplierCountries.join(', ')}` : shape ? `Such as ${shape.example}` : kind,
    ...(headings.length ? [`also headed ${headings.slice(0, 5).join(', ')}`] : []),
    ...(getSeparator(field) ? ['several columns can be it'] : []),
    ...(form?.help && !form.help.startsWith('Such as') ? [form.help.replace(/\.$/, '')] : []),
  ].join('; ')
}
