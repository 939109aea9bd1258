import { useSearchParams } from 'react-router'
import {
  ImportsForFileDocument,
  useStopSupplierImportMutation,
  useSupplierImportsQuery,
  type SupplierImportsQuery,
} from './ImportsTab.generated.ts'
import type { ImportStatus, SupplierImportSort } from '../../schema.generated.ts'
import { FindChoice, TableSearch, useListVariables } from '../table/TableSearch.tsx'
import { PagedTable } from '../table/PagedTable.tsx'
import { countColumn, textColumn, timeColumn, type TableColumn } from '../table/table-column.tsx'
import { ActionButton, toastFailure } from '../ui/actions.tsx'
import { State, ErrorText } from '../ui/State.tsx'
import { BatchActions } from './BatchActions.tsx'
import { UploadedFile, UploadFile } from './UploadedFile.tsx'
import { noResults } from '../ui/shared-words.ts'
import { Button } from '@chakra-ui/react'
import {
  exportPath,
  loadPath,
  maxTransferBytes,
  tooLargeToLoad,
} from '../../../api/maintenance/transfer/transfer.rules.ts'
import {
  TransfersDocument,
  useExportEverythingMutation,
  useLoadExportMutation,
  useStopTransferMutation,
  useTransfersQuery,
  type TransfersQuery,
} from './Transfers.generated.ts'
import { useJobEnd } from '../../ui/refetch-figures.ts'
import { plural, thousands } from '../../../api/text/plural.rules.ts'
import { FileField } from '../ui/forms/FileField.tsx'
import { LoadingPanel, Panel } from '../ui/Panel.tsx'
import { pollOptions, usePollWhile } from '../ui/poll-options.ts'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { TimeAgo } from '../ui/TimeAgo.tsx'
import { postFile, useUpload } from '../ui/use-upload.ts'

const sorts: readonly SupplierImportSort[] = ['NEWEST', 'OLDEST', 'FILE', 'FILE_DESC', 'ADDED_MOST', 'ADDED_FEWEST']

export const Component = () => {
  const [params, setParams] = useSearchParams()
  const uploadId = params.get('file')
  const variables = useListVariables({ status: statuses, sort: sorts })
  const { search, status } = variables
  const query = useSupplierImportsQuery({ variables, fetchPolicy: 'cache-and-network' })
  const page = (query.data ?? query.previousData)?.supplierImports
  return (
    <div className="stack">
      {uploadId ? (
        <UploadedFile id={uploadId} onLeave={() => setParams({})} />
      ) : (
        <UploadFile onSent={(id) => setParams({ file: id })} />
      )}
      <div className="table-screen row">
        {(page?.nodes.length || search || status) && (
          <TableSearch label="Search imports" searchLabel="File or importer" preserved={['file', 'sort', 'columns']}>
            <FindChoice name="status" label="Status" choices={statuses.map((one) => [one, importStates[one][0]])} />
          </TableSearch>
        )}
        <PagedTable<ImportRow, 'supplierImports'>
          query={query}
          field="supplierImports"
          things="imports"
          empty={
            search || status ? (
              noResults
            ) : (
              <>
                No imports yet. For larger files, run this on the server:{' '}
                <code>npm run import -- suppliers.csv --apply</code>
              </>
            )
          }
          file={ImportsForFileDocument}
          label="Imports"
          name="imports"
          columns={importColumns}
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
        />
      </div>
      {!uploadId && page && <TransferPanels />}
    </div>
  )
}

type ListedImport = NonNullable<SupplierImportsQuery['supplierImports']>['nodes'][number]
/** The CSV reads imports without their last change. */
type ImportRow = Omit<ListedImport, 'lastChange'> & Partial<Pick<ListedImport, 'lastChange'>>

const importStates: Record<ImportStatus, [word: string, tone?: 'good' | 'bad']> = {
  RUNNING: ['Running'],
  STOPPED: ['Interrupted', 'bad'],
  FINISHED: ['Finished', 'good'],
  FAILED: ['Failed', 'bad'],
}
const statuses = Object.keys(importStates) as ImportStatus[]

