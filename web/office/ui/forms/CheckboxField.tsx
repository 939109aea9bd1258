import { useField } from 'react-final-form'
import { OfficeCheckbox } from './OfficeCheckbox.tsx'

interface CheckboxFieldProps {
  name: string
  label: string
  help?: string
}

export const CheckboxField = ({ name, label, help }: CheckboxFieldProps) => {
  const { checked = false, onChange, onBlur, onFocus } = useField<boolean>(name, { type: 'checkbox' }).input
  return <OfficeCheckbox {...{ name, label, help, checked, onChange, onBlur, onFocus }} />
}
