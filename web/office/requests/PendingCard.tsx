import { TimeAgo } from '../ui/TimeAgo.tsx'
import { usePendingCard_ItemFragment } from '../../graphql.generated.ts'
import { PreviousDeletion } from './PreviousDeletion.tsx'
import { DecidedNote } from './DecidedNote.tsx'
import { ItemActions } from './ItemActions.tsx'
import { ItemFacts } from './ItemFacts.tsx'
import { isUnread } from './item.ts'
import { kinds } from './kinds.ts'
import { LikelySuppliers } from './LikelySuppliers.tsx'

interface PendingCardProps {
  item: Parameters<typeof usePendingCard_ItemFragment>[0]
  /** Shows the kind, for lists of several kinds. */
  showsKind?: boolean
}

/** A pending or decided item, with everything known about it and its actions. */
export const PendingCard = ({ item: from, showsKind = false }: PendingCardProps) => {
  const { data: item, complete } = usePendingCard_ItemFragment(from)
  if (!complete) return null
  return (
    <div className="request" data-unread={isUnread(item) ? '' : undefined}>
      <div className="request-body">
        <h2>{item.title}</h2>
        <p className="request-when">
          {showsKind && <span>{`${kinds[item.kind].label}: `}</span>}
          <TimeAgo date={item.createdAt} />
        </p>
        <ItemFacts item={item} />
        {item.text && <blockquote className="request-text">{item.text}</blockquote>}
        {item.deletedBefore && <PreviousDeletion supplier={item.deletedBefore} />}
        <LikelySuppliers suppliers={item.likelySuppliers} />
      </div>
      <div className="request-foot">
        {item.status === 'PENDING' ? <ItemActions item={item} /> : <DecidedNote item={item} />}
      </div>
    </div>
  )
}
