import type { MergeDuplicatesMutation } from '../../graphql.generated.ts'
import type { DuplicatePair } from './duplicate-pair.ts'

export type CleanReport = NonNullable<NonNullable<MergeDuplicatesMutation['mergeDuplicates']>['report']>

interface CleanOutcomeProps {
  outcome: CleanReport
  pairs: readonly DuplicatePair[]
}

/** How many pairs were merged, and why others were not. */
export const CleanOutcome = ({ outcome: { successful, processed, failures }, pairs }: CleanOutcomeProps) => {
  const suppliers = pairs.flatMap(({ original, duplicate }) => [duplicate, original])
  const getName = (id: string) => suppliers.find((one) => one.id === id)?.name ?? id
  return (
    <div role="status" className="duplicates-outcome">
      <p>
        Merged {successful} of {processed} {processed === 1 ? 'pair' : 'pairs'}.
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
