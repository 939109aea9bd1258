import { supplierCountries } from '../../places/country.rules.ts'
import { importColumns, joinOf, type ImportColumn } from '../import/import-columns.ts'
import { rowOf } from '../supplier-fields.rules.ts'
import type { ImportColumnGuide } from './upload.types.ts'

/** Every column that a file of suppliers may have, as the table of fields tells it. */
export const importGuide = (): ImportColumnGuide[] =>
  importColumns.map((field) => ({
    field,
    label: field === 'supplierId' ? 'Supplier id' : (rowOf(field).form?.label ?? spacedName(field)),
    takes: takesOf(field),
    isRequired: field === 'name',
  }))

/** "Place id" of `placeId`. */
const spacedName = (field: string) => {
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const takesOf = (field: ImportColumn): string => {
  if (field === 'supplierId')
    return 'The number of the supplier that the line is about; with it a line may change the name'
  const { type, most, shape, headings = [], form } = rowOf(field)
  const kinds: Record<string, string> = {
    'text[]': 'Several, with ; between them',
    boolean: 'Yes or no',
    integer: 'A whole number',
    'double precision': 'A number such as 51.5074',
  }
  const kind = kinds[type] ?? (most ? `At most ${most} characters` : 'Text')
  return [
    form?.input === 'country' ? `One of ${supplierCountries.join(', ')}` : shape ? `Such as ${shape.example}` : kind,
    ...(headings.length ? [`also headed ${headings.slice(0, 5).join(', ')}`] : []),
    ...(joinOf(field) ? ['several columns can be it'] : []),
    ...(form?.help && !form.help.startsWith('Such as') ? [form.help.replace(/\.$/, '')] : []),
  ].join('; ')
}
