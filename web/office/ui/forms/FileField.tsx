import { OfficeField } from './OfficeField.tsx'
import '../admin.css'

interface FileFieldProps {
  label: string
  /** What may be chosen: endings and types. */
  accept: string
  /** The id of what it is about. */
  about: string
  isDisabled: boolean
  onChoose: (file: File) => void
}

/** A file to be sent at once; the same one can be chosen again. */
export const FileField = ({ label, accept, about, isDisabled, onChoose }: FileFieldProps) => (
  <OfficeField label={label} className="file-field">
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

/** What a table is sent as. */
export const csvTypes = '.csv,.tsv,.txt,text/csv'
