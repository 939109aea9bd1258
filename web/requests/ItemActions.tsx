import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { useDecideMutation, useMarkMessageMutation, type MessageMark } from '../graphql.generated.ts'
import { kinds } from './kinds.ts'
import { ListingForm } from './ListingForm.tsx'
import type { Item } from './item.ts'
import { ReasonForm } from './ReasonForm.tsx'
import { useDeciding } from './use-deciding.ts'

/** The actions for a pending item. */
export const ItemActions = ({ item }: { item: Item }) => {
  const { id, kind, title } = item
  const { approve, reject, hasNote, needsReason } = kinds[kind]
  const [decide] = useDecideMutation()
  const [mark] = useMarkMessageMutation()
  const [open, setOpen] = useState<'approve' | 'reject' | 'listing'>()
  const { isBusy, run } = useDeciding(item)
  const decideAs = (isApproved: boolean, reason?: string) =>
    run(() =>
      decide({
        variables: { input: { id, kind, choice: isApproved ? 'APPROVE' : 'REJECT', explanation: reason || null } },
      }),
    )
  const close = () => setOpen(undefined)
  if (open === 'listing') return <ListingForm item={item} onClose={close} />
  if (open) {
    const isApproved = open === 'approve'
    return (
      <ReasonForm
        button={isApproved ? approve : reject}
        isNeeded={!isApproved}
        onClose={close}
        onDecide={(reason) => decideAs(isApproved, reason)}
      />
    )
  }
  const markAs = (as: MessageMark) => void run(() => mark({ variables: { input: { id, mark: as } } }))
  return (
    <div className="request-actions" role="group" aria-label={`Decide: ${title}`}>
      {kind === 'REQUEST' && (
        <Button minH="11" disabled={isBusy} onClick={() => setOpen('listing')}>
          Make a Supplier from It
        </Button>
      )}
      <Button
        minH="11"
        variant={kind === 'REQUEST' ? 'outline' : 'solid'}
        disabled={isBusy}
        onClick={() => (hasNote ? setOpen('approve') : void decideAs(true))}
      >
        {approve}
      </Button>
      {kind === 'MESSAGE' && (
        <Button minH="11" variant="outline" disabled={isBusy} onClick={() => markAs(item.readAt ? 'UNREAD' : 'READ')}>
          {item.readAt ? 'Mark as Unread' : 'Mark as Read'}
        </Button>
      )}
      <Button
        minH="11"
        variant="outline"
        disabled={isBusy}
        onClick={() => (needsReason ? setOpen('reject') : void decideAs(false))}
      >
        {reject}
      </Button>
    </div>
  )
}
