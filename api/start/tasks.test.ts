import { expect, test } from 'vitest'
import { cronItems } from './tasks.ts'

test('every job that runs by the clock is scheduled', () => {
  expect(cronItems.map(({ task }) => task).toSorted()).toEqual([
    'backup',
    'build_export',
    'compare_all',
    'compare_changed',
    'delete_expired_changes',
    'delete_expired_places',
    'delete_expired_rows',
    'delete_unused_pictures',
    'deliver_webhooks',
    'end_ads',
    'end_featured',
    'end_lost_transfers',
    'end_lost_uploads',
    'fetch_pictures',
    'fold_tallies',
    'publish_posts',
    'renew_freshness',
    'renew_reports',
    'send_digests',
    'send_mails',
    'start_due',
  ])
})
