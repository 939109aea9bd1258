import { useDecisionMailQuery, type PendingKind } from '../../graphql.generated.ts'
import { Failed } from '../../ui/Failed.tsx'
import { PanelSkeleton } from '../../ui/Skeletons.tsx'
import { DecisionForm, type DecisionWords } from './DecisionForm.tsx'
import { kinds } from './kinds.ts'

interface ItemDecisionProps {
  item: { id: string; kind: PendingKind }
  choice: 'APPROVE' | 'REJECT'
  onClose: () => void
  /** Returns the error, if any. */
  onDecide: (words: DecisionWords) => Promise<unknown>
}

/** Asks for the texts of a decision, beside the email that it sends. */
export const ItemDecision = ({ item: { id, kind }, choice, onClose, onDecide }: ItemDecisionProps) => {
  const { approve, reject, recipient } = kinds[kind]
  const { data, error, refetch } = useDecisionMailQuery({
    variables: { id, kind, choice },
    skip: recipient === undefined,
    fetchPolicy: 'network-only',
  })
  if (error)
    return (
      <Failed
        message="The email preview could not be loaded."
        error={error}
        onRetry={() => void refetch().catch(() => {})}
      />
    )
  if (recipient !== undefined && !data) return <PanelSkeleton height="160px" />
  return (
    <DecisionForm
      button={choice === 'APPROVE' ? approve : reject}
      isReasonNeeded={choice === 'REJECT'}
      mail={data?.pendingItem?.decisionMail ?? null}
      recipient={recipient && `the ${recipient}`}
      onClose={onClose}
      onDecide={onDecide}
    />
  )
}
