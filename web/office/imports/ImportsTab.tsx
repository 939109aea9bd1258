import { Button, Text } from '@chakra-ui/react'
import { useSearchParams } from 'react-router'
import {
  useSupplierImportsQuery,
  ImportsForFileDocument,
  type SupplierImportsQueryVariables,
} from './ImportsTab.generated.ts'
import { TransfersDocument, useExportEverythingMutation, useTransfersQuery } from './Transfers.generated.ts'
import { useImportColumnsQuery } from './Uploads.generated.ts'
import type { ImportStatus, SupplierImportSort } from '../../schema.generated.ts'
import { UploadError } from './UploadError.tsx'
import { FindChoice, FindForm } from '../table/FindForm.tsx'
import { Failed } from '../../ui/Failed.tsx'
import { joinPages } from '../ui/join-pages.ts'
import { useLoadMore } from '../../ui/hooks/use-load-more.ts'
import { toastFailure } from '../ui/toast-failure.ts'
import '../ui/admin.css'
import '../ui/forms/editor.css'
import { useEffect, useState } from 'react'
import { exportPath } from '../../../api/maintenance/transfer/transfer.rules.ts'
import { pollOptions } from '../ui/poll-options.ts'
import { useJobEnd } from '../../ui/refetch-figures.ts'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { thousands } from '../../ui/thousands.ts'
import { TimeAgo } from '../ui/TimeAgo.tsx'
import { LoadExport } from './LoadExport.tsx'
import { StopTransfer } from './StopTransfer.tsx'
import type { Transfer } from './transfer.ts'
import { importStates, importColumns, type ImportRow } from './import-columns.tsx'
import { OfficeTable } from '../table/OfficeTable.tsx'
import { useReadAll } from '../table/use-read-all.ts'
import { BatchActions } from './BatchActions.tsx'
import { UploadedFile } from './UploadedFile.tsx'
import { uploadLimits, uploadPath } from '../../../api/suppliers/import/uploads/upload.rules.ts'
import { csvTypes, FileField } from '../ui/forms/FileField.tsx'
import { saveFile, toCsv } from '../ui/to-csv.ts'
import { sendFile } from './send-file.ts'
import './batches.css'
import { LoadingPanel } from '../ui/LoadingPanel.tsx'

const sorts: readonly SupplierImportSort[] = ['NEWEST', 'OLDEST', 'FILE', 'FILE_DESC', 'ADDED_MOST', 'ADDED_FEWEST']
const statuses = Object.keys(importStates) as ImportStatus[]

export const Component = () => {
  const [params, setParams] = useSearchParams()
  const uploadId = params.get('file')
  const search = params.get('search')
  const status = statuses.find((one) => one === params.get('status'))
  const sort = sorts.find((one) => one === params.get('sort'))
  const variables = { ...(search ? { search } : {}), ...(status ? { status } : {}), ...(sort ? { sort } : {}) }
  const query = useSupplierImportsQuery({
    variables,
    fetchPolicy: 'cache-and-network',
  })
  const { data, previousData, loading, refetch, fetchMore } = query
  const page = (data ?? (loading ? previousData : undefined))?.supplierImports
  const more = useLoadMore(() =>
    fetchMore({
      variables: { after: page?.pageInfo.endCursor ?? null },
      updateQuery: joinPages('supplierImports'),
    }),
  )
  return (
    <>
      {uploadId ? (
        <UploadedFile id={uploadId} onLeave={() => setParams({})} onImport={() => void refetch().catch(() => {})} />
      ) : (
        <UploadFile onSent={(id) => setParams({ file: id })} />
      )}
      {!page ? (
        <LoadingPanel query={query} failed="Failed to load imports. Please try again." height="320px" />
      ) : page.nodes.length === 0 && !search && !status ? (
        <Text color="fg.muted" py="8">
          No imports yet. For larger files, run this on the server: <code>npm run import -- suppliers.csv --apply</code>
        </Text>
      ) : (
        <div className="table-screen">
          <FindForm label="Among the imports" searchLabel="File or importer" preserved={['file', 'sort', 'columns']}>
            <FindChoice
              name="status"
              label="Status"
              value={status}
              choices={statuses.map((one) => [one, importStates[one][0]])}
            />
          </FindForm>
          {page.nodes.length === 0 ? (
            <Text color="fg.muted" py="8" role="status">
              No results. Try a shorter search or another status.
            </Text>
          ) : (
            <ImportTable imports={page.nodes} isBusy={loading} variables={variables} />
          )}
        </div>
      )}
      {more.failed && <Failed message="Failed to load imports. Please try again." {...more.failed} />}
      {page?.pageInfo.hasNextPage && (
        <Button variant="outline" mt="4" loading={more.isLoading} onClick={more.readOn}>
          Older Imports
        </Button>
      )}
      {!uploadId && page && <ExportEverything />}
    </>
  )
}

const refreshMs = 1500
const isGoing = (transfer: Transfer | null | undefined) =>
  transfer?.status === 'WORKING' || transfer?.status === 'CHECKING'

const ExportEverything = () => {
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
  const send = (isWanted: boolean) =>
    start({ variables: { input: { isWanted } } }).catch(toastFailure(isWanted ? 'Not Exported' : 'Not Deleted'))
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
        {lastExport?.status === 'FAILED' && <UploadError>{lastExport.error}</UploadError>}
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

interface ImportTableProps {
  imports: readonly ImportRow[]
  isBusy: boolean
  variables: SupplierImportsQueryVariables
}

const ImportTable = ({ imports, isBusy, variables }: ImportTableProps) => {
  const readAll = useReadAll(ImportsForFileDocument, variables, ({ supplierImports }) => supplierImports)
  return (
    <OfficeTable<ImportRow>
      label="Imports"
      name="imports"
      columns={importColumns}
      rows={imports}
      isBusy={isBusy}
      getName={({ id }) => `import ${id}`}
      renderDetails={({ id, added, status, lastChange }) => (
        <BatchActions
          of={{ importId: id }}
          name={`import ${id}`}
          added={added}
          isRunning={status === 'RUNNING'}
          lastChange={lastChange ?? null}
        />
      )}
      readAll={readAll}
    />
  )
}

const UploadFile = ({ onSent }: { onSent: (id: string) => void }) => {
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
      {error && <UploadError>{error}</UploadError>}
      {isGuideOpen && <ColumnGuide />}
    </div>
  )
}

const send = async (file: File): Promise<string> => {
  if (file.size > uploadLimits.bytes) throw new Error(uploadLimits.tooLarge)
  return sendFile(uploadPath, file, 'text/csv')
}

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
