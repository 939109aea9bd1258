import { editableFields, getFieldForm, type EditableField } from '../../../api/suppliers/rules/supplier-fields.rules.ts'
import type { EditedSupplierQuery } from './SuppliersTab.generated.ts'
import { toSpans } from '../../site/suppliers/weekday.ts'

export type EditedSupplier = NonNullable<EditedSupplierQuery['adminSupplier']>

export const supplierLabels: Record<string, string> = Object.fromEntries(
  editableFields.map((field) => [field, getFieldForm(field).label]),
)

/** Empty values are undefined, as in react-final-form. */
export type EditedValues = { [field in EditableField]?: unknown }

export const toSupplierValues = (supplier: EditedSupplier): EditedValues =>
  Object.fromEntries(
    editableFields.map((field) => {
      const value = supplier[field]
      if (field === 'openingHours') return [field, toSpans(supplier.openingHours) ?? undefined]
      if (field === 'gallery') return [field, supplier.gallery?.map(({ url, alt }) => ({ url, alt })) ?? []]
      if (typeof value === 'number' && getFieldForm(field).takes === 'pounds') return [field, (value / 100).toFixed(2)]
      return [field, typeof value === 'number' ? String(value) : (value ?? undefined)]
    }),
  )
