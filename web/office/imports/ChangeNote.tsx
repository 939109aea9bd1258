import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { Link } from 'react-router'
import {
  useIntakeChangeNowQuery,
  useLeftSuppliersQuery,
  type IntakeChange_ChangeFragment,
  type IntakeStep,
} from '../../graphql.generated.ts'
import { Failed } from '../../ui/Failed.tsx'
import { pollOptions } from '../ui/poll-options.ts'
import { useJobEnd } from '../../ui/refetch-figures.ts'
import { thousands } from '../../ui/thousands.ts'
import { TimeAgo } from '../ui/TimeAgo.tsx'

interface ChangeNoteProps {
  of: { importId: string } | { runId: string }
  change: IntakeChange_ChangeFragment
}

const refreshMs = 2000
const words: Record<IntakeStep, [now: string, done: string]> = {
  HIDE: ['Hiding', 'hidden'],
  SHOW: ['Listing', 'listed'],
  UNDO: ['Undoing', 'undone'],
}

/** The progress of an import's last change, and the suppliers that undoing skipped. */
export const ChangeNote = ({ of, change: begun }: ChangeNoteProps) => {
  const { data } = useIntakeChangeNowQuery({
    variables: { id: begun.id },
    skip: begun.finishedAt !== null,
    pollInterval: refreshMs,
    ...pollOptions,
  })
  const change = data?.intakeChange ?? begun
  useJobEnd(change.finishedAt === null)
  const [isOpen, setOpen] = useState(false)
  const { step, username, done, leftAlone, startedAt, finishedAt } = change
  return (
    <>
      <p className="admin-small" role="status">
        {finishedAt
          ? `${thousands(done)} ${words[step][1]}${leftAlone ? `, ${thousands(leftAlone)} skipped` : ''}`
          : `${words[step][0]}… ${thousands(done)} so far`}
        , by {username} <TimeAgo date={startedAt} />
      </p>
      {leftAlone > 0 && finishedAt && (
        <Button
          size="sm"
          minH="11"
          justifySelf="start"
          variant="outline"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          Skipped
        </Button>
      )}
      {isOpen && <LeftAlone of={of} />}
    </>
  )
}

const LeftAlone = ({ of }: Pick<ChangeNoteProps, 'of'>) => {
  const { data, error, refetch } = useLeftSuppliersQuery({ variables: of, fetchPolicy: 'network-only' })
  const left = data?.leftSuppliers
  if (error) return <Failed message="The list could not be loaded." error={error} onRetry={() => void refetch()} />
  if (!left) return null
  return (
    <>
      <ul className="admin-list" aria-label="Skipped">
        {left.nodes.map(({ id, supplierId, name, explanation }) => (
          <li key={id}>
            <Link className="admin-link" to={`/admin/suppliers?supplier=${supplierId}`}>
              <bdi>{name}</bdi>
            </Link>
            : {explanation}
          </li>
        ))}
      </ul>
      {left.pageInfo.hasNextPage && <p className="admin-small">The first 100 are shown.</p>}
    </>
  )
}
