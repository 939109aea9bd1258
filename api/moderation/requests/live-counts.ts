import { createLiveValue } from '../../database/live-value.ts'
import { countPending } from './list-pending.ts'

export const { watch: watchCounts } = createLiveValue({
  channel: 'requests',
  read: (pool) => countPending(pool),
})
