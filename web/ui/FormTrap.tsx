import { Field } from 'react-final-form'
import './TextField.css'

/** What FormTrap adds to a form's values. */
export interface Trapped {
  leaveEmpty?: string
}

/** A field that nobody sees or reaches with the Tab key: the API refuses what fills it in. */
export const FormTrap = () => (
  <div className="form-trap" aria-hidden="true">
    <Field name="leaveEmpty">
      {({ input }) => (
        <label>
          Leave this empty <input {...input} tabIndex={-1} autoComplete="off" />
        </label>
      )}
    </Field>
  </div>
)
