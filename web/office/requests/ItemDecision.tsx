import { useDecisionMailQuery } from './PendingCard.generated.ts'
import type { PendingKind } from '../../schema.generated.ts'
import { LoadingPanel } from '../ui/LoadingPanel.tsx'
import { DecisionForm, type DecisionWords } from './DecisionForm.tsx'
import { kinds } from './kinds.ts'

interface ItemDecisionProps {
  item: { id: string; kind: PendingKind }
  choice: 'APPROVE' | 'REJECT'
  onClose: () => void
  onDecide: (words: DecisionWords) => Promise<unknown>
}

export const ItemDecision = ({ item: { id, kind }, choice, onClose, onDecide }: ItemDecisionProps) => {
  const { approve, reject, recipient } = kinds[kind]
  const query = useDecisionMailQuery({
    variables: { id, kind, choice },
    skip: recipient === undefined,
    fetchPolicy: 'network-only',
  })
  const { data } = query
  if (recipient !== undefined && !data)
    return <LoadingPanel query={query} failed="The email preview could not be loaded." height="160px" />
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
