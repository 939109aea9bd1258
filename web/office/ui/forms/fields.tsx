import { useId, type ComponentProps, type ReactNode } from 'react'
import { useField } from 'react-final-form'
import { fieldMessage, FormField } from '../../../ui/forms/FormField.tsx'
import { OfficeCheckbox } from './OfficeCheckbox.tsx'
import { OfficeField } from './OfficeField.tsx'

interface FieldProps {
  name: string
  label: string
  help?: string | undefined
}

export const InputField = ({ name, label, help, ...input }: FieldProps & ComponentProps<'input'>) => (
  <FormField name={name} label={label} help={help}>
    {(control) => <input type="text" autoComplete="off" {...input} {...control} />}
  </FormField>
)

export const TextAreaField = ({ name, label, help, ...area }: FieldProps & ComponentProps<'textarea'>) => (
  <FormField name={name} label={label} help={help}>
    {(control) => <textarea {...area} {...control} />}
  </FormField>
)

interface OptionsProps {
  choices: readonly (readonly [value: string | number, text: string] | string)[]
  none?: string | undefined
}

export const ChoiceOptions = ({ choices, none }: OptionsProps) => (
  <>
    {none && <option value="">{none}</option>}
    {choices.map((choice) => {
      const [value, text] = typeof choice === 'string' ? [choice, choice] : choice
      return (
        <option key={value} value={value}>
          {text}
        </option>
      )
    })}
  </>
)

export const SelectField = ({
  name,
  label,
  help,
  choices,
  none,
  ...select
}: FieldProps & OptionsProps & ComponentProps<'select'>) => (
  <FormField name={name} label={label} help={help}>
    {(control) => (
      <select {...select} {...control}>
        <ChoiceOptions choices={choices} none={none} />
      </select>
    )}
  </FormField>
)

interface FilterSelectProps extends OptionsProps {
  label: string
  value: string
  onChange: (value: string) => void
}

/** For filters outside a form. */
export const FilterSelect = ({ label, value, onChange, ...options }: FilterSelectProps) => (
  <OfficeField label={label} className="choice-field">
    {(control) => (
      <select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
        <ChoiceOptions {...options} />
      </select>
    )}
  </OfficeField>
)

interface CheckboxFieldProps extends Omit<FieldProps, 'label'> {
  label: ReactNode
  /** The field's value is then a list. */
  value?: string
}

export const CheckboxField = ({ name, label, help, value }: CheckboxFieldProps) => {
  const options = { type: 'checkbox', ...(value !== undefined && { value }) }
  const { checked = false, onChange, onBlur, onFocus } = useField<unknown>(name, options).input
  return <OfficeCheckbox {...{ name, label, help, value, checked, onChange, onBlur, onFocus }} />
}

interface CheckboxGroupProps {
  name: string
  legend: string
  choices: readonly { value: string; label: ReactNode }[]
}

export const CheckboxGroup = ({ name, legend, choices }: CheckboxGroupProps) => {
  const id = useId()
  const message = fieldMessage(useField<string[]>(name).meta)
  return (
    <fieldset className="text-field" aria-invalid={Boolean(message)} aria-describedby={message && `${id}-text`}>
      <legend>{legend}</legend>
      {choices.map(({ value, label }) => (
        <CheckboxField key={value} name={name} value={value} label={label} />
      ))}
      {message && (
        <p id={`${id}-text`} className="text-field-error">
          {message}
        </p>
      )}
    </fieldset>
  )
}

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a ?? []) === JSON.stringify(b ?? [])

export const LinesField = ({
  name,
  label,
  help = 'One per line.',
  rows = 4,
}: FieldProps & { rows?: number | undefined }) => {
  const { input, meta } = useField<string[]>(name, { isEqual })
  return (
    <OfficeField label={label} help={help} error={fieldMessage(meta)}>
      {(control) => (
        <textarea
          {...control}
          name={name}
          rows={rows}
          value={(input.value || []).join('\n')}
          onChange={(event) => input.onChange(event.target.value === '' ? [] : event.target.value.split('\n'))}
          onFocus={input.onFocus}
          onBlur={input.onBlur}
        />
      )}
    </OfficeField>
  )
}
