import { useState } from 'react'
import { uploadLimits, uploadPath } from '../../../api/suppliers/import/uploads/upload.rules.ts'
import { useImportColumnsQuery } from '../../graphql.generated.ts'
import { csvTypes, FileField } from '../ui/forms/FileField.tsx'
import { saveFile, toCsv } from '../ui/to-csv.ts'
import { sendFile } from './send-file.ts'

/** Uploads a file of suppliers; `onSent` gets its id. */
export const UploadFile = ({ onSent }: { onSent: (id: string) => void }) => {
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<string>()
  const [isGuideOpen, setGuideOpen] = useState(false)
  const take = async (file: File) => {
    setError(undefined)
    setSending(true)
    try {
      onSent(await send(file))
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : String(reason))
    } finally {
      setSending(false)
    }
  }
  return (
    <div className="admin-panel upload">
      <h2 className="heading small">Import a File</h2>
      <p className="admin-small" id="upload-what">
        A CSV file or an Excel workbook (.xlsx) of at most {uploadLimits.bytes / 1_000_000} MB, with column names in the
        first line and one supplier per line. You’ll see a preview first. Nothing is saved until you confirm.
      </p>
      <div className="upload-bar">
        <FileField
          label="CSV or Excel file"
          accept={`${csvTypes},.xlsx`}
          about="upload-what"
          isDisabled={isSending}
          onChoose={(file) => void take(file)}
        />
        <button
          type="button"
          className="text-button"
          aria-expanded={isGuideOpen}
          onClick={() => setGuideOpen(!isGuideOpen)}
        >
          Columns and Template
        </button>
      </div>
      {isSending && <p role="status">Sending…</p>}
      {error && (
        <p role="alert" className="upload-error">
          {error}
        </p>
      )}
      {isGuideOpen && <ColumnGuide />}
    </div>
  )
}

const send = async (file: File): Promise<string> => {
  if (file.size > uploadLimits.bytes) throw new Error(uploadLimits.tooLarge)
  return sendFile(uploadPath, file, 'text/csv')
}

/** Documents the columns, with a template to download. */
const ColumnGuide = () => {
  const { data } = useImportColumnsQuery()
  const columns = data?.importColumns ?? []
  return (
    <div className="upload-guide">
      <button
        type="button"
        className="outline-button compact"
        disabled={!columns.length}
        onClick={() => saveFile('suppliers.csv', toCsv([columns.map(({ field }) => field)]))}
      >
        Download the Template
      </button>
      <dl aria-label="Columns">
        {columns.map(({ field, label, takes, isRequired }) => (
          <div key={field}>
            <dt>
              <code>{field}</code>
              {isRequired && <span> (needed)</span>}
            </dt>
            <dd>
              {label}. {takes}.
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
