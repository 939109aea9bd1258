import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import {
  RecentMergesDocument,
  useMergeDuplicatesMutation,
  type MergeDuplicatesMutationVariables,
  type DuplicatesQuery,
  type MergeDuplicatesMutation,
} from './DuplicatesTab.generated.ts'
import { plural, thousands } from '../../../api/text/plural.rules.ts'
import { toggleKey } from '../ui/toggle-key.ts'
import { getErrorMessage } from '../../ui/forms/server-errors.ts'
import { ErrorText } from '../ui/State.tsx'
import { Confirm, Toggle } from '../ui/actions.tsx'
import { DuplicateRow, getPairIds, getPairKey, toPairKey, type DuplicatePair, type PairMerge } from './DuplicateRow.tsx'

interface CleanDuplicatesProps {
  report: DuplicatesQuery['duplicateSuppliers']
  isStale: boolean
  onFetch: () => void
}

export const CleanDuplicates = ({ report, isStale, onFetch }: CleanDuplicatesProps) => {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [outcome, setOutcome] = useState<CleanReport>()
  const [error, setError] = useState<string>()
  const [done, setDone] = useState<ReadonlySet<string>>(new Set())
  const [clean] = useMergeDuplicatesMutation({ refetchQueries: [RecentMergesDocument] })
  const pairs = report.pairs.filter((pair) => !done.has(getPairKey(pair)))
  const chosen = pairs.filter((pair) => selected.has(getPairKey(pair)))
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
            <Button variant="outline" onClick={() => setSelected(new Set(pairs.map(getPairKey)))}>
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
