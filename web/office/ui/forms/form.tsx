import { Button, Text } from '@chakra-ui/react'
import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Form, FormSpy, useField, useFormState, type FormProps, type FormRenderProps } from 'react-final-form'
import { FieldError, fieldMessage, FormField } from '../../../ui/forms/FormField.tsx'
import { submitWith } from '../../../ui/forms/submit-with.ts'
import { focusForm } from '../focus.ts'
import { OfficeCheckbox } from './OfficeCheckbox.tsx'
import { OfficeField } from './OfficeField.tsx'

interface AdminFormProps<Values> extends Omit<FormProps<Values>, 'children' | 'render' | 'component'> {
  label: string
  className?: string
  columns?: 2
  onDirty?: (isDirty: boolean) => void
  children: ReactNode | ((form: FormRenderProps<Values>) => ReactNode)
}

const isSame = (a: object | undefined, b: object | undefined) => JSON.stringify(a) === JSON.stringify(b)

/** Keeps what is typed if someone else has saved meanwhile. */
export const AdminForm = <Values extends object>({
  label,
  columns,
  className = columns ? 'two-columns' : 'stack',
  onDirty,
  children,
  ...form
}: AdminFormProps<Values>) => (
  <Form<Values> initialValuesEqual={isSame} keepDirtyOnReinitialize {...form}>
    {(state) => (
      <form
        className={className}
        method="post" // before the browser's code is ready, nothing typed may end up in the address
        noValidate
        aria-label={label}
        onSubmit={submitWith(state.handleSubmit)}
      >
        {onDirty && <FormSpy subscription={{ dirty: true }} onChange={({ dirty }) => onDirty(dirty!)} />}
        {typeof children === 'function' ? children(state) : children}
      </form>
    )}
  </Form>
)

interface FormButtonsProps {
  label: string
  busy?: string
  isGrave?: boolean
  isDisabled?: boolean
  /** A form that can be cancelled takes the focus. */
  onClose?: (() => void) | undefined
  children?: ReactNode
}

export const FormButtons = ({
  label,
  busy = 'Saving…',
  isGrave,
  isDisabled = false,
  onClose,
  children,
}: FormButtonsProps) => {
  const { submitting } = useFormState({ subscription: { submitting: true } })
  return (
    <div ref={onClose ? focusForm : null} className="wide row tight">
      <Button
        type="submit"
        disabled={isDisabled}
        loading={submitting}
        loadingText={busy}
        {...(isGrave ? { colorPalette: 'brick' } : {})}
      >
        {label}
      </Button>
      {children}
      {onClose && (
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
      )}
    </div>
  )
}

interface SaveBarProps {
  label?: string
  /** Shown if nothing is unsaved. */
  clean?: string
  children?: ReactNode
}

export const SaveBar = ({ label = 'Save Changes', clean = 'All changes are saved.', children }: SaveBarProps) => {
  const { dirty, submitting, submitError, dirtySinceLastSubmit } = useFormState({
    subscription: { dirty: true, submitting: true, submitError: true, dirtySinceLastSubmit: true },
  })
  const refusal = dirtySinceLastSubmit ? undefined : (submitError as string | undefined)
  return (
    <div className="row save-bar">
      <Button type="submit" disabled={!dirty && !submitting} loading={submitting} loadingText="Saving…">
        {label}
      </Button>
      {children}
      <Text color={refusal ? 'fg.error' : 'fg.muted'} role="status">
        {refusal || (dirty ? 'You have unsaved changes.' : clean)}
      </Text>
    </div>
  )
}

interface ToggleFormProps<Result> {
  label: string
  isInPanel?: boolean
  /** Replaces the form by its result, such as a secret that is shown once. */
  renderCreated?: (result: Result, close: () => void) => ReactNode
  children: (close: () => void, show: (result: Result) => void) => ReactNode
}

export const ToggleForm = <Result,>({ label, isInPanel = false, renderCreated, children }: ToggleFormProps<Result>) => {
  const [shown, show] = useState<'form' | { result: Result }>()
  const id = useId()
  const close = () => {
    flushSync(() => show(undefined))
    document.getElementById(id)?.focus()
  }
  if (shown === 'form')
    return <div className={isInPanel ? undefined : 'card flat'}>{children(close, (result) => show({ result }))}</div>
  if (shown) return renderCreated?.(shown.result, close)
  return (
    <Button id={id} variant={isInPanel ? 'outline' : 'solid'} onClick={() => show('form')}>
      {label}
    </Button>
  )
}

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
      <FieldError id={`${id}-text`} message={message} />
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
