import { Field } from '@chakra-ui/react'
import type { AriaAttributes, ReactNode } from 'react'

interface OfficeFieldProps {
  label: string
  help?: string
  error?: string | undefined
  className?: string
  children: (control: Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid'> & { id?: string }) => ReactNode
}

/** A validated form uses `FormField`. */
export const OfficeField = ({ label, help, error, className = '', children }: OfficeFieldProps) => {
  const text = error ?? help
  return (
    // Chakra's role would be an unnamed group, and few screen readers support its aria-errormessage.
    <Field.Root unstyled role="presentation" className={`text-field ${className}`} invalid={Boolean(error)}>
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
