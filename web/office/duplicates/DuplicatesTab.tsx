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
  RecentMergesDocument,
  useMergeDuplicatesMutation,
  type MergeDuplicatesMutationVariables,
  type DuplicatesQuery,
  type MergeDuplicatesMutation,
} from './DuplicatesTab.generated.ts'
import { useEnd } from '../../ui/refetch-figures.ts'
import { Failed } from '../../ui/Failed.tsx'
import { LoadingPanel, Panel } from '../ui/Panel.tsx'
import { OfficeCheckbox } from '../ui/forms/OfficeCheckbox.tsx'
import { useQueryString } from '../ui/use-query-string.ts'
import { pollOptions, usePollWhile } from '../ui/poll-options.ts'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { plural, thousands } from '../../../api/text/plural.rules.ts'
import { ActionButton, Confirm, Toggle } from '../ui/actions.tsx'
import './DuplicatesTab.css'
import { timeText } from '../ui/time-text.ts'
import { ListRow, RowList } from '../ui/lists.tsx'
import { toggleKey } from '../ui/toggle-key.ts'
import { getErrorMessage } from '../../ui/forms/server-errors.ts'
import { ErrorText } from '../ui/State.tsx'
import { DuplicateRow, getPairIds, getPairKey, toPairKey, type DuplicatePair, type PairMerge } from './DuplicateRow.tsx'

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

interface CleanDuplicatesProps {
  report: DuplicatesQuery['duplicateSuppliers']
  isStale: boolean
  onFetch: () => void
}

const CleanDuplicates = ({ report, isStale, onFetch }: CleanDuplicatesProps) => {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set())
  const [outcome, setOutcome] = useState<CleanReport>()
  const [error, setError] = useState<string>()
  const [done, setDone] = useState<ReadonlySet<string>>(new Set())
  const [clean] = useMergeDuplicatesMutation({ refetchQueries: [RecentMergesDocument] })
  const pairs = report.pairs.filter((pair) => !done.has(getPairKey(pair)))
  const offered = pairs.filter((pair) => !dismissed.has(getPairKey(pair)))
  const chosen = offered.filter((pair) => selected.has(getPairKey(pair)))
  const send = async () => {
    if (await cleanPairs({ pairs: chosen.map(getPairIds) }, chosen)) setSelected(new Set())
  }
  const mergeOne = async (pair: DuplicatePair, { originalId, duplicateId, ...choice }: PairMerge) => {
    const choices = choice.fromOriginal.length + choice.fromDuplicate.length ? [{ duplicateId, ...choice }] : []
    await cleanPairs({ pairs: [{ originalId, duplicateId }], choices }, [pair])
  }
  /** Returns false if nothing was merged. */
  const cleanPairs = async (variables: MergeDuplicatesMutationVariables, pairs: readonly DuplicatePair[]) => {
    setError(undefined)
    try {
      const { data } = await clean({ variables })
      const cleaned = data?.mergeDuplicates?.report
      if (!cleaned) return false
      setOutcome(cleaned)
      const failed = new Set(cleaned.failures.map(toPairKey))
      setDone((before) => new Set([...before, ...pairs.map(getPairKey).filter((key) => !failed.has(key))]))
      return true
    } catch (failure) {
      setError(`Failed to clean duplicates: ${getErrorMessage(failure)}`)
      return false
    }
  }
  const left = report.duplicatesFound - done.size
  return (
    <>
      <p role="status">
        {left === 0
          ? 'No duplicates found.'
          : `${plural(left, 'duplicate pair')} found${pairs.length && left > pairs.length ? `; the ${pairs.length} most likely are listed` : ''}.`}
      </p>
      {report.waiting > 0 && (
        <p className="muted small-text">
          {report.waiting === 1 ? '1 supplier has' : `${thousands(report.waiting)} suppliers have`} changed and will be
          compared within minutes.
        </p>
      )}
      <ErrorText>{error}</ErrorText>
      {outcome && <CleanOutcome outcome={outcome} pairs={report.pairs} />}
      {pairs.length > 0 && (
        <>
          <div className="row">
            <Button variant="outline" onClick={() => setSelected(new Set(offered.map(getPairKey)))}>
              Select All
            </Button>
            <Button variant="outline" disabled={!chosen.length} onClick={() => setSelected(new Set())}>
              Select None
            </Button>
            <Toggle label={`Merge ${chosen.length} Selected`} variant="solid" disabled={!chosen.length || isStale}>
              {(close) => (
                <div role="group" aria-label="Confirm merge" className="row card flat">
                  <Confirm
                    text={`Merge ${chosen.length === 1 ? '1 duplicate into its original' : `${chosen.length} duplicates into their originals`}? You can undo each merge below.`}
                    button="Yes, Merge"
                    refused="Not merged"
                    action={() => send().finally(close)}
                  />
                </div>
              )}
            </Toggle>
          </div>
          <section
            className="duplicates-list panel"
            data-open={pairs.some((pair) => open.has(getPairKey(pair))) ? '' : undefined}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must take the focus
            tabIndex={0}
            aria-label="Duplicate pairs"
          >
            <ul>
              {pairs.map((pair) => (
                <DuplicateRow
                  key={getPairKey(pair)}
                  pair={pair}
                  isSelected={selected.has(getPairKey(pair))}
                  onToggle={(key) => setSelected(toggleKey(key))}
                  isOpen={open.has(getPairKey(pair))}
                  onOpen={(key) => setOpen(toggleKey(key))}
                  isDismissed={dismissed.has(getPairKey(pair))}
                  onDismiss={(key) => setDismissed(toggleKey(key))}
                  onMerge={(merge) => mergeOne(pair, merge)}
                />
              ))}
            </ul>
          </section>
        </>
      )}
      {report.duplicatesFound > report.pairs.length && !pairs.length && (
        <Button variant="outline" onClick={onFetch}>
          Fetch the Next Pairs
        </Button>
      )}
    </>
  )
}

type CleanReport = NonNullable<NonNullable<MergeDuplicatesMutation['mergeDuplicates']>['report']>

interface CleanOutcomeProps {
  outcome: CleanReport
  pairs: readonly DuplicatePair[]
}

const CleanOutcome = ({ outcome: { successful, processed, failures }, pairs }: CleanOutcomeProps) => {
  const suppliers = pairs.flatMap(({ original, duplicate }) => [duplicate, original])
  const getName = (id: string) => suppliers.find((one) => one.id === id)?.name ?? id
  return (
    <div role="status">
      <p>
        Merged {successful} of {plural(processed, 'pair')}.
      </p>
      {failures.length > 0 && (
        <ul aria-label="Not merged">
          {failures.map(({ originalId, duplicateId, reason }) => (
            <li key={`${originalId} ${duplicateId}`}>
              <strong>{getName(duplicateId)}</strong>: {reason}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
