import { OfficeField } from './OfficeField.tsx'

interface FileFieldProps {
  label: string
  help: string
  accept: string
  isDisabled: boolean
  onChoose: (file: File) => void
}

/** The same file can be chosen again. */
export const FileField = ({ label, help, accept, isDisabled, onChoose }: FileFieldProps) => (
  <OfficeField label={label} help={help}>
    {(control) => (
      <input
        {...control}
        type="file"
        accept={accept}
        disabled={isDisabled}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onChoose(file)
          target.value = ''
        }}
      />
    )}
  </OfficeField>
)

export const csvTypes = '.csv,.tsv,.txt,text/csv'
