import { getColumn, fieldsWith, type FieldsWith, type SupplierField } from './rules/supplier-fields.rules.ts'

/** SQL of `supplier s` under the fields' names, so that a row serves as a Supplier. */
export const selected = (fields: readonly SupplierField[]) =>
  fields.map((field) => `s.${getColumn(field)} "${field}"`).join(', ')

const publicFields = fieldsWith('public')

export const supplierColumns = selected(publicFields)

const publicColumns = publicFields.map((field) => [field, selected([field])] as const)

const madeFrom = new Map<string, readonly FieldsWith<'public'>[]>([
  ['countyUrlName', ['county']],
  ['countyPage', ['county']],
  ['hoursText', ['openingHours']],
  ['position', ['latitude', 'longitude']],
  ['tile', ['name', 'services', 'latitude', 'longitude']],
  ['postalAddress', ['address', 'city', 'county', 'postcode', 'country']],
  ['contact', ['email', 'phone', 'website']],
])

const always = ['id', 'averageRating', 'reviewCount']

export const columnsFor = (fields?: ReadonlySet<string>): string => {
  if (!fields) return supplierColumns
  const needed = new Set<string>([...always, ...[...fields].flatMap<string>((field) => madeFrom.get(field) ?? field)])
  return publicColumns.flatMap(([field, column]) => (needed.has(field) ? column : [])).join(', ')
}
