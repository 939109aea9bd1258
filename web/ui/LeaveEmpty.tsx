import { Field } from 'react-final-form'

/** A field that people neither see nor reach: what fills it in is no person. */
export const LeaveEmpty = () => (
  <div className="visually-hidden" aria-hidden="true">
    <Field name="leaveEmpty">{({ input }) => <input {...input} type="text" tabIndex={-1} autoComplete="off" />}</Field>
  </div>
)
