import { Button } from '@chakra-ui/react'
import { TimeAgo } from '../ui/TimeAgo.tsx'
import { useUndoDecisionMutation } from '../../graphql.generated.ts'
import { statusWords } from './kinds.ts'
import type { Item } from './item.ts'
import { useDeciding } from './use-deciding.ts'

export const DecidedNote = ({ item: { id, kind, status, decision } }: { item: Item }) => {
  const [undo] = useUndoDecisionMutation()
  const { isBusy, run } = useDeciding({ id, kind })
  const word = statusWords[status]
  if (decision?.status !== status)
    return (
      <p className="request-decided" role="status">
        {word}, changed elsewhere.
      </p>
    )
  return (
    <div className="request-decided">
      <p role="status">
        <strong>{word}</strong> by {decision.username}, <TimeAgo date={decision.decidedAt} />
      </p>
      {(decision.message || decision.note) && (
        <dl className="request-facts">
          {decision.message && (
            <>
              <dt>Message</dt>
              <dd>{decision.message}</dd>
            </>
          )}
          {decision.note && (
            <>
              <dt>Internal note</dt>
              <dd>{decision.note}</dd>
            </>
          )}
        </dl>
      )}
      <Button
        data-key="u"
        variant="outline"
        minH="11"
        disabled={isBusy}
        onClick={() => void run(() => undo({ variables: { input: { id, kind } } }))}
      >
        Undo
      </Button>
    </div>
  )
}
