import { Field } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'

interface OfficeCheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'id' | 'children'> {
  label: ReactNode
  help?: ReactNode
}

/** A validated form uses `CheckboxField` or `CheckboxGroup`. */
export const OfficeCheckbox = ({ label, help, ...input }: OfficeCheckboxProps) => (
  <Field.Root unstyled role="presentation">
    <Field.Label className="check">
      <Field.Context>{(field) => <input {...field.getInputProps()} {...input} type="checkbox" />}</Field.Context>
      <span>{label}</span>
    </Field.Label>
    {help && (
      <Field.HelperText as="p" className="muted small-text">
        {help}
      </Field.HelperText>
    )}
  </Field.Root>
)
