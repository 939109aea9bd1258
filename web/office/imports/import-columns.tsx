import { type SupplierImportsQuery, useStopSupplierImportMutation } from './ImportsTab.generated.ts'
import type { ImportStatus } from '../../schema.generated.ts'
import { countColumn, textColumn, type TableColumn } from '../table/table-column.ts'
import { TimeAgo } from '../ui/TimeAgo.tsx'
import { Button } from '@chakra-ui/react'
import { toastFailure } from '../ui/toast-failure.ts'

type Listed = NonNullable<SupplierImportsQuery['supplierImports']>['nodes'][number]
/** The CSV export reads imports without their last change. */
export type ImportRow = Omit<Listed, 'lastChange'> & Partial<Pick<Listed, 'lastChange'>>

export const importStates: Record<ImportStatus, [word: string, state?: string]> = {
  RUNNING: ['Running'],
  STOPPED: ['Interrupted', 'bad'],
  FINISHED: ['Finished', 'good'],
  FAILED: ['Failed', 'bad'],
}

export const importColumns: readonly TableColumn<ImportRow>[] = [
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
        <span className="admin-state" data-state={importStates[status][1]}>
          {importStates[status][0]}
        </span>
        <div className="admin-small">Import {id}</div>
        {status === 'RUNNING' && <StopImport id={id} />}
      </>
    ),
    csv: [
      { heading: 'File', value: ({ fileName }) => fileName },
      { heading: 'Status', value: ({ status }) => importStates[status][0] },
    ],
  },
  textColumn('by', 'By', ({ username }) => username),
  {
    id: 'started',
    label: 'Started',
    sort: { ascending: 'OLDEST', descending: 'NEWEST' },
    cell: ({ startedAt }) => <TimeAgo date={startedAt} />,
    csv: [{ heading: 'Started', value: ({ startedAt }) => startedAt }],
  },
  {
    id: 'ended',
    label: 'Ended',
    isExtra: true,
    cell: ({ finishedAt }) => finishedAt && <TimeAgo date={finishedAt} />,
    csv: [{ heading: 'Ended', value: ({ finishedAt }) => finishedAt }],
  },
  {
    ...countColumn('added', 'Added', ({ added }: ImportRow) => added),
    sort: { ascending: 'ADDED_FEWEST', descending: 'ADDED_MOST' },
  },
  countColumn('changed', 'Changed', ({ changed }) => changed),
  countColumn('unchanged', 'Unchanged', ({ unchanged }) => unchanged),
  countColumn('refused', 'Refused', ({ refused }) => refused),
]

/** A stopped import can be undone or, with the same file, resumed. */
const StopImport = ({ id }: { id: string }) => {
  const [stop, { loading }] = useStopSupplierImportMutation()
  const send = () => void stop({ variables: { id } }).catch(toastFailure('Not Stopped'))
  return (
    <Button variant="outline" loading={loading} onClick={send}>
      Stop <span className="visually-hidden">import {id}</span>
    </Button>
  )
}
