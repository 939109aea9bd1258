import { parseCronItems } from 'graphile-worker'

/** What is done at set times (UTC), once for all processes together; each task is one of those in tasks.ts. */
export const cronItems = parseCronItems([
  { task: 'check_backlinks', match: '17 3 * * 1', options: { maxAttempts: 3 } }, // early on Mondays
  { task: 'forget_places', match: '41 2 * * *', options: { maxAttempts: 3 } }, // each night
])
