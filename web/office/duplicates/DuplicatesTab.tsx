import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import {
  useDuplicatesQuery,
  useCompareAllSuppliersMutation,
  useDuplicateRunQuery,
  type DuplicateRunQuery,
  useRecentMergesQuery,
  useRevertMergeMutation,
} from './DuplicatesTab.generated.ts'
import { useEnd } from '../../ui/refetch-figures.ts'
import { Failed } from '../../ui/Failed.tsx'
import { LoadingPanel, Panel } from '../ui/Panel.tsx'
import { OfficeCheckbox } from '../ui/forms/OfficeCheckbox.tsx'
import { useQueryString } from '../ui/use-query-string.ts'
import { CleanDuplicates } from './CleanDuplicates.tsx'
import { pollOptions, usePollWhile } from '../ui/poll-options.ts'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { plural, thousands } from '../../../api/text/plural.rules.ts'
import { ActionButton } from '../ui/actions.tsx'
import './DuplicatesTab.css'
import { timeText } from '../ui/time-text.ts'
import { ListRow, RowList } from '../ui/lists.tsx'

/** The address `?pairs=same` fetches certain pairs at once, `?pairs=all` uncertain ones too. */
export const Component = () => {
  const [params] = useSearchParams()
  const { set } = useQueryString()
  const wanted = ['same', 'all'].find((one) => one === params.get('pairs'))
  const includeDoubtful = wanted === 'all'
  const { data, loading, error, refetch } = useDuplicatesQuery({
    variables: { includeDoubtful },
    skip: !wanted,
    fetchPolicy: 'network-only',
  })
  const [fetches, setFetches] = useState(0)
  const fetch = () => {
    setFetches((times) => times + 1)
    void refetch().catch(() => {}) // shown through `error`
  }
  const report = data?.duplicateSuppliers
  return (
    <section className="stack">
      <p className="lead">
        Find suppliers listed twice. The original keeps all reviews, and the duplicate’s address redirects to it.
      </p>
      <div className="row">
        <Button loading={loading} loadingText="Fetching…" onClick={() => (wanted ? fetch() : set('pairs', 'same'))}>
          Fetch Duplicates
        </Button>
        <OfficeCheckbox
          label="Include uncertain matches"
          checked={includeDoubtful}
          onChange={(event) => set('pairs', event.target.checked ? 'all' : 'same')}
        />
      </div>
      <CompareAll onFinished={report && fetch} />
      {error && !loading && <Failed message="Failed to fetch duplicate suppliers." error={error} onRetry={fetch} />}
      {!error && report && (
        <CleanDuplicates key={`${wanted} ${fetches}`} report={report} isStale={loading} onFetch={fetch} />
      )}
      <RecentMerges onUndone={report && fetch} />
    </section>
  )
}

const pollMs = 1500

const CompareAll = ({ onFinished }: { onFinished?: (() => void) | undefined }) => {
  const query = useDuplicateRunQuery({ fetchPolicy: 'cache-and-network', ...pollOptions })
  const { data } = query
  const [compare] = useCompareAllSuppliersMutation({ refetchQueries: ['DuplicateRun'] })
  const run = data?.duplicateRun
  const status = run?.status
  const isRunning = status === 'RUNNING'
  usePollWhile(isRunning, query, pollMs)
  useEnd(isRunning, () => status === 'FINISHED' && onFinished?.())
  if (!data) return null
  return (
    <div className="row between">
      <p className="muted small-text" role="status">
        {run ? formatComparison(run) : 'Suppliers haven’t been compared yet.'}
      </p>
      <ActionButton
        refused={isRunning ? 'Not stopped' : 'Not started'}
        action={async () => void (await compare({ variables: { isWanted: !isRunning } }))}
      >
        {isRunning ? 'Stop Comparing' : run ? 'Compare All Again' : 'Compare All'}
      </ActionButton>
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
    return `The comparison started on ${timeText(startedAt)} ${status === 'STOPPED' ? 'was stopped' : 'failed'}. These pairs are from the previous one.`
  const all = `All ${thousands(suppliers)} suppliers were compared on ${timeText(finishedAt!)}.`
  return added || dropped
    ? `${all} It found ${plural(added ?? 0, 'pair')} missed by earlier comparisons, and dropped ${thousands(dropped ?? 0)}.`
    : all
}

const RecentMerges = ({ onUndone }: { onUndone?: (() => void) | undefined }) => {
  const query = useRecentMergesQuery({ fetchPolicy: 'cache-and-network' })
  const { data, refetch } = query
  const [undo] = useRevertMergeMutation()
  if (!data) return <LoadingPanel query={query} things="the recent merges" height="160px" />
  return (
    <Panel title="Recent merges">
      <RowList label="Recent merges" rows={data.merges.nodes} empty="No merges yet.">
        {({ id, original, duplicate, mergedBy, mergedAt, undoneBy, reviewsMoved }) => (
          <ListRow
            name={duplicate.name}
            parts={{}}
            actions={
              !undoneBy && (
                <ActionButton
                  refused="Failed to undo the merge"
                  action={async () => {
                    await undo({ variables: { mergeId: id } }).finally(() => void refetch().catch(() => {}))
                    onUndone?.()
                    return { title: `${duplicate.name} is a separate supplier again.` }
                  }}
                >
                  Undo <span className="visually-hidden">the merge of {duplicate.name}</span>
                </ActionButton>
              )
            }
          >
            <strong>
              <bdi>{duplicate.name}</bdi>
            </strong>{' '}
            into{' '}
            <strong>
              <bdi>{original.name}</bdi>
            </strong>
            <p className="muted small-text">
              {`${timeText(mergedAt)} by ${mergedBy}; ${plural(reviewsMoved, 'review')} moved${undoneBy ? `; undone by ${undoneBy}` : ''}`}
            </p>
          </ListRow>
        )}
      </RowList>
    </Panel>
  )
}
