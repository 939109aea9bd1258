import { expect, test } from 'vitest'
import { StartError } from '../process/env.ts'
import { explainFailure } from './start.ts'
import { cronItems, tasksFor } from './tasks.ts'

test('every job that runs by the clock is scheduled, and a worker knows it like those that are queued', () => {
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
  const queued = [
    'change_batch',
    'check_backlink',
    'check_backlinks',
    'check_counters',
    'check_upload',
    'deliver_webhook',
    'import_upload',
    'notify_run',
    'remove_demo',
    'scrape_page',
    'send_mail',
    'transfer',
  ]
  const known = Object.keys(tasksFor({} as never))
  expect([...cronItems.map(({ task }) => task), ...queued].filter((task) => !known.includes(task))).toEqual([])
})

test('a start that the machine or the database prevents is explained in one line; a fault of ours keeps its stack', () => {
  const explain = (code: string, message: string) => explainFailure(Object.assign(new Error(message), { code }))
  for (const [code, message, line] of [
    ['ECONNREFUSED', 'connect', 'The database went away while the site was starting: connect'],
    ['53100', 'disk\nfull', 'The database refuses while the site is starting: disk full'],
    ['42501', 'not yours', 'The database refuses while the site is starting: not yours'],
    ['ENOSPC', 'no space', 'A file cannot be written: no space'],
    ['EACCES', 'no access', 'A file cannot be written: no access'],
  ] as const)
    expect(explain(code, message)).toEqual(new StartError(line))
  const fault = new TypeError('x is undefined')
  expect(explainFailure(fault)).toBe(fault)
})
