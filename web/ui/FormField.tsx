import { chakra, Text } from '@chakra-ui/react'
import { useId, type ReactNode } from 'react'
import { useField, type FieldInputProps } from 'react-final-form'

interface FormFieldProps {
  name: string
  label: string
  /** Said below the field while there is nothing to correct. */
  help?: string
  /** Draws the control with what the field gives it. */
  children: (control: ControlProps) => ReactNode
}

type ControlProps = FieldInputProps<string> & {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
} & typeof look

/** As high as a finger needs it. */
const look = { minH: '11', bg: 'bg', borderColor: 'border.emphasized' } as const

/** A field of a form with its label; what is wrong with it stands right below, once it was left or sent. */
export const FormField = ({ name, label, help, children }: FormFieldProps) => {
  const { input, meta } = useField<string>(name)
  const id = useId()
  const message = messageOf(meta)
  const textId = message || help ? `${id}text` : undefined
  return (
    <div>
      <chakra.label htmlFor={id} display="block" fontSize="sm" fontWeight="500" mb="1">{label}</chakra.label>
      {children({ ...input, ...look, id, 'aria-invalid': Boolean(message), 'aria-describedby': textId })}
      {textId && <Text id={textId} mt="1" fontSize="xs" lineHeight="1.4" color={message ? 'fg.error' : 'fg.muted'}>{message ?? help}</Text>}
    </div>
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
