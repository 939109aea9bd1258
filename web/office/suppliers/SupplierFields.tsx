import {
  editableFields,
  getFieldForm,
  formSections,
  getFieldRow,
  type EditableField,
} from '../../../api/suppliers/rules/supplier-fields.rules.ts'
import { businessStatuses } from '../../../api/suppliers/rules/business-status.rules.ts'
import { supplierCountries } from '../../../api/places/country.rules.ts'
import { FormField } from '../../ui/forms/FormField.tsx'
import { GalleryField } from '../pictures/GalleryField.tsx'
import { PictureField } from '../pictures/PictureField.tsx'
import { LinesField } from '../ui/forms/LinesField.tsx'
import { usePermission } from '../ui/use-permission.ts'
import { HoursField } from './HoursField.tsx'

export const SupplierFields = () => {
  const seesPrivate = usePermission()('requests')
  return formSections.map((section) => <Section key={section} section={section} seesPrivate={seesPrivate} />)
}

const Section = ({ section, seesPrivate }: { section: string; seesPrivate: boolean }) => (
  <fieldset className="editor-section">
    <legend>{section}</legend>
    <div className="editor-columns">
      {editableFields
        .filter((field) => getFieldForm(field).section === section && (seesPrivate || !getFieldRow(field).isPrivate))
        .map((field) => (
          <div key={field} className={getFieldForm(field).isWide ? 'wide' : undefined}>
            <Input name={field} />
          </div>
        ))}
    </div>
  </fieldset>
)

const Input = ({ name }: { name: EditableField }) => {
  const { label, help, input = 'line', rows, takes } = getFieldForm(name)
  const { most: maxLength } = getFieldRow(name)
  const labelled = { name, label, ...(help ? { help } : {}) }
  if (input === 'hours') return <HoursField />
  if (input === 'picture') return <PictureField {...labelled} most={maxLength ?? 500} />
  if (input === 'gallery') return <GalleryField name={name} label={label} />
  if (input === 'list') return <LinesField {...labelled} {...(rows ? { rows } : {})} />
  return (
    <FormField {...labelled}>
      {(control) => {
        if (input === 'area') return <textarea {...control} rows={rows} maxLength={maxLength} />
        if (input === 'country') {
          return (
            <select {...control}>
              {supplierCountries.map((country) => (
                <option key={country}>{country}</option>
              ))}
            </select>
          )
        }
        if (input === 'status') {
          return (
            <select {...control}>
              <option value="">Not known</option>
              {Object.entries(businessStatuses).map(([status, words]) => (
                <option key={status} value={status}>
                  {words}
                </option>
              ))}
            </select>
          )
        }
        const keyboard = takes === 'pounds' ? 'decimal' : takes
        const isNumber = keyboard === 'numeric' || keyboard === 'decimal'
        return (
          <input
            {...control}
            type={isNumber ? 'text' : (keyboard ?? 'text')}
            inputMode={isNumber ? keyboard : undefined}
            maxLength={maxLength}
            autoComplete="off"
          />
        )
      }}
    </FormField>
  )
}
