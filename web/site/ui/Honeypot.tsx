import { Field } from 'react-final-form'
import '../../ui/forms/TextField.css'

/** The API refuses forms that fill this invisible field. */
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
