import { Field } from '@chakra-ui/react'
import type { AriaAttributes, ReactNode } from 'react'
import '../../../ui/forms/TextField.css'
import '../../../ui/forms/FormField.css'

interface OfficeFieldProps {
  label: string
  /** Replaced by the error, if there is one. */
  help?: string
  error?: string | undefined
  className?: string
  children: (control: Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid'> & { id?: string }) => ReactNode
}

/** A control with its label and help text; in a validated form use `FormField`. */
export const OfficeField = ({ label, help, error, className = '', children }: OfficeFieldProps) => {
  const text = error ?? help
  return (
    // Chakra's role would be a group without a name, and few screen readers support its aria-errormessage.
    <Field.Root unstyled role="presentation" className={`text-field ${className}`.trim()} invalid={Boolean(error)}>
      <Field.Label>{label}</Field.Label>
      <Field.Context>{(field) => children(field.getInputProps())}</Field.Context>
      {text && (
        <Field.HelperText as="p" className={error ? 'text-field-error' : 'text-field-help'}>
          {text}
        </Field.HelperText>
      )}
    </Field.Root>
  )
}