const importColumns: readonly TableColumn<ImportRow>[] = [
  {
    id: 'file',
    label: 'File',
    isFixed: true,
    sort: { ascending: 'FILE', descending: 'FILE_DESC' },
    cell: ({ id, fileName, status }) => (
      <>
        <strong>
          <bdi>{fileName}</bdi>
        </strong>{' '}
        <State tone={importStates[status][1]}>{importStates[status][0]}</State>
        <div className="muted small-text">Import {id}</div>
        {status === 'RUNNING' && <StopImport id={id} />}
      </>
    ),
    csv: [
      { heading: 'File', value: ({ fileName }) => fileName },
      { heading: 'Status', value: ({ status }) => importStates[status][0] },
    ],
  },
  textColumn('by', 'By', ({ username }) => username),
  timeColumn('started', 'Started', ({ startedAt }) => startedAt, {
    sort: { ascending: 'OLDEST', descending: 'NEWEST' },
  }),
  timeColumn('ended', 'Ended', ({ finishedAt }) => finishedAt, { isExtra: true }),
  countColumn('added', 'Added', ({ added }) => added, {
    sort: { ascending: 'ADDED_FEWEST', descending: 'ADDED_MOST' },
  }),
  countColumn('changed', 'Changed', ({ changed }) => changed),
  countColumn('unchanged', 'Unchanged', ({ unchanged }) => unchanged),
  countColumn('refused', 'Refused', ({ refused }) => refused),
]

/** A stopped import can be undone or, with the same file, resumed. */
const StopImport = ({ id }: { id: string }) => {
  const [stop] = useStopSupplierImportMutation()
  return (
    <ActionButton refused="Not stopped" action={async () => void (await stop({ variables: { id } }))}>
      Stop <span className="visually-hidden">import {id}</span>
    </ActionButton>
  )
}

const refreshMs = 1500

type Transfer = NonNullable<NonNullable<TransfersQuery['transfers']>['lastExport']>

const isGoing = (transfer: Transfer | null | undefined) =>
  transfer?.status === 'WORKING' || transfer?.status === 'CHECKING'

const sendExport = (file: File) =>
  postFile(`${loadPath}?${new URLSearchParams({ name: file.name })}`, file, {
    type: 'application/gzip',
    what: 'file',
    maxBytes: maxTransferBytes,
    tooLarge: tooLargeToLoad,
  })

const TransferPanels = () => {
  const query = useTransfersQuery({ fetchPolicy: 'cache-and-network', ...pollOptions })
  const { data, refetch } = query
  const { lastExport, lastLoad } = data?.transfers ?? {}
  const isBusy = isGoing(lastExport) || isGoing(lastLoad)
  usePollWhile(isBusy, query, refreshMs)
  useJobEnd(isGoing(lastLoad), { isWholeSite: true })
  const { busyWith, problem, upload } = useUpload(sendExport, () => void refetch())
  if (!data) return <LoadingPanel query={query} things="the exports" height="160px" />
  return (
    <>
      <ExportEverything lastExport={lastExport} isBusy={isBusy || busyWith !== undefined} />
      <Panel title="Load an Export" className="stack">
        <FileField
          label="Export file"
          help="Load an Export Everything file (up to 1 GB) into an empty site. It replaces the settings here. You’ll see a preview first. Nothing is saved until you confirm."
          accept=".gz,.ndjson"
          isDisabled={busyWith !== undefined || isBusy}
          onChoose={(file) => upload([file])}
        />
        {busyWith && <p role="status">{busyWith}</p>}
        <ErrorText>{problem}</ErrorText>
        {lastLoad && !busyWith && <LoadProgress {...lastLoad} />}
      </Panel>
    </>
  )
}

