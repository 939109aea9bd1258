import './admin.css'

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
  <label className="file-field">
    <span>{label}</span>
    <input
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
  </label>
)

/** What a table is sent as. */
export const csvTypes = '.csv,.tsv,.txt,text/csv'
