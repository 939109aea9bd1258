import { OfficeField } from './OfficeField.tsx'

interface FileFieldProps {
  label: string
  accept: string
  /** The id of the description. */
  about: string
  isDisabled: boolean
  onChoose: (file: File) => void
}

/** The same file can be chosen again. */
export const FileField = ({ label, accept, about, isDisabled, onChoose }: FileFieldProps) => (
  <OfficeField label={label}>
    {(control) => (
      <input
        {...control}
        type="file"
        accept={accept}
        aria-describedby={about}
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
