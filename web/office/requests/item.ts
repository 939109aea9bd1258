import type { PendingCard_ItemFragment } from './PendingCard.generated.ts'

export type Item = PendingCard_ItemFragment

export const isUnread = ({ kind, readAt }: Pick<Item, 'kind' | 'readAt'>) => kind === 'MESSAGE' && !readAt
