import { Field as ChakraField } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useField, type FieldInputProps } from 'react-final-form'

interface FormFieldProps {
  name: string
  label: string
  /** Said below the field while there is nothing to correct. */
  help?: string
  children: (input: FieldInputProps<string>) => ReactNode
}

/** A field of a form with its label; what is wrong with it stands right below, once it was left or sent. */
export const FormField = ({ name, label, help, children }: FormFieldProps) => {
  const { input, meta } = useField<string>(name)
  const message = messageOf(meta)
  return (
    <ChakraField.Root invalid={Boolean(message)}>
      <ChakraField.Label>{label}</ChakraField.Label>
      {children(input)}
      {message ? <ChakraField.ErrorText>{message}</ChakraField.ErrorText> : help && <ChakraField.HelperText>{help}</ChakraField.HelperText>}
    </ChakraField.Root>
  )
}

interface FieldState {
  touched?: boolean
  error?: string
  submitError?: string
  dirtySinceLastSubmit?: boolean
}

/** What is to be said of a field now; nothing before a visitor has left it. */
export const messageOf = ({ touched, error, submitError, dirtySinceLastSubmit }: FieldState): string | undefined =>
  touched ? (error ?? (dirtySinceLastSubmit ? undefined : submitError)) : undefined

/** Of a control in a form: as high as a finger needs it. */
export const control = { minH: '11', bg: 'bg', borderColor: 'border.emphasized' } as const
