import { supplierCountries } from '../../../api/places/country.rules.ts'
import { FormField } from '../../ui/forms/FormField.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import { AcceptField } from './AcceptField.tsx'
import { fieldLabels } from './registration-steps.ts'

/** The third step: where the business is, how we reach it, and what it agrees to. */
export const ContactStep = () => (
  <div className="registration-fields">
    <TextField
      name="address"
      label={fieldLabels.address!}
      autoComplete="address-line1"
      maxLength={300}
      help="Building number and street"
    />
    <div className="registration-pair">
      <TextField name="city" label={fieldLabels.city!} autoComplete="address-level2" maxLength={100} />
      <TextField name="county" label={fieldLabels.county!} autoComplete="address-level1" maxLength={100} />
      <TextField name="postcode" label={fieldLabels.postcode!} autoComplete="postal-code" maxLength={20} />
      <FormField name="country" label={fieldLabels.country!}>
        {(control) => (
          <select {...control} autoComplete="country-name">
            {supplierCountries.map((country) => (
              <option key={country}>{country}</option>
            ))}
          </select>
        )}
      </FormField>
    </div>
    <TextField
      name="contactEmail"
      label={fieldLabels.contactEmail!}
      type="email"
      maxLength={254}
      isOptional
      help="Optional. We’ll use this to contact you about your listing. It won’t be published."
    />
    <AcceptField name="terms" before="I accept the" link="terms and conditions" to="/terms-of-service" />
    <AcceptField name="privacy" before="I accept the" link="privacy policy" to="/privacy-policy" />
  </div>
)
