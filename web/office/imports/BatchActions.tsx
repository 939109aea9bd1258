import { useState } from 'react'
import { Link } from 'react-router'
import {
  useChangeBatchMutation,
  type BatchChange_ChangeFragment,
  useBatchChangeQuery,
  useSkippedSuppliersQuery,
  useLaterBatchesQuery,
} from './Batches.generated.ts'
import type { BatchStep } from '../../schema.generated.ts'
import { Confirm, Toggle } from '../ui/actions.tsx'
import { plural, thousands } from '../../../api/text/plural.rules.ts'
import { pollOptions } from '../ui/poll-options.ts'
import { useJobEnd } from '../../ui/refetch-figures.ts'
import { TimeAgo } from '../ui/TimeAgo.tsx'
import { LoadingPanel } from '../ui/Panel.tsx'
import { ListRow } from '../ui/lists.tsx'

type Batch = { importId: string } | { runId: string }

interface BatchActionsProps {
  of: Batch
  name: string
  added: number
  isRunning: boolean
  lastChange: BatchChange_ChangeFragment | null
}

const questions: Record<BatchStep, (count: string) => string> = {
  HIDE: (count) => `Hides every supplier it added (${count}). You can list them again.`,
  SHOW: (count) => `Lists every supplier it added (${count}), including those awaiting approval.`,
  UNDO: (count) =>
    `Removes what it added (${count}) and restores what it changed. Later edits are kept and listed. This can’t be undone.`,
}
const buttons: readonly [BatchStep, string][] = [
  ['HIDE', 'Hide All'],
  ['SHOW', 'List All'],
  ['UNDO', 'Undo'],
]

export const BatchActions = ({ of, name, added, isRunning, lastChange }: BatchActionsProps) => {
  const [change] = useChangeBatchMutation()
  const [begun, setBegun] = useState<BatchChange_ChangeFragment>()
  const query = 'importId' in of ? `import=${of.importId}` : `run=${of.runId}`
  const last = begun ?? lastChange
  const parts = buttons.map(([step, label]) => [
    label,
    (close: () => void) => (
      <>
        {step === 'UNDO' && <LaterBatches of={of} />}
        <Confirm
          text={questions[step](thousands(added))}
          button={`Yes, ${label}`}
          refused="Not done"
          isGrave={step === 'UNDO'}
          action={async () => {
            const { data } = await change({ variables: { input: { ...of, step } } })
            setBegun(data?.changeBatch?.change ?? undefined)
            close()
          }}
        />
      </>
    ),
  ])
  return (
    <div role="group" aria-label={name}>
      <ListRow
        name={name}
        parts={isRunning ? {} : Object.fromEntries(parts)}
        grave="Undo"
        note={last && <ChangeNote key={last.id} of={of} change={last} />}
      >
        <Link className="text-link touch" to={`/admin/suppliers?${query}`}>
          Show suppliers
        </Link>
      </ListRow>
    </div>
  )
}

const refreshMs = 2000
const words: Record<BatchStep, [now: string, done: string]> = {
  HIDE: ['Hiding', 'hidden'],
  SHOW: ['Listing', 'listed'],
  UNDO: ['Undoing', 'undone'],
}

const ChangeNote = ({ of, change: begun }: { of: Batch; change: BatchChange_ChangeFragment }) => {
  const { data } = useBatchChangeQuery({
    variables: { id: begun.id },
    skip: begun.finishedAt !== null,
    pollInterval: refreshMs,
    ...pollOptions,
  })
  const change = data?.batchChange ?? begun
  useJobEnd(change.finishedAt === null)
  const { step, username, done, skipped, startedAt, finishedAt } = change
  return (
    <>
      <p className="muted small-text" role="status">
        {finishedAt
          ? `${thousands(done)} ${words[step][1]}${skipped ? `, ${thousands(skipped)} skipped` : ''}`
          : `${words[step][0]}… ${thousands(done)} so far`}
        , by {username} <TimeAgo date={startedAt} />
      </p>
      {skipped > 0 && finishedAt && (
        <Toggle label="Skipped" size="sm">
          {() => <SkippedSuppliers of={of} />}
        </Toggle>
      )}
    </>
  )
}

const SkippedSuppliers = ({ of }: { of: Batch }) => {
  const query = useSkippedSuppliersQuery({ variables: of, fetchPolicy: 'network-only' })
  const left = query.data?.skippedSuppliers
  if (!left) return <LoadingPanel query={query} things="the list" height="96px" />
  return (
    <>
      <ul className="entries" aria-label="Skipped">
        {left.nodes.map(({ id, supplierId, name, explanation }) => (
          <li key={id}>
            <Link className="text-link" to={`/admin/suppliers?supplier=${supplierId}`}>
              <bdi>{name}</bdi>
            </Link>
            : {explanation}
          </li>
        ))}
      </ul>
      {left.pageInfo.hasNextPage && <p className="muted small-text">The first 100 are shown.</p>}
    </>
  )
}

/** Later imports and scrapes of the same suppliers must be undone first. */
const LaterBatches = ({ of }: { of: Batch }) => {
  const query = useLaterBatchesQuery({ variables: of, fetchPolicy: 'network-only' })
  if (!query.data) return <LoadingPanel query={query} things="the later imports and scrapes" height="48px" />
  const later = query.data.laterBatches
  if (!later?.length) return null
  const names = later.map(
    ({ importId, runId, supplierCount }) =>
      `${importId ? `import ${importId}` : `scrape ${runId}`} (${plural(supplierCount, 'supplier')})`,
  )
  return (
    <p role="note">
      <strong>{`Undo first${later.length > 1 ? ', in this order' : ''}: ${names.join(', ')}.`}</strong>{' '}
      {later.length === 1
        ? 'It changed some of these suppliers later, and those changes would stay.'
        : 'They changed some of these suppliers later, and those changes would stay.'}
    </p>
  )
}
