import { FormField } from '../../ui/forms/FormField.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import { fieldLabels } from './registration-steps.ts'

/** The first step: who the business is, and how customers reach it. */
export const DetailsStep = () => (
  <div className="registration-fields">
    <TextField name="name" label={fieldLabels.name!} autoComplete="organization" maxLength={120} />
    <FormField
      name="description"
      label={fieldLabels.description!}
      help="Say what you make, sell or fit, and what you do best (20–2,000 characters)"
    >
      {(control) => <textarea {...control} rows={5} aria-required />}
    </FormField>
    <TextField
      name="email"
      label={fieldLabels.email!}
      type="email"
      autoComplete="email"
      maxLength={254}
      help="Shown on your listing."
    />
    <TextField
      name="phone"
      label={fieldLabels.phone!}
      type="tel"
      autoComplete="tel"
      maxLength={40}
      help="Shown on your listing."
    />
    <TextField
      name="website"
      label={fieldLabels.website!}
      type="url"
      autoComplete="url"
      maxLength={300}
      isOptional
      help="Optional."
    />
    <FormField
      name="openingHours"
      label={fieldLabels.openingHours!}
      help="Optional. As you write them elsewhere, such as Mon-Fri 9-5; Sat 10-4."
    >
      {(control) => <textarea {...control} rows={2} />}
    </FormField>
  </div>
)
