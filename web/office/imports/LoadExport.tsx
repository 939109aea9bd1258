import { useState } from 'react'
import { loadPath, maxTransferBytes, tooLargeToLoad } from '../../../api/maintenance/transfer/transfer.rules.ts'
import { TransfersDocument, useLoadExportMutation } from './Transfers.generated.ts'
import { UploadError } from './UploadError.tsx'
import { FileField } from '../ui/forms/FileField.tsx'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { thousands } from '../../ui/thousands.ts'
import { sendFile } from './send-file.ts'
import { StopTransfer } from './StopTransfer.tsx'
import { formatContents, type Transfer } from './transfer.ts'
import { toastFailure } from '../ui/toast-failure.ts'

interface LoadExportProps {
  transfer: Transfer | null | undefined
  isBusy: boolean
  onSending: (isSending: boolean) => void
  onSent: () => void
}

export const LoadExport = ({ transfer, isBusy, onSending, onSent }: LoadExportProps) => {
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<string>()
  const take = async (file: File) => {
    setError(undefined)
    setSending(true)
    onSending(true)
    try {
      if (file.size > maxTransferBytes) throw new Error(tooLargeToLoad)
      await sendFile(loadPath, file, 'application/gzip')
      onSent()
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : String(reason))
    } finally {
      setSending(false)
      onSending(false)
    }
  }
  return (
    <section className="admin-panel upload" aria-labelledby="load-export">
      <h2 className="heading small" id="load-export">
        Load an Export
      </h2>
      <p className="admin-small" id="load-what">
        Load an Export Everything file (up to 1 GB) into an empty site. It replaces the settings here. You’ll see a
        preview first. Nothing is saved until you confirm.
      </p>
      <FileField
        label="Export file"
        accept=".gz,.ndjson"
        about="load-what"
        isDisabled={isSending || isBusy}
        onChoose={(file) => void take(file)}
      />
      {isSending && <p role="status">Sending…</p>}
      {error && <UploadError>{error}</UploadError>}
      {transfer && !isSending && <ImportProgress {...transfer} />}
    </section>
  )
}

const ImportProgress = (transfer: Transfer) => {
  const { id, status, fileName, linesDone, linesTotal, obstacles, error } = transfer
  const [load, { loading }] = useLoadExportMutation({ refetchQueries: [TransfersDocument] })
  const send = () => load({ variables: { id } }).catch(toastFailure('Not loaded'))
  if (status === 'CHECKING')
    return (
      <>
        <p role="status">{`Reading ${fileName}: ${thousands(linesDone)} lines so far. Nothing is saved yet.`}</p>
        <ProgressBar label="Reading" done={0} of={0} />
        <StopTransfer id={id} label="Stop Reading" />
      </>
    )
  if (status === 'WORKING')
    return (
      <>
        <p role="status">
          {`Loading: ${thousands(linesDone)} of ${thousands(linesTotal)} lines. Nothing is saved unless all lines load.`}
        </p>
        <ProgressBar label="Loading" done={linesDone} of={linesTotal} />
        <StopTransfer id={id} label="Stop Loading" />
      </>
    )
  if (status === 'FAILED') return <UploadError>{`Nothing was loaded. ${error}`}</UploadError>
  if (status === 'DONE') return <p role="status">{`Loaded: ${formatContents(transfer)}.`}</p>
  return (
    <>
      <p key="read" role="status">
        <bdi>{fileName}</bdi> holds {formatContents(transfer) || 'nothing this site recognises'}. Nothing is saved until
        you confirm.
      </p>
      {obstacles.length > 0 ? (
        <ul className="upload-error" aria-label="Problems to fix first">
          {obstacles.map((obstacle) => (
            <li key={obstacle}>{obstacle}</li>
          ))}
        </ul>
      ) : (
        <button type="button" className="solid-button" disabled={loading} onClick={() => void send()}>
          Load It Now
        </button>
      )}
    </>
  )
}
