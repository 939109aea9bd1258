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
import { ActionButton } from '../ui/actions.tsx'
import { State } from '../ui/State.tsx'
import { BatchActions } from './BatchActions.tsx'
import { TransferPanels } from './TransferPanels.tsx'
import { UploadedFile, UploadFile } from './UploadedFile.tsx'
import { noResults } from '../ui/shared-words.ts'

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
