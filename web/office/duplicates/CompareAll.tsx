import { useEffect, useRef } from 'react'
import {
  useCompareAllSuppliersMutation,
  useDuplicateRunQuery,
  type DuplicateRunQuery,
} from '../../graphql.generated.ts'
import { pollOptions } from '../ui/poll-options.ts'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { getErrorMessage } from '../../ui/forms/server-errors.ts'
import { thousands } from '../../ui/thousands.ts'
import { toast } from '../../ui/kit/toaster.tsx'
import { formatTime } from './format-time.ts'

/** The poll interval of a running comparison. */
const pollMs = 1500

/** Starts and stops the comparison of all suppliers, and shows its progress or last result. */
export const CompareAll = ({ onFinished }: { onFinished?: (() => void) | undefined }) => {
  const { data, startPolling, stopPolling } = useDuplicateRunQuery({
    fetchPolicy: 'cache-and-network',
    ...pollOptions,
  })
  const [compare, { loading }] = useCompareAllSuppliersMutation({ refetchQueries: ['DuplicateRun'] })
  const run = data?.duplicateRun
  const status = run?.status
  const isRunning = status === 'RUNNING'
  const wasRunning = useRef(false)
  useEffect(() => {
    if (isRunning) startPolling(pollMs)
    else stopPolling()
    if (wasRunning.current && status === 'FINISHED') onFinished?.()
    wasRunning.current = isRunning
  }, [isRunning, status, startPolling, stopPolling, onFinished])
  if (!data) return null
  const toggleRun = async (isWanted: boolean) => {
    try {
      await compare({ variables: { isWanted } })
    } catch (error) {
      toast({ title: isWanted ? 'Not Started' : 'Not Stopped', description: getErrorMessage(error), type: 'error' })
    }
  }
  return (
    <div className="duplicates-run">
      <p className="admin-small" role="status">
        {run ? formatComparison(run) : 'Suppliers haven’t been compared yet.'}
      </p>
      <button type="button" className="outline-button" disabled={loading} onClick={() => void toggleRun(!isRunning)}>
        {isRunning ? 'Stop Comparing' : run ? 'Compare All Again' : 'Compare All'}
      </button>
      {isRunning && run && <ProgressBar label="Comparing all suppliers" done={run.compared} of={run.pairs} />}
    </div>
  )
}

const formatComparison = ({
  status,
  suppliers,
  pairs,
  compared,
  found,
  startedAt,
  finishedAt,
  added,
  dropped,
}: NonNullable<DuplicateRunQuery['duplicateRun']>) => {
  if (status === 'RUNNING')
    return pairs
      ? `${thousands(compared)} of ${thousands(pairs)} pairs compared, ${thousands(found)} found.`
      : `${thousands(suppliers)} suppliers read.`
  if (status !== 'FINISHED')
    return `The comparison that began on ${formatTime(startedAt)} ${status === 'STOPPED' ? 'was stopped' : 'failed'}; the pairs of the one before are shown.`
  const all = `All ${thousands(suppliers)} suppliers were compared on ${formatTime(finishedAt!)}.`
  return added || dropped
    ? `${all} It found ${thousands(added ?? 0)} ${added === 1 ? 'pair' : 'pairs'} missed by earlier comparisons, and dropped ${thousands(dropped ?? 0)}.`
    : all
}
