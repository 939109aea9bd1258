import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import {
  useDecideMutation,
  useMarkMessageMutation,
  type ItemChoice,
  type MessageMark,
} from '../../graphql.generated.ts'
import type { ShortcutKey } from '../ui/use-shortcuts.ts'
import { kinds } from './kinds.ts'
import { ListingForm } from './ListingForm.tsx'
import type { Item } from './item.ts'
import type { DecisionWords } from './DecisionForm.tsx'
import { ItemDecision } from './ItemDecision.tsx'
import { useDeciding } from './use-deciding.ts'

export const ItemActions = ({ item }: { item: Item }) => {
  const { id, kind, title } = item
  const { approve, reject, hasNote, needsReason } = kinds[kind]
  const [decide] = useDecideMutation()
  const [mark] = useMarkMessageMutation()
  const [open, setOpen] = useState<ItemChoice | 'listing'>()
  const { isBusy, run } = useDeciding(item)
  const decideAs = (choice: ItemChoice, { message, note }: DecisionWords = {}) =>
    run(() => decide({ variables: { input: { id, kind, choice, message: message || null, note: note || null } } }))
  const close = () => setOpen(undefined)
  if (open === 'listing') return <ListingForm item={item} onClose={close} />
  if (open) {
    return <ItemDecision item={item} choice={open} onClose={close} onDecide={(words) => decideAs(open, words)} />
  }
  const markAs = (as: MessageMark) => void run(() => mark({ variables: { input: { id, mark: as } } }))
  return (
    <div className="request-actions" role="group" aria-label={`Decide: ${title}`}>
      {kind === 'REQUEST' && (
        <Button minH="11" disabled={isBusy} onClick={() => setOpen('listing')}>
          Create a Supplier
        </Button>
      )}
      <Button
        data-key="a"
        aria-keyshortcuts="a"
        minH="11"
        variant={kind === 'REQUEST' ? 'outline' : 'solid'}
        disabled={isBusy}
        onClick={() => (hasNote ? setOpen('APPROVE') : void decideAs('APPROVE'))}
      >
        {approve} <KeyHint letter="a" />
      </Button>
      {kind === 'MESSAGE' && (
        <Button minH="11" variant="outline" disabled={isBusy} onClick={() => markAs(item.readAt ? 'UNREAD' : 'READ')}>
          {item.readAt ? 'Mark as Unread' : 'Mark as Read'}
        </Button>
      )}
      <Button
        data-key="r"
        aria-keyshortcuts="r"
        minH="11"
        variant="outline"
        disabled={isBusy}
        onClick={() => (needsReason ? setOpen('REJECT') : void decideAs('REJECT'))}
      >
        {reject} <KeyHint letter="r" />
      </Button>
    </div>
  )
}

/** Shows a button's key; hidden from screen readers. */
const KeyHint = ({ letter }: { letter: ShortcutKey }) => (
  <kbd className="key-hint" aria-hidden="true">
    {letter}
  </kbd>
)
