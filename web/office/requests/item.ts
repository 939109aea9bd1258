import type { PendingCard_ItemFragment } from '../../graphql.generated.ts'

/** An item as its card reads it. */
export type Item = PendingCard_ItemFragment

/** A message that nobody has read yet. */
export const isUnread = ({ kind, readAt }: Pick<Item, 'kind' | 'readAt'>) => kind === 'MESSAGE' && !readAt
