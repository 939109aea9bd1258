import { useField } from 'react-final-form'
import { OfficeCheck } from './OfficeCheck.tsx'

interface CheckFieldProps {
  name: string
  label: string
  help?: string
}

/** A checkbox in a validated form. */
export const CheckField = ({ name, label, help }: CheckFieldProps) => {
  const { checked = false, onChange, onBlur, onFocus } = useField<boolean>(name, { type: 'checkbox' }).input
  return <OfficeCheck {...{ name, label, help, checked, onChange, onBlur, onFocus }} />
}
