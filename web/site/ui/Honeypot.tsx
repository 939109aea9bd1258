import { Field } from 'react-final-form'
import '../../ui/forms/TextField.css'

/** The values that Honeypot adds to a form. */
export interface HoneypotValues {
  leaveEmpty?: string
}

/** A field that people can neither see nor reach with the Tab key; the API refuses a form in which it is filled in. */
export const Honeypot = () => (
  <div className="leave-empty" aria-hidden="true">
    <Field name="leaveEmpty">
      {({ input }) => (
        <label>
          Leave this empty <input {...input} tabIndex={-1} autoComplete="off" />
        </label>
      )}
    </Field>
  </div>
)
