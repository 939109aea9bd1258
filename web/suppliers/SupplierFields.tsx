import { supplierCountries } from '../../api/suppliers/supplier.rules.ts'
import { FormField } from '../ui/FormField.tsx'
import { LinesField } from '../ui/LinesField.tsx'
import { fieldLabels as labels, type EditedField } from './edited-values.ts'
import { HoursField } from './HoursField.tsx'

interface LineProps {
  name: EditedField
  help?: string
  most: number
  type?: 'text' | 'email' | 'tel' | 'url'
  /** The keyboard on a phone. */
  mode?: 'decimal' | 'numeric'
}

const Line = ({ name, help, most, type = 'text', mode }: LineProps) => (
  <FormField name={name} label={labels[name]} {...(help ? { help } : {})}>
    {(control) => <input {...control} type={type} inputMode={mode} maxLength={most} autoComplete="off" />}
  </FormField>
)

const Several = ({ name, most, help, rows }: { name: EditedField; most: number; help?: string; rows: number }) => (
  <FormField name={name} label={labels[name]} {...(help ? { help } : {})}>
    {(control) => <textarea {...control} rows={rows} maxLength={most} />}
  </FormField>
)

/** All fields of a supplier, in groups. */
export const SupplierFields = () => (
  <>
    <fieldset className="editor-section">
      <legend>Business</legend>
      <div className="editor-columns">
        <div className="wide">
          <Line name="name" most={200} />
        </div>
        <div className="wide">
          <Several name="description" most={10_000} rows={6} />
        </div>
        <LinesField name="services" label={labels.services} />
        <LinesField name="specialties" label={labels.specialties} />
        <Line name="establishedYear" most={4} mode="numeric" />
      </div>
    </fieldset>
    <fieldset className="editor-section">
      <legend>Contact</legend>
      <div className="editor-columns">
        <Line name="phone" type="tel" most={60} />
        <Line name="website" type="url" most={500} />
        <Line name="email" type="email" most={254} />
        <Line name="contactEmail" type="email" most={254} help="For us to write to; never shown." />
      </div>
    </fieldset>
    <fieldset className="editor-section">
      <legend>Place</legend>
      <div className="editor-columns">
        <Line name="address" most={300} />
        <Line name="city" most={100} />
        <Line name="county" most={100} help="Left empty, it is found by the postcode." />
        <Line name="postcode" most={20} />
        <FormField name="country" label={labels.country}>
          {(control) => (
            <select {...control}>
              {supplierCountries.map((country) => (
                <option key={country}>{country}</option>
              ))}
            </select>
          )}
        </FormField>
        <LinesField name="serviceAreas" label={labels.serviceAreas} rows={3} />
        <Line
          name="latitude"
          most={12}
          mode="decimal"
          help="Found anew when the town, county, postcode or country changes."
        />
        <Line name="longitude" most={12} mode="decimal" />
      </div>
    </fieldset>
    <fieldset className="editor-section">
      <legend>Opening hours</legend>
      <HoursField />
    </fieldset>
    <fieldset className="editor-section">
      <legend>Pictures and search engines</legend>
      <div className="editor-columns">
        <Line name="logoUrl" type="url" most={500} />
        <Line name="bannerUrl" type="url" most={500} />
        <Line name="imageUrl" type="url" most={500} />
        <Line name="metaTitle" most={200} />
        <Several name="metaDescription" most={500} rows={3} />
        <LinesField name="keywords" label={labels.keywords} rows={3} />
      </div>
    </fieldset>
  </>
)
