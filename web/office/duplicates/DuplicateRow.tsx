import { useState } from 'react'
import { useDismissDuplicatePairMutation } from '../../graphql.generated.ts'
import { getErrorMessage } from '../../ui/forms/server-errors.ts'
import { toast } from '../../ui/kit/toaster.tsx'
import { DuplicateFields } from './DuplicateFields.tsx'
import { getPairIds, getPairKey, type DuplicatePair } from './duplicate-pair.ts'
import type { PairMerge } from './use-merge-choice.ts'

interface DuplicateRowProps {
  pair: DuplicatePair
  isSelected: boolean
  onToggle: (key: string) => void
  isOpen: boolean
  onOpen: (key: string) => void
  onMerge: (merge: PairMerge) => Promise<void>
}

/** A pair with its reasons; opens the comparison. */
export const DuplicateRow = ({ pair, isSelected, onToggle, isOpen, onOpen, onMerge }: DuplicateRowProps) => {
  const [isDismissed, setIsDismissed] = useState(false)
  const [dismiss, { loading }] = useDismissDuplicatePairMutation()
  const { original, duplicate, reason, decision } = pair
  const setDismissed = async (next: boolean) => {
    try {
      await dismiss({ variables: { input: { ...getPairIds(pair), isDismissed: next } } })
      setIsDismissed(next)
      if (next && isSelected) onToggle(getPairKey(pair))
    } catch (error) {
      toast({ title: 'Not saved', description: getErrorMessage(error), type: 'error' })
    }
  }
  if (isDismissed) {
    return (
      <li className="duplicate-row">
        <p>
          {duplicate.name} will not be suggested as a duplicate of {original.name} again.
        </p>
        <button type="button" className="text-button" disabled={loading} onClick={() => void setDismissed(false)}>
          Suggest It Again
        </button>
      </li>
    )
  }
  return (
    <li className="duplicate-row">
      <label className="duplicates-check">
        <input type="checkbox" checked={isSelected} onChange={() => onToggle(getPairKey(pair))} />
        <span className="visually-hidden">
          Select {duplicate.name} as a duplicate of {original.name}
        </span>
      </label>
      <dl>
        <div>
          <dt>Original</dt>
          <dd>
            <Named supplier={original} />
          </dd>
        </div>
        <div>
          <dt>Duplicate</dt>
          <dd>
            <Named supplier={duplicate} />
          </dd>
        </div>
        <div className="duplicate-reason">
          <dt>Reason</dt>
          <dd>
            {decision === 'PERHAPS' && <strong>Uncertain match. </strong>}
            <span>{reason}</span>
          </dd>
        </div>
      </dl>
      <div className="duplicate-buttons">
        <button type="button" className="text-button" aria-expanded={isOpen} onClick={() => onOpen(getPairKey(pair))}>
          Compare{' '}
          <span className="visually-hidden">
            {original.name} and {duplicate.name}
          </span>
        </button>
        <button type="button" className="text-button" disabled={loading} onClick={() => void setDismissed(true)}>
          Not a Duplicate<span className="visually-hidden">: {duplicate.name}</span>
        </button>
      </div>
      {isOpen && <DuplicateFields pair={getPairIds(pair)} onMerge={onMerge} />}
    </li>
  )
}

const Named = ({ supplier: { id, name, city, county } }: { supplier: DuplicatePair['original'] }) => (
  <>
    <a href={`/suppliers/${id}`} target="_blank" rel="noreferrer">
      {name}
    </a>{' '}
    {[city, county].filter(Boolean).join(', ')}
  </>
)
