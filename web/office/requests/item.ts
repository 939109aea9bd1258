import type { PendingCard_ItemFragment } from '../../graphql.generated.ts'

/** An item as its card reads it. */
export type Item = PendingCard_ItemFragment

/** Whether it is an unread message. */
export const isUnread = ({ kind, readAt }: Pick<Item, 'kind' | 'readAt'>) => kind === 'MESSAGE' && !readAt
