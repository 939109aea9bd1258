import { createLiveValue } from '../../database/live-value.ts'
import { countPending } from './list-pending.ts'

/** How much waits of each kind: now, and then whenever something has arrived or was decided. */
export const { watch: watchCounts } = createLiveValue({
  channel: 'requests',
  read: (pool) => countPending(pool),
})
