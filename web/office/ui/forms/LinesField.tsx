import { useField } from 'react-final-form'
import { fieldMessage } from '../../../ui/forms/FormField.tsx'
import { OfficeField } from './OfficeField.tsx'

interface LinesFieldProps {
  name: string
  label: string
  help?: string
  rows?: number
}

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a ?? []) === JSON.stringify(b ?? [])

export const LinesField = ({ name, label, help = 'One per line.', rows = 4 }: LinesFieldProps) => {
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
