import { Field } from 'react-final-form'
import { offeredServices } from '../../../api/suppliers/rules/offered-services.rules.ts'

export const ServicesStep = ({
  legend = 'What services do you offer? Select all that apply.',
}: {
  legend?: string
}) => (
  <fieldset className="choices">
    <legend>{legend}</legend>
    <div className="auto-grid">
      {offeredServices.map((service) => (
        <label key={service} className="form-choice">
          <Field name="services" type="checkbox" value={service}>
            {({ input }) => <input {...input} />}
          </Field>
          <span>{service}</span>
        </label>
      ))}
    </div>
  </fieldset>
)