const ExportEverything = ({ lastExport, isBusy }: { lastExport: Transfer | null | undefined; isBusy: boolean }) => {
  const [start, { loading }] = useExportEverythingMutation({ refetchQueries: [TransfersDocument] })
  const send = (isWanted: boolean) =>
    start({ variables: { input: { isWanted } } }).catch(toastFailure(isWanted ? 'Not exported' : 'Not deleted'))
  return (
    <Panel title="Export Everything" className="stack">
      <p className="muted small-text">
        All suppliers, reviews, posts, pictures and settings in one file, without passwords and keys. It holds private
        email addresses, and is kept here for a day.
      </p>
      {lastExport?.status === 'WORKING' && (
        <Working
          id={lastExport.id}
          text={`Exporting: ${thousands(lastExport.linesDone)} lines so far.`}
          label="Exporting"
          stop="Stop the Export"
        />
      )}
      {lastExport?.status === 'FAILED' && <ErrorText>{lastExport.error}</ErrorText>}
      {lastExport?.status === 'DONE' && (
        <p role="status">
          <a href={exportPath(lastExport.id)} className="text-link" download>
            Download {lastExport.fileName}
          </a>{' '}
          ({thousands(Math.ceil(lastExport.bytes / 1000))} kB, <TimeAgo date={lastExport.createdAt} />){' '}
          <button type="button" className="text-button text-link" disabled={loading} onClick={() => void send(false)}>
            Delete the File
          </button>
        </p>
      )}
      <Button variant="outline" disabled={loading || isBusy} onClick={() => void send(true)}>
        Export Everything
      </Button>
    </Panel>
  )
}

const LoadProgress = (transfer: Transfer) => {
  const { id, status, fileName, linesDone, linesTotal, obstacles, error } = transfer
  const [load] = useLoadExportMutation({ refetchQueries: [TransfersDocument] })
  if (status === 'CHECKING')
    return (
      <Working
        id={id}
        text={`Reading ${fileName}: ${thousands(linesDone)} lines so far. Nothing is saved yet.`}
        label="Reading"
        stop="Stop Reading"
      />
    )
  if (status === 'WORKING')
    return (
      <Working
        id={id}
        text={`Loading: ${thousands(linesDone)} of ${thousands(linesTotal)} lines. Nothing is saved unless all lines load.`}
        label="Loading"
        stop="Stop Loading"
        done={linesDone}
        of={linesTotal}
      />
    )
  if (status === 'FAILED') return <ErrorText>{`Nothing was loaded. ${error}`}</ErrorText>
  if (status === 'DONE') return <p role="status">{`Loaded: ${formatContents(transfer)}.`}</p>
  return (
    <>
      <p key="read" role="status">
        <bdi>{fileName}</bdi> holds {formatContents(transfer) || 'nothing this site recognises'}. Nothing is saved until
        you confirm.
      </p>
      {obstacles.length > 0 ? (
        <ul className="bullets text-field-error" aria-label="Problems to fix first">
          {obstacles.map((obstacle) => (
            <li key={obstacle}>{obstacle}</li>
          ))}
        </ul>
      ) : (
        <ActionButton
          variant="solid"
          refused="Not loaded"
          action={async () => void (await load({ variables: { id } }))}
        >
          Load It Now
        </ActionButton>
      )}
    </>
  )
}

interface WorkingProps {
  id: string
  text: string
  label: string
  stop: string
  done?: number
  of?: number
}

const Working = ({ id, text, label, stop, done = 0, of = 0 }: WorkingProps) => {
  const [stopTransfer] = useStopTransferMutation()
  return (
    <>
      <p role="status">{text}</p>
      <ProgressBar label={label} done={done} of={of} />
      <ActionButton refused="Not stopped" action={async () => void (await stopTransfer({ variables: { id } }))}>
        {stop}
      </ActionButton>
    </>
  )
}

const contentWords: Readonly<Record<string, string>> = {
  supplier: 'supplier',
  review: 'review',
  post: 'post',
  picture: 'picture',
  countyGuide: 'county guide',
  redirect: 'redirect',
  backlink: 'backlink',
  schedule: 'schedule',
  externalRating: 'external rating',
  adSlot: 'advertisement slot',
}

const formatContents = ({ counts }: Pick<Transfer, 'counts'>): string => {
  const counted = Object.entries(contentWords).flatMap(([kind, word]) => {
    const count = counts.find(({ name }) => name === kind)?.count
    return count ? plural(count, word) : []
  })
  const isMore = counts.some(({ name, count }) => count > 0 && !contentWords[name])
  return [...counted, ...(isMore ? ['settings and more'] : [])].join(', ')
}
