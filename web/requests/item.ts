import type { PendingCard_ItemFragment } from '../graphql.generated.ts'

/** An item as its card reads it. */
export type Item = PendingCard_ItemFragment
