import { useEffect, useState } from 'react'
import { exportPath } from '../../../api/maintenance/transfer/transfer.rules.ts'
import { TransfersDocument, useExportEverythingMutation, useTransfersQuery } from '../../graphql.generated.ts'
import { Failed } from '../../ui/Failed.tsx'
import { pollOptions } from '../ui/poll-options.ts'
import { useJobEnd } from '../../ui/refetch-figures.ts'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { getErrorMessage } from '../../ui/forms/server-errors.ts'
import { thousands } from '../../ui/thousands.ts'
import { TimeAgo } from '../ui/TimeAgo.tsx'
import { toast } from '../../ui/kit/toaster.tsx'
import { LoadExport } from './LoadExport.tsx'
import { StopTransfer } from './StopTransfer.tsx'
import type { Transfer } from './transfer.ts'

const refreshMs = 1500
const isGoing = (transfer: Transfer | null | undefined) =>
  transfer?.status === 'WORKING' || transfer?.status === 'CHECKING'

/** Exports the whole directory as one file, or loads one into an empty site. */
export const ExportEverything = () => {
  const { data, error, refetch, startPolling, stopPolling } = useTransfersQuery({
    fetchPolicy: 'cache-and-network',
    ...pollOptions,
  })
  const [start, { loading }] = useExportEverythingMutation({ refetchQueries: [TransfersDocument] })
  const [isSending, setSending] = useState(false)
  const { lastExport, lastLoad } = data?.transfers ?? {}
  const isBusy = isGoing(lastExport) || isGoing(lastLoad)
  useEffect(() => {
    if (isBusy) startPolling(refreshMs)
    else stopPolling()
  }, [isBusy, startPolling, stopPolling])
  useJobEnd(isGoing(lastLoad), { isWholeSite: true })
  const send = async (isWanted: boolean) => {
    try {
      await start({ variables: { input: { isWanted } } })
    } catch (failure) {
      toast({ title: isWanted ? 'Not Exported' : 'Not Deleted', description: getErrorMessage(failure), type: 'error' })
    }
  }
  if (error && !data)
    return <Failed message="The exports could not be loaded." error={error} onRetry={() => void refetch()} />
  return (
    <>
      <section className="admin-panel upload" aria-labelledby="export-everything">
        <h2 className="heading small" id="export-everything">
          Export Everything
        </h2>
        <p className="admin-small">
          All suppliers, reviews, posts, pictures and settings in one file, without passwords and keys. It holds private
          email addresses, and is kept here for a day.
        </p>
        {lastExport?.status === 'WORKING' && (
          <>
            <p role="status">Exporting: {thousands(lastExport.linesDone)} lines so far.</p>
            <ProgressBar label="Exporting" done={0} of={0} />
            <StopTransfer id={lastExport.id} label="Stop the Export" />
          </>
        )}
        {lastExport?.status === 'FAILED' && (
          <p role="alert" className="upload-error">
            {lastExport.error}
          </p>
        )}
        {lastExport?.status === 'DONE' && (
          <p role="status">
            <a href={exportPath(lastExport.id)} className="upload-link" download>
              Download {lastExport.fileName}
            </a>{' '}
            ({thousands(Math.ceil(lastExport.bytes / 1000))} kB, <TimeAgo date={lastExport.createdAt} />){' '}
            <button type="button" className="text-button" disabled={loading} onClick={() => void send(false)}>
              Delete the File
            </button>
          </p>
        )}
        <button
          type="button"
          className="outline-button compact"
          disabled={loading || isBusy || isSending}
          onClick={() => void send(true)}
        >
          Export Everything
        </button>
      </section>
      <LoadExport transfer={lastLoad} isBusy={isBusy} onSending={setSending} onSent={() => void refetch()} />
    </>
  )
}
